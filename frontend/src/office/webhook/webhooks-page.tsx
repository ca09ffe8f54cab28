import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { WebhookEndpointsDocument, type WebhookEndpointPartsFragment } from '../../generated/office.ts';
import { polled } from '../../platform/polling.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { webhookPath } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { OutdatedNotice } from '../ui/outdated-notice.tsx';
import { QueryFallback } from '../ui/query-fallback.tsx';
import { NewEndpointDialog } from './endpoint-dialog.tsx';
import { EndpointBadge, EndpointFigures, EndpointFailure } from './endpoint-state.tsx';

const refreshMs = 10_000;

/** Where events are sent to. */
export function WebhooksPage() {
  const result = useDetail(WebhookEndpointsDocument, { ...polled(refreshMs) });
  const { data } = result;
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="grid max-w-5xl gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 max-w-[48em] flex-1 basis-72">
          A webhook tells another system what happens here as it happens: your app, a CRM or a spreadsheet can
          welcome each new user, for example. Enter the URL that your app or its settings give for webhooks.
          Every request is signed, so the system can tell that it comes from you.
        </p>
        <Button ref={opener} onClick={() => setCreating(true)} variant="main" className="ml-auto">
          <PlusIcon size={16} />
          Create endpoint
        </Button>
      </div>
      <OutdatedNotice outdated={result.outdated} />
      {data !== undefined ? (
        <Endpoints endpoints={data.webhookEndpoints} />
      ) : (
        <QueryFallback result={result} blocks={['h-32', 'h-32']} />
      )}
      <NewEndpointDialog
        eventTypes={data?.webhookEventTypes ?? []}
        open={creating}
        opener={opener}
        onClose={() => setCreating(false)}
        onCreated={(id) => void navigate(webhookPath(id))}
      />
    </div>
  );
}

function Endpoints({ endpoints }: { endpoints: readonly WebhookEndpointPartsFragment[] }) {
  if (endpoints.length === 0)
    return (
      <p className="panel p-6 text-center">
        No endpoints yet. Create one to send joins and other events to your app or another tool.
      </p>
    );
  return (
    <ul className="grid gap-4" aria-label="Endpoints">
      {endpoints.map((endpoint) => (
        <li key={endpoint.id} className="panel grid gap-3 p-5">
          <div className="flex flex-wrap items-center gap-2.5">
            <h2 className="min-w-0 text-base wrap-anywhere">
              <Link to={webhookPath(endpoint.id)} className="text-link">
                {endpoint.description === '' ? endpoint.url : endpoint.description}
              </Link>
            </h2>
            <EndpointBadge endpoint={endpoint} />
          </div>
          {endpoint.description !== '' && <p className="wrap-anywhere text-fg-3">{endpoint.url}</p>}
          <p className="text-fg-2 empty:hidden">
            <EndpointFailure endpoint={endpoint} />
          </p>
          <EndpointFigures endpoint={endpoint} />
        </li>
      ))}
    </ul>
  );
}

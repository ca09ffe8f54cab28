import { useParams } from 'react-router-dom';
import { WebhookEndpointsDocument, type WebhookEndpointsQuery } from '../../generated/office.ts';
import { polled } from '../../platform/polling.ts';
import { officePaths } from '../platform/office-paths.ts';
import { useDetail } from '../platform/use-detail.ts';
import { DetailScreen } from '../ui/detail-screen.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointBadge, EndpointFigures, EndpointFailure } from './endpoint-state.tsx';
import { SampleCode } from './sample-code.tsx';
import { SecretPanel } from './secret-panel.tsx';
import { useColleagueName } from '../ui/colleague.tsx';

const refreshMs = 10_000;

/** One endpoint: its health, its actions, and the result of each event. */
export function EndpointPage() {
  const { id = '' } = useParams();
  const result = useDetail(WebhookEndpointsDocument, { ...polled(refreshMs) });
  const { data } = result;
  return (
    <DetailScreen list={{ path: officePaths.webhooks, text: 'All endpoints' }} result={result}>
      {data === undefined ? null : <Endpoint key={id} id={id} data={data} />}
    </DetailScreen>
  );
}

function Endpoint({ id, data }: { id: string; data: WebhookEndpointsQuery }) {
  const nameOf = useColleagueName();
  const endpoint = data.webhookEndpoints.find((each) => each.id === id);
  if (endpoint === undefined)
    return <p className="panel p-6">This endpoint doesn’t exist. It may have been deleted.</p>;
  const { description, url, types, personalData, batchSize, perSecond, createdBy } = endpoint;
  return (
    <>
      <section className="panel grid gap-4 p-5" aria-labelledby="endpoint">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 basis-64">
            <div className="flex flex-wrap items-center gap-2.5">
              <h2 id="endpoint" className="text-xl wrap-anywhere">
                {description === '' ? new URL(url).host : description}
              </h2>
              <EndpointBadge endpoint={endpoint} />
            </div>
            <p className="mt-1 wrap-anywhere">{url}</p>
          </div>
          <EndpointActions endpoint={endpoint} eventTypes={data.webhookEventTypes} />
        </div>
        <p className="empty:hidden">
          <EndpointFailure endpoint={endpoint} />
        </p>
        <EndpointFigures endpoint={endpoint} />
        <p className="text-caption text-fg-3">
          {[
            types.join(', '),
            personalData ? 'with personal data' : 'without personal data',
            batchSize === 1 ? 'one event per request' : `up to ${batchSize} events per request`,
            `up to ${perSecond} requests per second`,
            ...(createdBy === null ? [] : [`created by ${nameOf(createdBy)}`]),
          ].join(' · ')}
        </p>
      </section>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <DeliveryList endpointId={id} />
        <div className="grid gap-4">
          <SecretPanel endpoint={endpoint} />
          <SampleCode />
        </div>
      </div>
    </>
  );
}

import { useRef, useState } from 'react';
import {
  PauseWebhookEndpointDocument,
  TestWebhookEndpointDocument,
  WebhookDeliveriesDocument,
  type WebhookEndpointPartsFragment,
  type WebhookEndpointsQuery,
} from '../../generated/office.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useAction } from '../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { RunButton } from '../ui/run-button.tsx';
import { DropdownMenu, MenuAction } from '../ui/dropdown-menu.tsx';
import { DeleteEndpointDialog } from './delete-endpoint-dialog.tsx';
import { EnableEndpointDialog } from './enable-endpoint-dialog.tsx';
import { EditEndpointDialog } from './endpoint-dialog.tsx';
import { ReplayDialog } from './replay-dialog.tsx';

interface EndpointActionsProps {
  endpoint: WebhookEndpointPartsFragment;
  eventTypes: WebhookEndpointsQuery['webhookEventTypes'];
}

type Asked = 'edit' | 'enable' | 'replay' | 'delete';

/** An admin's actions on an endpoint. */
export function EndpointActions({ endpoint, eventTypes }: EndpointActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const close = () => setAsked(null);
  const dialog = { endpoint, opener: menu, onClose: close };
  return (
    <div className="flex flex-wrap gap-2">
      <TestButton id={endpoint.id} />
      {endpoint.state === 'ACTIVE' ? (
        <PauseButton id={endpoint.id} />
      ) : (
        <Button variant="main" onClick={() => setAsked('enable')}>
          Enable
        </Button>
      )}
      <DropdownMenu label="More actions" content="More" wide trigger={menu}>
        <MenuAction onPress={() => setAsked('edit')}>Edit</MenuAction>
        <MenuAction onPress={() => setAsked('replay')}>Replay events</MenuAction>
        <MenuAction onPress={() => setAsked('delete')}>Delete</MenuAction>
      </DropdownMenu>
      {asked === 'edit' && <EditEndpointDialog {...dialog} open eventTypes={eventTypes} />}
      <EnableEndpointDialog {...dialog} open={asked === 'enable'} />
      {asked === 'replay' && <ReplayDialog {...dialog} open eventTypes={eventTypes} />}
      <DeleteEndpointDialog {...dialog} open={asked === 'delete'} />
    </div>
  );
}

function TestButton({ id }: { id: string }) {
  const toasts = useToasts();
  const test = useAction(TestWebhookEndpointDocument, {
    refetch: [WebhookDeliveriesDocument],
    onDone: ({ testWebhookEndpoint: { ok, status, error, durationMs } }) => {
      if (ok) toasts.success(`The test arrived: ${status ?? ''} in ${durationMs} ms.`);
      else toasts.error(`The test failed. ${error ?? ''}`);
    },
  });
  return (
    <RunButton action={test} onPress={() => test.run({ id })}>
      Send test
    </RunButton>
  );
}

function PauseButton({ id }: { id: string }) {
  const pause = useAction(PauseWebhookEndpointDocument, {
    says: () => 'The endpoint is paused. Events are kept.',
  });
  return (
    <RunButton action={pause} onPress={() => pause.run({ id })}>
      Pause
    </RunButton>
  );
}

import { useRef, useState } from 'react';
import {
  usePauseWebhookEndpointMutation,
  useTestWebhookEndpointMutation,
  type WebhookEndpointPartsFragment,
  type WebhookEndpointsQuery,
} from '../../generated/operations.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useCall } from '../platform/use-call.ts';
import { ActionButton } from '../ui/action-button.tsx';
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
        <ActionButton look="main" onClick={() => setAsked('enable')}>
          Enable
        </ActionButton>
      )}
      <DropdownMenu label="More actions" face="More" wide trigger={menu}>
        <MenuAction onPress={() => setAsked('edit')}>Edit</MenuAction>
        <MenuAction onPress={() => setAsked('replay')}>Replay events</MenuAction>
        <MenuAction onPress={() => setAsked('delete')}>Delete</MenuAction>
      </DropdownMenu>
      {asked === 'edit' && <EditEndpointDialog {...dialog} open eventTypes={eventTypes} />}
      <EnableEndpointDialog {...dialog} open={asked === 'enable'} />
      <ReplayDialog {...dialog} open={asked === 'replay'} eventTypes={eventTypes} />
      <DeleteEndpointDialog {...dialog} open={asked === 'delete'} />
    </div>
  );
}

function TestButton({ id }: { id: string }) {
  const toasts = useToasts();
  const { pending, run } = useCall();
  const [test] = useTestWebhookEndpointMutation();
  const press = async () => {
    const data = await run(async () => {
      const answer = await test({ variables: { id }, refetchQueries: ['WebhookDeliveries'] });
      if (answer.error !== undefined) toasts.error(answer.error.message);
      return answer;
    });
    if (data === null) return;
    const { ok, status, error, durationMs } = data.testWebhookEndpoint;
    if (ok) toasts.success(`The test arrived: ${status ?? ''} in ${durationMs} ms.`);
    else toasts.error(`The test failed. ${error ?? ''}`);
  };
  return (
    <ActionButton pending={pending} onClick={() => void press()}>
      Send test
    </ActionButton>
  );
}

function PauseButton({ id }: { id: string }) {
  const toasts = useToasts();
  const { pending, run } = useCall();
  const [pause] = usePauseWebhookEndpointMutation();
  const press = async () => {
    const data = await run(async () => {
      const answer = await pause({ variables: { id } });
      if (answer.error !== undefined) toasts.error(answer.error.message);
      return answer;
    });
    if (data !== null) toasts.success('The endpoint is paused. Events wait.');
  };
  return (
    <ActionButton pending={pending} onClick={() => void press()}>
      Pause
    </ActionButton>
  );
}

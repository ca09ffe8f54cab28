import { useMutation } from '@apollo/client/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import {
  ReplayWebhookEventsDocument,
  WebhookDeliveriesDocument,
  WebhookEndpointsDocument,
  type WebhookEndpointPartsFragment,
  type WebhookEndpointsQuery,
} from '../../generated/office.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useCall } from '../platform/use-call.ts';
import type { DialogOpening } from '../ui/dialog-opening.ts';
import { counted } from '../ui/figures.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Input } from '../ui/input.tsx';
import { localMinute, momentOfLocal } from '../ui/local-minute.ts';
import { EventChecks } from './event-checks.tsx';

interface ReplayDialogProps extends DialogOpening {
  endpoint: WebhookEndpointPartsFragment;
  eventTypes: WebhookEndpointsQuery['webhookEventTypes'];
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Asks which events to send again: those of the last 24 hours, unless an admin chooses others. */
export function ReplayDialog({ endpoint, eventTypes, open, opener, onClose }: ReplayDialogProps) {
  const first = useRef<HTMLInputElement>(null);
  const toasts = useToasts();
  const [from, setFrom] = useState(() => localMinute(Date.now() - dayMs));
  const [to, setTo] = useState(() => localMinute(Date.now() + minuteMs));
  const [types, setTypes] = useState<string[]>([...endpoint.types]);
  const { pending, error, run } = useCall();
  const [replay] = useMutation(ReplayWebhookEventsDocument);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const data = await run(() =>
      replay({
        variables: { endpointId: endpoint.id, from: momentOfLocal(from), to: momentOfLocal(to), types },
        refetchQueries: [WebhookEndpointsDocument, WebhookDeliveriesDocument],
      }),
    );
    if (data === null) return;
    const { joins, deliveries } = data.replayWebhookEvents;
    toasts.success(
      `Replaying ${counted(joins, 'join', 'joins')} and ${counted(deliveries, 'other event', 'other events')}.`,
    );
    onClose();
  };
  const fields = error?.fields ?? {};
  return (
    <FormDialog
      open={open}
      onCancel={onClose}
      formProps={{ onSubmit: (event) => void submit(event) }}
      title="Replay events"
      submit="Replay"
      pending={pending}
      error={error !== null && Object.keys(fields).length === 0 ? error.message : null}
      initialFocus={first}
      opener={opener}
    >
      <p>
        Sends events again with the same IDs: joins and credits of any age, other events of the last 30 days.
      </p>
      <Input
        ref={first}
        id="replay-from"
        label="From"
        type="datetime-local"
        value={from}
        error={fields['from']}
        onChange={({ target }) => setFrom(target.value)}
      />
      <Input
        id="replay-to"
        label="To"
        type="datetime-local"
        value={to}
        error={fields['to']}
        onChange={({ target }) => setTo(target.value)}
      />
      <EventChecks eventTypes={eventTypes} chosen={types} error={fields['types']} onChoose={setTypes} />
    </FormDialog>
  );
}

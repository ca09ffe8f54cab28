import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { object } from 'yup';
import {
  ReplayWebhookEventsDocument,
  WebhookDeliveriesDocument,
  WebhookEndpointsDocument,
  type WebhookEndpointPartsFragment,
  type WebhookEndpointsQuery,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { counted, localMinute, momentOfLocal } from '../ui/format.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
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
  const [replay] = useMutation(ReplayWebhookEventsDocument, {
    refetchQueries: [WebhookEndpointsDocument, WebhookDeliveriesDocument],
  });
  const [now] = useState(() => Date.now());
  const { form, field, errorOf, formProps, pending, failure } = useServerForm({
    values: { from: localMinute(now - dayMs), to: localMinute(now + minuteMs), types: [...endpoint.types] },
    schema: object(),
    send: ({ from, to, types }) =>
      replay({
        variables: { endpointId: endpoint.id, from: momentOfLocal(from), to: momentOfLocal(to), types },
      }),
    onDone: ({ replayWebhookEvents: { joins, deliveries } }) => {
      toasts.success(
        `Replaying ${counted(joins, 'join', 'joins')} and ${counted(deliveries, 'other event', 'other events')}.`,
      );
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      formProps={formProps}
      title="Replay events"
      submit="Replay"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={first}
      opener={opener}
    >
      <p>
        Sends events again with the same IDs: joins and credits of any age, other events of the last 30 days.
      </p>
      <TextField ref={first} id="replay-from" label="From" type="datetime-local" {...field('from')} />
      <TextField id="replay-to" label="To" type="datetime-local" {...field('to')} />
      <EventChecks
        eventTypes={eventTypes}
        chosen={form.values.types}
        error={errorOf('types')}
        onChoose={(types) => void form.setFieldValue('types', types)}
      />
    </FormDialog>
  );
}

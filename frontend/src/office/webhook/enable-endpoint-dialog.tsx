import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { object } from 'yup';
import {
  EnableWebhookEndpointDocument,
  WebhookAlertsDocument,
  WebhookDeliveriesDocument,
  type WebhookEndpointPartsFragment,
  type WebhookResume,
} from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { counted } from '../ui/format.ts';
import { RadioCards, type RadioCard } from '../ui/radio-cards.tsx';

interface EnableEndpointDialogProps extends DialogOpening {
  endpoint: WebhookEndpointPartsFragment;
}

/** Asks where an endpoint resumes. */
export function EnableEndpointDialog({ endpoint, open, opener, onClose }: EnableEndpointDialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const toasts = useToasts();
  const [enable] = useMutation(EnableWebhookEndpointDocument, {
    refetchQueries: [WebhookAlertsDocument, WebhookDeliveriesDocument],
  });
  const { form, formProps, pending, failure } = useServerForm<{ from: WebhookResume }, object>({
    values: { from: 'LAST' },
    schema: object(),
    send: ({ from }) => enable({ variables: { id: endpoint.id, from } }),
    onDone: () => {
      toasts.success('The endpoint is enabled.');
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      formProps={formProps}
      title="Enable this endpoint?"
      submit="Enable"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={box}
      opener={opener}
    >
      <div ref={box} tabIndex={-1} className="outline-none">
        <RadioCards
          legend="Resume"
          value={form.values.from}
          options={optionsFor(endpoint.backlog)}
          onChoose={(from) => void form.setFieldValue('from', from)}
        />
      </div>
    </FormDialog>
  );
}

const optionsFor = (backlog: number): readonly RadioCard<WebhookResume>[] => [
  {
    value: 'LAST',
    name: 'From where it stopped',
    description: `Sends what it missed first: ${counted(backlog, 'event', 'events')} in the backlog.`,
  },
  { value: 'NOW', name: 'From now', description: 'Skips what it missed. You can replay it later.' },
];

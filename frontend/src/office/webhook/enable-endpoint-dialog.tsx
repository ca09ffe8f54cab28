import { useMutation } from '@apollo/client/react';
import { useRef, useState, type SyntheticEvent } from 'react';
import {
  EnableWebhookEndpointDocument,
  WebhookAlertsDocument,
  WebhookDeliveriesDocument,
  type WebhookEndpointPartsFragment,
  type WebhookResume,
} from '../../generated/office.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { useCall } from '../platform/use-call.ts';
import type { DialogOpening } from '../ui/dialog-opening.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { counted } from '../ui/figures.ts';
import { RadioCards, type RadioCard } from '../ui/radio-cards.tsx';

interface EnableEndpointDialogProps extends DialogOpening {
  endpoint: WebhookEndpointPartsFragment;
}

/** Asks where an endpoint resumes. */
export function EnableEndpointDialog({ endpoint, open, opener, onClose }: EnableEndpointDialogProps) {
  const box = useRef<HTMLDivElement>(null);
  const toasts = useToasts();
  const [from, setFrom] = useState<WebhookResume>('LAST');
  const { pending, error, run } = useCall();
  const [enable] = useMutation(EnableWebhookEndpointDocument);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const data = await run(() =>
      enable({
        variables: { id: endpoint.id, from },
        refetchQueries: [WebhookAlertsDocument, WebhookDeliveriesDocument],
      }),
    );
    if (data === null) return;
    toasts.success('The endpoint is enabled.');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onCancel={onClose}
      formProps={{ onSubmit: (event) => void submit(event) }}
      title="Enable this endpoint?"
      submit="Enable"
      pending={pending}
      error={error?.message ?? null}
      initialFocus={box}
      opener={opener}
    >
      <div ref={box} tabIndex={-1} className="outline-none">
        <RadioCards legend="Resume" value={from} options={optionsFor(endpoint.backlog)} onChoose={setFrom} />
      </div>
    </FormDialog>
  );
}

const optionsFor = (backlog: number): readonly RadioCard<WebhookResume>[] => [
  {
    value: 'LAST',
    name: 'From where it stopped',
    can: `Sends what it missed first: ${counted(backlog, 'event', 'events')} in the backlog.`,
  },
  { value: 'NOW', name: 'From now', can: 'Skips what it missed. You can replay it later.' },
];

import { useMutation } from '@apollo/client/react';
import { paceFormSchema } from '@waitlist/backend/mailing-form';
import { useRef } from 'react';
import { SetMailingPaceDocument, type MailingPartsFragment } from '../../generated/office.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useAction } from '../platform/use-action.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { capitalized, counted } from '../ui/format.ts';
import { kindWords } from './mailing-kinds.ts';
import { leftOf } from './mailing-state.tsx';
import { sendingTime } from './sending-time.ts';

/** Asks for another pace. The toast takes it back. */
export function PaceDialog({
  mailing: { id, kind, perHour, recipients },
  ...opening
}: DialogOpening & { mailing: MailingPartsFragment }) {
  const toasts = useToasts();
  const box = useRef<HTMLInputElement>(null);
  const { one, messages, ownQueries } = kindWords[kind];
  const refetch = ownQueries.slice(0, 1);
  const [setPace] = useMutation(SetMailingPaceDocument, { refetchQueries: refetch });
  const undo = useAction(SetMailingPaceDocument, {
    refetch,
    says: ({ setMailingPace }) => setMailingPace.message,
  });
  const { form, field, failure, formProps, pending } = useServerForm<
    { perHour: number | '' },
    { setMailingPace: { message: string } }
  >({
    values: { perHour },
    schema: paceFormSchema,
    send: (values) => setPace({ variables: { id, perHour: Number(values.perHour) } }),
    onDone: ({ setMailingPace: { message } }) => {
      toasts.success(message, { label: 'Undo', act: () => void undo.run({ id, perHour }) });
      opening.onClose();
    },
  });
  const left = leftOf(recipients);
  const chosen = Number(form.values.perHour);
  return (
    <FormDialog
      {...opening}
      formProps={formProps}
      title={`Change the pace of this ${one}?`}
      submit="Change pace"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={box}
    >
      <TextField
        ref={box}
        id="mailing-pace"
        label={`${capitalized(messages)} per hour`}
        hint={
          left > 0 && chosen > 0
            ? `Sending to the ${counted(left, 'user who is', 'users who are')} left takes ${sendingTime(left, chosen)}.`
            : '1 to 1,000,000'
        }
        type="number"
        min={1}
        max={1_000_000}
        {...field('perHour')}
      />
    </FormDialog>
  );
}

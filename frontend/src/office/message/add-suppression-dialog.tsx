import { useRef, type RefObject } from 'react';
import { forgotPasswordFormSchema } from '@waitlist/backend/account-form';
import { useAddSuppressionMutation, type SuppressionScope } from '../../generated/operations.ts';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Input } from '../ui/input.tsx';
import { RadioCards } from '../ui/radio-cards.tsx';

interface AddSuppressionDialogProps {
  open: boolean;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface NewSuppression {
  readonly email: string;
  readonly scope: SuppressionScope;
}

const empty: NewSuppression = { email: '', scope: 'ALL' };

const scopes = [
  { value: 'ALL', name: 'All', can: 'They get neither invitations nor news by email.' },
  { value: 'INVITES', name: 'Invitations', can: 'They get no invitations by email.' },
  { value: 'NEWS', name: 'News', can: 'They get no news.' },
] as const;

/** Asks which address gets no more messages. */
export function AddSuppressionDialog({ open, opener, onClose }: AddSuppressionDialogProps) {
  const toasts = useToasts();
  const email = useRef<HTMLInputElement>(null);
  const [add] = useAddSuppressionMutation();
  const { form, field, failure, formProps, pending } = useServerForm({
    values: empty,
    schema: forgotPasswordFormSchema,
    send: (input) => add({ variables: { input }, refetchQueries: ['Suppressions'] }),
    onDone: ({ addSuppression }) => {
      toasts.success(addSuppression.message);
      form.resetForm();
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onCancel={onClose}
      formProps={formProps}
      title="Suppress an address"
      submit="Suppress address"
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={email}
      opener={opener}
    >
      <Input
        ref={email}
        id="suppression-email"
        type="email"
        label="Email"
        hint="Verification codes still go there"
        autoComplete="off"
        {...field('email')}
      />
      <RadioCards
        legend="Suppress"
        value={form.values.scope}
        options={scopes}
        onChoose={(scope) => void form.setFieldValue('scope', scope)}
      />
    </FormDialog>
  );
}

import { useRef } from 'react';
import { emailFormSchema } from '@waitlist/backend/account-form';
import { useServerForm } from '../../platform/use-server-form.ts';
import { useToasts } from '../../ui/toasts.tsx';
import type { DialogOpening } from '../../ui/dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RadioCards, type RadioCard } from './radio-cards.tsx';
import { MailSuggestionHint } from '../../ui/mail-suggestion-hint.tsx';

interface EmailDialogProps<Choice extends string, Data> extends DialogOpening {
  /** The email field's. */
  id: string;
  title: string;
  submit: string;
  hint: string;
  legend: string;
  options: readonly RadioCard<Choice>[];
  initial: Choice;
  send: (email: string, choice: Choice) => Promise<{ data?: Data | null | undefined; error?: unknown }>;
  /** The server's message, shown once the dialog has closed. */
  messageOf: (data: Data) => string;
}

/** Asks for an email address and one of a few options. */
export function EmailDialog<Choice extends string, Data>(props: EmailDialogProps<Choice, Data>) {
  const { open, opener, onClose, id, title, submit, hint, legend, options, initial, send, messageOf } = props;
  const toasts = useToasts();
  const email = useRef<HTMLInputElement>(null);
  const { form, field, failure, formProps, pending } = useServerForm({
    values: { email: '', choice: initial },
    schema: emailFormSchema,
    send: (values) => send(values.email, values.choice),
    onDone: (data) => {
      toasts.success(messageOf(data));
      form.resetForm();
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      formProps={formProps}
      title={title}
      submit={submit}
      pending={pending}
      error={failure?.message ?? null}
      initialFocus={email}
      opener={opener}
    >
      <TextField
        ref={email}
        id={id}
        type="email"
        label="Email"
        hint={
          <MailSuggestionHint
            typed={form.values.email}
            fieldId={id}
            onUse={(address) => void form.setFieldValue('email', address)}
          >
            {hint}
          </MailSuggestionHint>
        }
        autoComplete="off"
        {...field('email')}
      />
      <RadioCards
        legend={legend}
        value={form.values.choice}
        options={options}
        onChoose={(choice) => void form.setFieldValue('choice', choice)}
      />
    </FormDialog>
  );
}

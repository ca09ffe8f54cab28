import { useEffect, useRef, useState, type ReactNode } from 'react';
import { smsCountry } from '@waitlist/backend/sms-country';
import { typedPhone } from '@waitlist/backend/typed-text';
import { fieldMessage } from '../platform/api-error.ts';
import { MailSuggestionHint } from '../ui/mail-suggestion-hint.tsx';
import { TextField } from '../ui/text-field.tsx';
import { WaitingButton } from '../ui/waiting-button.tsx';
import type { CodeVerification } from './use-code-verification.ts';
import type { Contact } from './verification-state.ts';

interface ContactFormProps {
  /** Of the field. */
  id: string;
  /** Whether it gets the focus when it appears. */
  startsFocused?: boolean;
  /** Whether text messages reach the visitor. */
  getsTexts: boolean;
  /** What is wrong with an empty field. @param what it takes: "email address". */
  missing: (what: string) => string;
  entered: string;
  onChange: (entered: string) => void;
  verification: CodeVerification;
  /** Shown above the field. */
  children: (what: string) => ReactNode;
}

/** Takes the email address or phone number to which a code goes. */
export function ContactForm({ id, getsTexts, missing, entered, onChange, ...props }: ContactFormProps) {
  const { verification, children, startsFocused = false } = props;
  const what = getsTexts ? 'email address or phone number' : 'email address';
  const { problem } = verification.state;
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const sendError = problem && fieldMessage(problem.error);
  const error = isMissing ? missing(what) : sendError;
  useEffect(() => {
    if (error !== null) field.current?.focus();
  }, [error]);
  useEffect(() => {
    if (startsFocused) field.current?.focus();
  }, [startsFocused]);
  const contact = contactIn(entered);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(contact === null);
        if (contact !== null) void verification.start(contact);
      }}
    >
      <div className="contents">{children(what)}</div>
      <TextField
        id={id}
        ref={field}
        label={getsTexts ? `Email or ${smsCountry.adjective} mobile number` : 'Email'}
        value={entered}
        onChange={({ target }) => {
          onChange(target.value);
          setMissing(false);
          verification.clearProblem();
        }}
        readOnly={verification.pending !== null}
        autoComplete={getsTexts ? 'username' : 'email'}
        inputMode={getsTexts ? 'text' : 'email'}
        hint={<MailSuggestionHint typed={entered} fieldId={id} onUse={onChange} />}
        error={error ?? undefined}
      />
      <WaitingButton
        variant="main"
        type="submit"
        className="mt-6 w-full"
        availableAtMs={problem?.retryAtMs ?? null}
        pending={verification.pending !== null}
      >
        Send code
      </WaitingButton>
    </form>
  );
}

/**
 * Text that could only be a phone number is parsed as a mobile number in the country with text messages, any other as
 * an email address.
 */
function contactIn(entered: string): Contact | null {
  const destination = entered.trim();
  if (destination === '') return null;
  return { channel: /^\+?\d+$/.test(typedPhone(destination)) ? 'SMS' : 'EMAIL', destination };
}

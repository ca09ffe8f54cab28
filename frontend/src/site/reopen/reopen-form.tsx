import { useEffect, useRef, useState } from 'react';
import { useTellWhenOpenMutation } from '../../generated/site/reopen.ts';
import { fieldMessage } from '../../platform/api-error.ts';
import { attempt, type Attempt } from '../../platform/attempt.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { MailSuggestionHint } from '../../ui/mail-suggestion-hint.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { CodeEntry } from '../../verification/code-entry.tsx';
import { useCodeVerification, type CodeVerification } from '../../verification/use-code-verification.ts';
import type { Contact } from '../../verification/verification-state.ts';

const fieldId = 'reopen-email';

/** Asks for one email once sign-ups are open: an address, then the code that was sent there. */
export function ReopenForm() {
  const verification = useCodeVerification('REOPEN', { redeem: useRedeem() });
  const [email, setEmail] = useState('');
  const { step } = verification.state;
  return (
    <section aria-labelledby="reopen-title" className="border-t border-line pt-5">
      <h3 id="reopen-title" className="text-lg font-semibold text-fg">
        Tell me when it reopens
      </h3>
      {step === 'contact' && <EmailForm email={email} onChange={setEmail} verification={verification} />}
      {step === 'code' && (
        <div className="mt-3">
          <CodeEntry
            id="reopen-code"
            verification={verification}
            confirmText="Confirm"
            onConfirm={(code) => void verification.confirm(code)}
            changeText="Change email"
            onChangeContact={verification.changeContact}
          />
        </div>
      )}
      {step === 'verified' && <Done />}
    </section>
  );
}

/** The call that keeps the wish redeems the code. */
function useRedeem() {
  const [tell] = useTellWhenOpenMutation();
  return async ({ destination }: Contact, otp: string): Promise<Attempt<{ readonly message: string }>> => {
    const told = await attempt(() => tell({ variables: { input: { email: destination, otp } } }));
    return told.ok ? { ok: true, data: told.data.tellWhenOpen } : told;
  };
}

interface EmailFormProps {
  email: string;
  onChange: (email: string) => void;
  verification: CodeVerification;
}

function EmailForm({ email, onChange, verification }: EmailFormProps) {
  const { problem } = verification.state;
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const error = isMissing ? 'Enter your email address.' : problem && fieldMessage(problem.error);
  useEffect(() => {
    if (error !== null) field.current?.focus();
  }, [error]);
  return (
    <form
      noValidate
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        const destination = email.trim();
        setMissing(destination === '');
        if (destination !== '') void verification.start({ channel: 'EMAIL', destination });
      }}
    >
      <TextField
        id={fieldId}
        ref={field}
        label="Email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        value={email}
        onChange={({ target }) => {
          onChange(target.value);
          setMissing(false);
          verification.clearProblem();
        }}
        readOnly={verification.pending !== null}
        hint={
          <MailSuggestionHint typed={email} fieldId={fieldId} onUse={onChange}>
            We’ll email you once, then delete your address.
          </MailSuggestionHint>
        }
        error={error ?? undefined}
      />
      <WaitingButton
        variant="main"
        type="submit"
        className="mt-4 w-full"
        availableAtMs={problem?.retryAtMs ?? null}
        pending={verification.pending !== null}
      >
        Send code
      </WaitingButton>
    </form>
  );
}

function Done() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    text.current?.focus();
  }, []);
  return (
    <p ref={text} tabIndex={-1} role="status" className="mt-3 flex items-center gap-2.5 text-fg outline-none">
      <CheckIcon className="shrink-0 text-up" />
      <span>Done. We’ll email you once sign-ups are open.</span>
    </p>
  );
}

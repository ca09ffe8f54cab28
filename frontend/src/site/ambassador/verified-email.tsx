import { useRef, type ChangeEvent, type FocusEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldMessage } from '../../platform/api-error.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { MailSuggestionHint } from '../../ui/mail-suggestion-hint.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import { CodeEntry } from '../../verification/code-entry.tsx';
import type { CodeVerification } from '../../verification/use-code-verification.ts';

interface VerifiedEmailProps {
  id: string;
  name: string;
  value: string;
  error: string | undefined;
  /** The typed text can be an address. */
  isPossible: boolean;
  verification: CodeVerification;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  /** Puts another address into the field. */
  onUse: (email: string) => void;
}

/** The email field and, below it, its verification. The typed text stays while a code is being sent. */
export function VerifiedEmail({ isPossible, verification, onChange, onUse, ...field }: VerifiedEmailProps) {
  const { state, pending, clearProblem, changeContact } = verification;
  const input = useRef<HTMLInputElement>(null);
  const email = field.value.trim();
  return (
    <div className="sm:col-span-2">
      <TextField
        {...field}
        ref={input}
        label="Email"
        hint={
          state.step === 'contact' ? (
            <MailSuggestionHint typed={field.value} fieldId={field.id} onUse={onUse}>
              We’ll email you a code to confirm it.
            </MailSuggestionHint>
          ) : undefined
        }
        type="email"
        autoComplete="email"
        spellCheck={false}
        readOnly={state.step !== 'contact' || pending !== null}
        onChange={(event) => {
          onChange(event);
          clearProblem();
        }}
      />
      {state.step === 'contact' && isPossible && email !== '' && (
        <SendCode email={email} verification={verification} />
      )}
      {state.step === 'code' && (
        <div className="mt-4">
          <CodeEntry
            id="ambassador-otp"
            verification={verification}
            isInline
            confirmText="Verify OTP"
            onConfirm={(code) => void verification.confirm(code)}
            changeText="Change email"
            onChangeContact={() => {
              flushSync(changeContact); // the button disappears, and the field can be edited again
              input.current?.focus();
            }}
          />
        </div>
      )}
      {state.step === 'verified' && (
        <p role="status" className="mt-2 flex items-center gap-2 text-small text-up">
          <CheckIcon size={18} />
          Your email is verified
        </p>
      )}
    </div>
  );
}

/** For the button, once there is one: the next thing to do. */
export const sendCodeId = 'ambassador-send-otp';

function SendCode({ email, verification }: { email: string; verification: CodeVerification }) {
  const { problem } = verification.state;
  return (
    <>
      {problem !== null && (
        <p role="alert" className="mt-1.5 text-sm text-down">
          {fieldMessage(problem.error)}
        </p>
      )}
      <WaitingButton
        variant="main"
        id={sendCodeId}
        className="mt-2.5 max-sm:w-full"
        availableAtMs={problem?.retryAtMs ?? null}
        pending={verification.pending === 'sending'}
        onClick={() => void verification.start({ channel: 'EMAIL', destination: email })}
      >
        Send OTP
      </WaitingButton>
    </>
  );
}

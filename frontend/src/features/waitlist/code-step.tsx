import { useEffect, useState, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { ArrowLeftIcon, CheckIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatWait, useCountdown } from '../../ui/use-countdown.ts';
import type { Challenge, Problem } from './flow-state.ts';
import { SmallPrint } from './small-print.tsx';

interface CodeStepProps {
  challenge: Challenge;
  /** The code was right: joining is under way, or failed and can be tried again. */
  confirmed: boolean;
  problem: Problem | null;
  pending: boolean;
  firstBox: RefObject<HTMLInputElement | null>;
  onConfirm: (code: string) => void;
  onResend: () => void;
  onChangeContact: () => void;
}

export function CodeStep({ challenge, confirmed, problem, pending, firstBox, onConfirm, onResend, onChangeContact }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [complaint, setComplaint] = useState<string | undefined>();
  const waitSeconds = useCountdown(problem?.retryAtMs ?? null);
  const complete = code.length === challenge.codeLength;

  useWrongCode(problem, confirmed, firstBox, (message) => {
    setCode('');
    setComplaint(message);
  });
  const confirm = (entered: string) => {
    if (confirmed || entered.length === challenge.codeLength) onConfirm(entered);
    else setComplaint(`Enter all ${challenge.codeLength} digits`);
  };

  return (
    <form
      noValidate
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        confirm(code);
      }}
    >
      {confirmed ? (
        <Confirmed pending={pending} problem={problem} />
      ) : (
        <>
          <Sent challenge={challenge} />
          <CodeField
            id="otp"
            length={challenge.codeLength}
            value={code}
            onChange={(next) => {
              setCode(next);
              if (next !== '') setComplaint(undefined);
            }}
            onComplete={confirm}
            error={complaint}
            readOnly={pending}
            firstBox={firstBox}
          />
        </>
      )}
      <SmallPrint className="mt-5" />
      <Button type="submit" className="mt-5 w-full" pending={pending && (complete || confirmed)} unavailable={waitSeconds > 0 && confirmed}>
        Confirm &amp; Get Early Access
      </Button>
      {!confirmed && (
        <div className="mt-3 flex flex-col gap-1 sm:flex-row sm:justify-between">
          <ResendButton availableAtMs={Math.max(challenge.resendAtMs, problem?.retryAtMs ?? 0)} pending={pending && !complete} onResend={onResend} />
          <Button look="quiet" className="px-3" onClick={onChangeContact}>
            <ArrowLeftIcon size={18} />
            Change e-mail or number
          </Button>
        </div>
      )}
    </form>
  );
}

/** A refused code is wiped and its first box focused, with the server's words below. */
function useWrongCode(problem: Problem | null, confirmed: boolean, firstBox: RefObject<HTMLInputElement | null>, onWrong: (message: string) => void) {
  const [heard, setHeard] = useState<Problem | null>(null);
  if (problem !== heard) {
    setHeard(problem);
    if (problem !== null && !confirmed) onWrong(problem.error.message);
  }
  useEffect(() => {
    if (!confirmed) firstBox.current?.focus();
  }, [problem, confirmed, firstBox]);
}

function Sent({ challenge }: { challenge: Challenge }) {
  const minutes = Math.max(1, Math.round(challenge.expiresInSeconds / 60));
  return (
    <p className="mb-6 leading-relaxed">
      We sent a code to <strong className="font-medium break-words text-fg">{challenge.destination}</strong>. It is good for{' '}
      {minutes === 1 ? 'one minute' : `${minutes} minutes`}.
    </p>
  );
}

function Confirmed({ pending, problem }: { pending: boolean; problem: Problem | null }) {
  return (
    <>
      <p role="status" className="flex items-center gap-2.5 text-fg">
        <CheckIcon className="shrink-0 text-up" />
        {pending ? 'Confirmed. Finding your place on the list…' : 'Your code was right. One step is left.'}
      </p>
      {problem !== null && (
        <Notice tone="trouble" className="mt-4">
          {problem.error.message}
        </Notice>
      )}
    </>
  );
}

function ResendButton({ availableAtMs, pending, onResend }: { availableAtMs: number; pending: boolean; onResend: () => void }) {
  const seconds = useCountdown(availableAtMs);
  return (
    <Button look="quiet" className="figures px-3" pending={pending} unavailable={seconds > 0} onClick={onResend}>
      {seconds > 0 ? `Resend code in ${formatWait(seconds)}` : 'Resend code'}
    </Button>
  );
}

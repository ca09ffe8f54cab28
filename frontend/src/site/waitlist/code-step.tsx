import { useLayoutEffect, useState, type RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatWait, useCountdown } from '../../ui/use-countdown.ts';
import type { Challenge, Problem } from './flow-state.ts';
import { SmallPrint } from './small-print.tsx';

interface CodeStepProps {
  challenge: Challenge;
  problem: Problem | null;
  pending: boolean;
  firstBox: RefObject<HTMLInputElement | null>;
  onConfirm: (code: string) => void;
  onResend: () => void;
  onChangeContact: () => void;
}

export function CodeStep({
  challenge,
  problem,
  pending,
  firstBox,
  onConfirm,
  onResend,
  onChangeContact,
}: CodeStepProps) {
  const { code, setCode, complaint, setComplaint } = useCode(challenge, problem);
  const complete = code.length === challenge.codeLength;
  const usedUp = problem?.error.code === 'OTP_ATTEMPTS_EXCEEDED';
  // With the message, not after it: what is typed at once belongs in the first box.
  useLayoutEffect(() => firstBox.current?.focus(), [challenge, problem, firstBox]);
  const confirm = (entered: string) => {
    if (usedUp) return;
    if (entered.length === challenge.codeLength) onConfirm(entered);
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
      <Sent challenge={challenge} />
      <CodeField
        id="otp"
        length={challenge.codeLength}
        value={code}
        onChange={setCode}
        onComplete={confirm}
        error={complaint}
        readOnly={pending || usedUp}
        firstBox={firstBox}
      />
      {problem?.during === 'sending' && <NotSent problem={problem} />}
      <SmallPrint className="mt-5" />
      <Button type="submit" className="mt-5 w-full" pending={pending && complete} unavailable={usedUp}>
        Confirm &amp; Get Early Access
      </Button>
      <div className="mt-3 flex flex-col gap-1 sm:-mx-3 sm:flex-row sm:justify-between">
        <ResendButton
          availableAtMs={Math.max(challenge.resendAtMs, problem?.retryAtMs ?? 0)}
          pending={pending && !complete}
          onResend={onResend}
        />
        <Button look="quiet" onClick={onChangeContact}>
          <ArrowLeftIcon size={18} />
          Change e-mail or number
        </Button>
      </div>
    </form>
  );
}

/**
 * The code as it is typed, and what is wrong with it. A code the server refused is wiped; one that it never saw, for
 * want of a network, stays. A new challenge starts afresh.
 */
function useCode(challenge: Challenge, problem: Problem | null) {
  const [code, setCode] = useState('');
  const [complaint, setComplaint] = useState<string | undefined>();
  const [seen, setSeen] = useState({ challenge, problem });
  if (seen.challenge !== challenge || seen.problem !== problem) {
    setSeen({ challenge, problem });
    const refused = problem?.during === 'verifying';
    if (seen.challenge !== challenge || (refused && problem.error.code.startsWith('OTP_'))) setCode('');
    setComplaint(refused ? (problem.error.fields['otp'] ?? problem.error.message) : undefined);
  }
  return {
    code,
    complaint,
    setComplaint,
    setCode: (next: string) => {
      setCode(next);
      if (next !== '') setComplaint(undefined);
    },
  };
}

function Sent({ challenge }: { challenge: Challenge }) {
  const minutes = Math.max(1, Math.round(challenge.expiresInSeconds / 60));
  return (
    <p className="mb-6 leading-relaxed">
      We sent a code to <strong className="font-medium break-words text-fg">{challenge.destination}</strong>.
      It is good for {minutes === 1 ? 'one minute' : `${minutes} minutes`}.
    </p>
  );
}

function NotSent({ problem }: { problem: Problem }) {
  return (
    <Notice tone="trouble" announced={false} className="mt-4">
      {problem.error.message}
    </Notice>
  );
}

function ResendButton({
  availableAtMs,
  pending,
  onResend,
}: {
  availableAtMs: number;
  pending: boolean;
  onResend: () => void;
}) {
  const seconds = useCountdown(availableAtMs);
  return (
    <Button look="quiet" className="figures" pending={pending} unavailable={seconds > 0} onClick={onResend}>
      {seconds > 0 ? `Resend code in ${formatWait(seconds)}` : 'Resend code'}
    </Button>
  );
}

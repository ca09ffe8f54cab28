import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatWait, useCountdown } from '../../ui/use-countdown.ts';
import type { Problem } from './flow-state.ts';

interface ConfirmedStepProps {
  problem: Problem | null;
  pending: boolean;
  onJoin: () => void;
}

/** The code was right and is used up: joining is under way, or did not work and can be tried again. */
export function ConfirmedStep({ problem, pending, onJoin }: ConfirmedStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const waitSeconds = useCountdown(problem?.retryAtMs ?? null);
  return (
    <div className="mt-5">
      <p role="status" className="flex items-center gap-2.5 text-fg">
        <CheckIcon className="shrink-0 text-up" />
        {pending ? 'Confirmed. Finding your place on the list…' : 'Your code was right. One step is left.'}
      </p>
      {problem !== null && (
        <Notice tone="trouble" announced={false} className="mt-4">
          {problem.error.message}
        </Notice>
      )}
      <Button
        ref={button}
        className="mt-6 w-full"
        pending={pending}
        unavailable={waitSeconds > 0}
        onClick={onJoin}
      >
        {waitSeconds > 0 ? `Get Early Access in ${formatWait(waitSeconds)}` : 'Get Early Access'}
      </Button>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { CheckIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WaitingButton } from '../../ui/waiting-button.tsx';
import type { FlowProblem } from './flow-state.ts';

interface ConfirmedStepProps {
  problem: FlowProblem | null;
  pending: boolean;
  onJoin: () => void;
}

/** The contact is verified: the join is in progress, or has failed and can be retried. */
export function ConfirmedStep({ problem, pending, onJoin }: ConfirmedStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <div className="mt-5">
      <p role="status" className="flex items-center gap-2.5 text-fg">
        <CheckIcon className="shrink-0 text-up" />
        <span>{pending ? 'Verified. Adding you to the waitlist…' : 'Verified. One step left.'}</span>
      </p>
      {problem !== null && (
        <Notice tone="trouble" className="mt-4">
          {problem.error.message}
        </Notice>
      )}
      <WaitingButton
        ref={button}
        className="mt-6 w-full"
        pending={pending}
        availableAtMs={problem?.retryAtMs ?? null}
        onClick={onJoin}
      >
        Get Early Access
      </WaitingButton>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Action } from '../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';

interface RunButtonProps {
  action: Pick<Action<unknown, unknown>, 'pending' | 'error'>;
  /** Runs the action. */
  onPress: () => Promise<unknown>;
  children: ReactNode;
}

/** Acts when pressed. If it fails, the reason stands below until the next time. */
export function RunButton({ action: { pending, error }, onPress, children }: RunButtonProps) {
  return (
    <span className="grid justify-items-start gap-1.5">
      <Button pending={pending} onClick={() => void onPress()}>
        {children}
      </Button>
      {error !== null && (
        <span role="alert" className="max-w-72 text-caption text-down">
          {error.message}
        </span>
      )}
    </span>
  );
}

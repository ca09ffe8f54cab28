import type { ReactNode } from 'react';
import { useCall } from '../platform/use-call.ts';
import { ActionButton } from './action-button.tsx';

interface CallButtonProps<T> {
  call: () => Promise<{ data?: T | null | undefined; error?: unknown }>;
  onDone: (data: T) => void;
  children: ReactNode;
}

/** Makes a call when pressed. If the call fails, the reason stands below until the next one. */
export function CallButton<T>({ call, onDone, children }: CallButtonProps<T>) {
  const { pending, error, run } = useCall();
  const press = async () => {
    const data = await run(call);
    if (data !== null) onDone(data);
  };
  return (
    <span className="grid justify-items-start gap-1.5">
      <ActionButton pending={pending} onClick={() => void press()}>
        {children}
      </ActionButton>
      {error !== null && (
        <span role="alert" className="max-w-72 text-caption text-down">
          {error.message}
        </span>
      )}
    </span>
  );
}

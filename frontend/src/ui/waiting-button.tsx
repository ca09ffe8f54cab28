import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { formatWait, useCountdown } from './use-countdown.ts';

interface WaitingButtonProps extends Omit<ComponentProps<typeof Button>, 'unavailable' | 'children'> {
  /** Clicking it earlier does nothing; epoch milliseconds, null: at any time. */
  availableAtMs: number | null;
  children: string;
}

/** A button that counts down to the time when it can be clicked: "Resend code in 0:42". */
export function WaitingButton({ availableAtMs, className, children, ...button }: WaitingButtonProps) {
  const seconds = useCountdown(availableAtMs);
  return (
    <Button {...button} className={`figures ${className ?? ''}`} unavailable={seconds > 0}>
      {seconds > 0 ? `${children} in ${formatWait(seconds)}` : children}
    </Button>
  );
}

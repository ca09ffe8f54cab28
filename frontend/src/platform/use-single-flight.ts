import { useCallback, useRef, useState } from 'react';

/** An action in progress. */
export interface Flight {
  /** False once it has finished or was abandoned: then it must not change anything. */
  stillWanted(): boolean;
  /**
   * Ends it before its promise settles, so that its result and the end of the wait are rendered together: a visitor who
   * sees that a code was wrong can type the next one.
   */
  land(): void;
}

/**
 * Runs one action at a time: while one is in progress, another is rejected and `run` resolves with undefined, so
 * nothing is submitted twice. `abandon` ignores the result of the running one.
 */
export function useSingleFlight() {
  const running = useRef<symbol | null>(null);
  const [pending, setPending] = useState(false);
  const run = useCallback(async <T>(action: (flight: Flight) => Promise<T>): Promise<T | undefined> => {
    if (running.current !== null) return undefined;
    const ticket = Symbol('flight');
    const stillWanted = () => running.current === ticket;
    const land = () => {
      if (!stillWanted()) return;
      running.current = null;
      setPending(false);
    };
    running.current = ticket;
    setPending(true);
    try {
      return await action({ stillWanted, land });
    } finally {
      land();
    }
  }, []);
  const abandon = useCallback(() => {
    running.current = null;
    setPending(false);
  }, []);
  return { pending, run, abandon };
}

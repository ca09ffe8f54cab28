import { useCallback, useRef, useState } from 'react';

/**
 * Runs one action at a time: while one is under way another is refused, so nothing is submitted twice.
 * `abandon` lets the running one end unheard: its `stillWanted()` turns false.
 */
export function useSingleFlight() {
  const running = useRef<symbol | null>(null);
  const [pending, setPending] = useState(false);
  const run = useCallback(async (action: (stillWanted: () => boolean) => Promise<void>) => {
    if (running.current !== null) return;
    const ticket = Symbol('flight');
    const stillWanted = () => running.current === ticket;
    running.current = ticket;
    setPending(true);
    try {
      await action(stillWanted);
    } finally {
      if (stillWanted()) {
        running.current = null;
        setPending(false);
      }
    }
  }, []);
  const abandon = useCallback(() => {
    running.current = null;
    setPending(false);
  }, []);
  return { pending, run, abandon };
}

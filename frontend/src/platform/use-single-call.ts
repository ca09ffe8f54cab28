import { useCallback, useRef, useState } from 'react';

/** A call in progress. */
export interface PendingCall {
  /** False once it is settled or was abandoned: then it must not change anything. */
  isCurrent(): boolean;
  /** Aborts when it is abandoned. */
  readonly signal: AbortSignal;
  /**
   * Ends it before its promise settles, so that its result and the end of the wait are rendered together: a visitor who
   * sees that a code was wrong can type the next one.
   */
  settle(): void;
}

/**
 * Makes one call at a time: while one is pending, another is rejected and `run` resolves with undefined, so nothing is
 * submitted twice. `abandon` ignores the result of the pending one.
 */
export function useSingleCall() {
  const current = useRef<AbortController | null>(null);
  const [pending, setPending] = useState(false);
  const run = useCallback(
    async <T>(call: (pendingCall: PendingCall) => Promise<T>): Promise<T | undefined> => {
      if (current.current !== null) return undefined;
      const own = new AbortController();
      const isCurrent = () => current.current === own;
      const settle = () => {
        if (!isCurrent()) return;
        current.current = null;
        setPending(false);
      };
      current.current = own;
      setPending(true);
      try {
        return await call({ isCurrent, settle, signal: own.signal });
      } finally {
        settle();
      }
    },
    [],
  );
  const abandon = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setPending(false);
  }, []);
  return { pending, run, abandon };
}

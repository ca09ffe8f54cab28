import { useRef, useState } from 'react';
import type { ApiError } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';
import { useUnseenFailure } from '../../platform/use-unseen-failure.ts';

/**
 * One call at a time, started by the user: whether it is in progress, and why it last failed. Where nothing reads
 * `error`, a failure is a toast.
 */
export function useCall() {
  const showUnseen = useUnseenFailure();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const hasPlace = useRef(false);
  /** @returns the data, or null if the call failed or another is in progress. */
  async function run<T>(
    call: () => Promise<{ data?: T | null | undefined; error?: unknown }>,
  ): Promise<T | null> {
    if (pending) return null;
    setPending(true);
    setError(null);
    const outcome = await attempt(call);
    setPending(false);
    if (outcome.ok) return outcome.data;
    setError(outcome.error);
    showUnseen(outcome.error, hasPlace.current);
    return null;
  }
  return {
    pending,
    run,
    get error() {
      hasPlace.current = true;
      return error;
    },
  };
}

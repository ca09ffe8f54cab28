import { useState } from 'react';
import type { ApiError } from '../../platform/api-error.ts';
import { attempt } from '../../platform/attempt.ts';

/** One call at a time, started by the user: whether it is in progress, and why it last failed. */
export function useCall() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  /** @returns the data, or null if the call failed or another is in progress. */
  async function run<T>(
    call: () => Promise<{ data?: T | null | undefined; error?: unknown }>,
  ): Promise<T | null> {
    if (pending) return null;
    setPending(true);
    const outcome = await attempt(call);
    setPending(false);
    setError(outcome.ok ? null : outcome.error);
    return outcome.ok ? outcome.data : null;
  }
  return { pending, error, run };
}

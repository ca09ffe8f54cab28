import { vi } from 'vitest';
import type { ApiError } from '../platform/api-error.ts';
import type { Attempt } from '../platform/attempt.ts';

export const succeeded = <T>(data: T): Attempt<T> => ({ ok: true, data });

export const failed = (code: string, more: Partial<ApiError> = {}): { ok: false; error: ApiError } => ({
  ok: false,
  error: {
    code,
    message: `The message of ${code}.`,
    fields: {},
    retryAfterSeconds: null,

    ...more,
  },
});

/** A call that the test answers, when it wants to, in the order of the requests. */
export function answeredByTest<Call extends (...args: never[]) => Promise<Attempt<unknown>>>() {
  type Answer = Awaited<ReturnType<Call>>;
  const waiting: ((answer: Answer) => void)[] = [];
  const call = vi.fn<(...args: Parameters<Call>) => Promise<Answer>>(
    () => new Promise((resolve) => void waiting.push(resolve)),
  );
  return {
    call,
    answer: (answer: Answer) => {
      const next = waiting.shift();
      if (next === undefined) throw new Error('Nothing was asked for');
      next(answer);
    },
  };
}

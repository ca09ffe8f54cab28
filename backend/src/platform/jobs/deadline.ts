/** Thrown when something took longer than it was given; it may still go on. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Waits for `work` for at most `ms` milliseconds. What comes of it later is ignored, a failure too.
 *
 * @throws DeadlineError naming `what` was waited for.
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlineError(`${what} took longer than ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

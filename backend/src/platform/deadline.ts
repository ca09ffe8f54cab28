/** Thrown when something took too long and was abandoned. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Settles as `work` does, or rejects with a {@link DeadlineError} that names `what` after `ms` milliseconds. The work itself
 * continues, and its result is then ignored. A result that arrived while the process was busy counts as in time.
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, what = 'The work'): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const expire = () => reject(new DeadlineError(`${what} took longer than ${ms} ms`));
  // Data that has arrived is read between a timer and setImmediate.
  const timer = setTimeout(() => setImmediate(expire), ms);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import type { FastifyBaseLogger } from 'fastify';
import { isConnectionError } from '../database/sql-errors.ts';
import { failure, type Failure } from './error-catalogue.ts';

export const databaseUnavailable: Failure = failure(
  'DATABASE_UNAVAILABLE',
  'We are briefly unable to save or read data. Please try again in a moment.',
  { retryAfterSeconds: 5 },
);

/** The answer to a caller after an unexpected error: never a stack trace, SQL or the name of a table. */
export function toFailure(error: unknown): Failure {
  return isConnectionError(error)
    ? databaseUnavailable
    : failure(
        'INTERNAL',
        'Something went wrong on our side. Try again. If it keeps happening, contact support.',
      );
}

/**
 * Logs an unexpected error with its stack. A temporary error is logged without one: under load, and while the database
 * is unavailable, there are as many as requests.
 */
export function logUnexpected(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  error: unknown,
  where: Readonly<Record<string, string | undefined>>,
): void {
  if (isConnectionError(error)) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ ...where, reason }, 'the database could not serve a request');
  } else log.error({ ...where, err: error }, 'request failed');
}

import { isConnectionError } from '../database/sql-errors.ts';
import { failure, type Failure } from './error-catalogue.ts';

export const databaseUnavailable: Failure = failure(
  'DATABASE_UNAVAILABLE',
  'We are briefly unable to save or read data. Please try again in a moment.',
  { retryAfterSeconds: 5 },
);

/** What a caller is told of an error that no use case foresaw: never a stack, an SQL text or the name of a table. */
export function toFailure(error: unknown): Failure {
  return isConnectionError(error)
    ? databaseUnavailable
    : failure(
        'INTERNAL',
        'Something went wrong on our side. Please try again; if it stays, write to support.',
      );
}

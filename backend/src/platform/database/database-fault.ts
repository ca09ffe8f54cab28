import { isAway, isConnectionError } from './sql-errors.ts';

/** What a person at a terminal is told of a fault of the database that may pass; null for any other error. */
export function describeDatabaseFault(error: unknown): string | null {
  const message = error instanceof Error ? error.message : String(error);
  if (isAway(error)) return `The database cannot be reached: ${message}\n`;
  return isConnectionError(error) ? `The database cannot do this right now: ${message}. Try again.\n` : null;
}

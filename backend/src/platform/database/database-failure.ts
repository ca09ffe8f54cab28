import { isAway, isConnectionError } from './sql-errors.ts';

/** What to tell a person at a terminal about a temporary database error; null for any other error. */
export function describeDatabaseFailure(error: unknown): string | null {
  const message = error instanceof Error ? error.message : String(error);
  if (isAway(error)) return `The database cannot be reached: ${message}\n`;
  return isConnectionError(error) ? `The database cannot do this right now: ${message}. Try again.\n` : null;
}

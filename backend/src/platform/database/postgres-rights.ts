import { StartError } from '../lifecycle.ts';
import { sqlState } from './sql-errors.ts';

const noRights = '42501';

/**
 * Maps an error met while migrating: missing rights become a message that says what to do; any other error stays as it
 * is.
 */
export function explainMissingRights(error: unknown): unknown {
  if (!(error instanceof Error) || sqlState(error) !== noRights) return error;
  return new StartError(
    `The user in DATABASE_URL may not make the tables that the app needs: ${error.message}. ` +
      'Make it the owner of the database (ALTER DATABASE name OWNER TO user), or name another user, then start again.',
  );
}

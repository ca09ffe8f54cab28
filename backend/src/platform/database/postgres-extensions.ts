import { StartError } from '../lifecycle.ts';
import { sqlState } from './sql-errors.ts';

/**
 * What the product needs from PostgreSQL's own extensions; every distribution includes it, some in a "contrib" package.
 */
const extension = 'pg_trgm';
/** Missing rights, extension files not on the machine, or not readable. */
const mendable = ['42501', '0A000', '58P01'];

/**
 * Adds the extension that searches need to the database, unless it is there.
 *
 * @throws StartError when it cannot be added; if a query failed for another reason, its error as it is.
 */
export async function requireExtensions(server: { query(sql: string): Promise<unknown> }): Promise<void> {
  try {
    await server.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
  } catch (error) {
    if (!(error instanceof Error) || !mendable.includes(sqlState(error) ?? '')) throw error;
    throw new StartError(
      `The database in DATABASE_URL lacks the extension ${extension}, which searches need, and it could not be added: ${error.message}. ` +
        `Have the database's owner or a superuser run CREATE EXTENSION ${extension} in this database (if it is missing on the server, install PostgreSQL's contrib package first), then start again.`,
    );
  }
}

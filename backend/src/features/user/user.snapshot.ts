import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';

/**
 * Runs reads that all see the database at one moment.
 *
 * @param statementMs after how long a statement is given up; left out: as always.
 */
export function inSnapshot<T>(
  pool: Pool,
  work: (client: ClientBase) => Promise<T>,
  statementMs?: number,
): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query(
      `SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY${statementMs === undefined ? '' : `; SET LOCAL statement_timeout = ${statementMs}`}`,
    );
    return work(client);
  });
}

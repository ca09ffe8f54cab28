import { Pool } from 'pg';
import { carryOutNext as carryOutBulkAction } from '../features/bulk/bulk.carry-out.ts';
import { carryOutNext as carryOutDecision } from '../features/fairness/fairness.decide.ts';
import { carryOutNext as carryOutImport } from '../features/import/import.step.ts';
import { isConnectionError } from '../platform/database/sql-errors.ts';
import { createExclusion } from './scenarios.ts';

/**
 * An instance in its own process, to be killed: it carries out decisions, bulk actions and imports until none is left. Argument: database URL.
 */
const [url = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 2 });
pool.on('error', () => undefined);
pool.on('connect', (client) => client.on('error', () => undefined));
const exclusion = createExclusion(pool);

let isLeft = true;
while (isLeft) {
  try {
    isLeft =
      (await carryOutDecision(pool, exclusion)) ||
      (await carryOutBulkAction(pool, exclusion)) ||
      (await carryOutImport(pool, exclusion));
  } catch (error) {
    if (!isConnectionError(error)) throw error;
    // The database was killed on purpose.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
await pool.end();

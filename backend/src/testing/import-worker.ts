import { Pool } from 'pg';
import { carryOutNext } from '../features/import/import.step.ts';
import { isConnectionError } from '../platform/database/sql-errors.ts';
import { createExclusion } from './scenarios.ts';

/**
 * An instance in its own process, to be killed: it carries out imports until none is left. Argument: database URL.
 */
const [url = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: url, max: 2 });
pool.on('error', () => undefined);
pool.on('connect', (client) => client.on('error', () => undefined));
const exclusion = createExclusion(pool);

let isLeft = true;
while (isLeft) {
  try {
    isLeft = await carryOutNext(pool, exclusion);
  } catch (error) {
    if (!isConnectionError(error)) throw error;
    // The database was killed on purpose.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
await pool.end();

import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { withConnectionErrorsHandled } from '../database/connection-errors.ts';

const silent = new Logger(() => () => undefined);

/** Creates the queue's own schema, `graphile_worker`, or brings it up to date. Repeating it changes nothing. */
export async function installJobs(pool: Pool): Promise<void> {
  withConnectionErrorsHandled(pool);
  await runMigrations({ pgPool: pool, logger: silent });
}

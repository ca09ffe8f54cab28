import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { withConnectionErrorsHandled } from '../database/connection-errors.ts';
import { queues } from './lanes.ts';

const silent = new Logger(() => () => undefined);

/** Creates or upgrades the schema of each queue. Repeating it changes nothing. */
export async function installJobs(pool: Pool): Promise<void> {
  withConnectionErrorsHandled(pool);
  for (const schema of queues) await runMigrations({ pgPool: pool, logger: silent, schema });
}

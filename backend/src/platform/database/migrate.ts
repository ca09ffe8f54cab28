import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { installJobs } from '../jobs/install-jobs.ts';
import { type Database, connectionOptions, patientTimeouts } from './database.ts';
import { requireExtensions } from './postgres-extensions.ts';
import { explainMissingRights } from './postgres-rights.ts';
import { requireSupportedPostgres } from './postgres-version.ts';
import { isConnectionError } from './sql-errors.ts';

/** Any number, but the same in every instance. */
const migrationLock = 7_266_339_004;
const retryEveryMs = 1000;

/**
 * Brings the database to this version's schema. Instances that start together take turns behind an advisory lock, and
 * whoever comes second finds nothing left to do. Refuses servers older than PostgreSQL 15, those that lack an
 * extension the product needs and may not add, and those where it may not make its tables.
 */
export async function migrate({ orm, pool }: Database, url: string): Promise<void> {
  const lock = new Client(connectionOptions(url, 'waitlist-migration', patientTimeouts));
  lock.on('error', () => undefined); // a lost lock rejects the query under way
  await lock.connect();
  try {
    await requireSupportedPostgres(lock);
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await requireExtensions(lock);
    await installJobs(pool);
    await orm.migrator.up();
  } catch (error) {
    throw explainMissingRights(error);
  } finally {
    await lock.end();
  }
}

/** As {@link migrate}, but waits, and says so, as long as the database cannot be reached. */
export async function migrateWhenReachable(
  database: Database,
  url: string,
  { log, signal }: { readonly log: Logger; readonly signal: AbortSignal },
): Promise<void> {
  for (let told = false; ; told = true) {
    try {
      return await migrate(database, url);
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      if (!told) log.warn({ err: error }, 'the database cannot be reached; waiting for it');
      await sleep(retryEveryMs, undefined, { signal });
    }
  }
}

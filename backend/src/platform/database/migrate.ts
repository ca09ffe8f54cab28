import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import type { Logger } from 'pino';
import { baselineHash } from '../../../migrations/baseline.ts';
import { installJobs } from '../jobs/install-jobs.ts';
import { checked } from '../json/checked.ts';
import { StartError } from '../lifecycle.ts';
import { applyDefinitions } from './apply-definitions.ts';
import { type Database, openPool, patientTimeouts } from './database.ts';
import { migrations } from './migrations.ts';
import { preparePooler, requireSessions } from './pooler.ts';
import { requireExtensions } from './postgres-extensions.ts';
import { explainMissingRights } from './postgres-rights.ts';
import { requireSupportedPostgres } from './postgres-version.ts';
import { readDefinitions } from './sql-definitions.ts';
import { isAway, sqlState } from './sql-errors.ts';

/** An arbitrary number, the same in every instance. */
const migrationLock = 7_266_339_004;
const retryEveryMs = 1000;

/**
 * Migrates the database to this version's schema, however long that takes. Migrations, functions and views change in
 * one transaction: a crash leaves the schema as it was. Instances that start together take turns behind an advisory
 * lock, and the next one finds nothing left to do. Rejects servers older than PostgreSQL 15, servers that lack a
 * required extension and may not add it, databases where it may not create tables or whose tables a development version
 * made, and poolers that do not keep sessions.
 *
 * @param url past any pooler.
 */
export async function migrate({ openMigrations, breaker, pooledUrl }: Database, url: string): Promise<void> {
  await requireSessions(url, pooledUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL');
  if (pooledUrl !== undefined) await preparePooler(pooledUrl, url);
  const pool = openPool(url, { name: 'waitlist-migration', max: 3, timeouts: patientTimeouts, breaker });
  try {
    const lock = await pool.connect();
    try {
      await requireSupportedPostgres(lock);
      await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
      await requireExtensions(lock);
      await installJobs(pool);
      await migrateSchema(openMigrations);
    } finally {
      lock.release(true); // the lock is released with its connection
    }
  } catch (error) {
    throw explainMissingRights(error);
  } finally {
    await pool.end();
  }
}

/**
 * A database that a newer version migrated keeps that version's functions and views: they fit its tables, and an instance
 * of this version that starts during an upgrade must not take them from the others.
 */
async function migrateSchema(openMigrations: Database['openMigrations']): Promise<void> {
  const orm = await openMigrations();
  try {
    const executed = await orm.migrator.getExecuted();
    const isNewer = executed.some(({ name }) => !known.has(name));
    const definitions = isNewer ? null : await readDefinitions();
    const connection = orm.em.getConnection();
    const isEmpty = executed.length === 0;
    if (
      !isEmpty &&
      !(executed.some(({ name }) => name === 'baseline') && (await hasThisBaseline(connection)))
    )
      throw new StartError(otherTables);
    await connection.transactional(async (transaction) => {
      await orm.migrator.up({ transaction });
      if (definitions !== null)
        await applyDefinitions((sql) => connection.execute(sql, [], 'all', transaction), definitions);
    });
  } finally {
    await orm.close();
  }
}

const known: ReadonlySet<string> = new Set(migrations.map(({ name }) => name));

/** Whether the tables are those that this version starts with: until the first release, the baseline may change. */
async function hasThisBaseline(connection: { execute(sql: string): Promise<unknown> }): Promise<boolean> {
  const made = await connection.execute(
    `SELECT text_sha256 AS hash FROM sql_definition WHERE kind = 'baseline'`,
  );
  return checked(madeShape, made)[0]?.hash === (await baselineHash());
}

const madeShape = Type.Array(Type.Object({ hash: Type.String() }));

const otherTables =
  'This database was made by a development version with other tables, and there is no upgrade from one. ' +
  'Start with an empty database; for the embedded one, delete or rename the folder DATA_DIR.';

/** As {@link migrate}, but waits, and says so, as long as the database cannot be reached or its tables are locked. */
export async function migrateWhenReachable(
  database: Database,
  url: string,
  { log, signal }: { readonly log: Logger; readonly signal: AbortSignal },
): Promise<void> {
  let told: string | undefined;
  for (;;) {
    try {
      return await migrate(database, url);
    } catch (error) {
      const reason = reasonToWait(error);
      if (reason === undefined) throw error;
      if (reason !== told) log.warn({ err: error }, reason);
      told = reason;
      await sleep(retryEveryMs, undefined, { signal });
    }
  }
}

/** The message while a failed migration is retried; undefined when another try would fail, too. */
function reasonToWait(error: unknown): string | undefined {
  if (isAway(error) || sqlState(error) === tooManyConnections)
    return 'the database cannot be reached; waiting for it';
  return lockFailures.has(sqlState(error) ?? '')
    ? 'a migration waits for tables that are in use; trying again'
    : undefined;
}

const tooManyConnections = '53300';
/** A lock that was not acquired in time, or a deadlock. */
const lockFailures = new Set(['55P03', '40P01']);

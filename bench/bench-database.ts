import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type Pool } from 'pg';
import type { Logger } from 'pino';
import { UsageError } from '../backend/src/command-options.ts';
import { fillSearch } from '../backend/src/features/user/user.search-table.repository.ts';
import { openDatabase, openPool, patientTimeouts } from '../backend/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../backend/src/platform/database/embedded-postgres.ts';
import { migrate } from '../backend/src/platform/database/migrate.ts';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { showProgress } from '../backend/src/seed/seed-progress.ts';
import { seedSignups } from '../backend/src/seed/seed-signups.ts';

export const pointsPerReferral = 10;

/** The product's database, migrated. */
export interface BenchDatabase {
  /** Its address. */
  readonly url: string;
  /** Seeds it until it holds this many signups, and vacuums it as autovacuum eventually would. */
  grow(signups: number): Promise<void>;
}

/** A PostgreSQL of the benchmark's own, with the settings that the product gives its embedded one. */
export interface BenchServer extends BenchDatabase {
  readonly version: string;
  /** Runs a statement as superuser, in the maintenance database. */
  asSuperuser<Row extends object>(sql: string): Promise<readonly Row[]>;
  /** Copies everyone for searches: an instance that has run for a while is not behind. */
  fillSearch(): Promise<void>;
  /** Copies the product's database as it is; there must be no connections to it. @returns the copy's address. */
  copy(suffix: string): Promise<string>;
  /** Makes PostgreSQL write everything it holds in memory to disk. */
  checkpoint(): Promise<void>;
}

/**
 * Starts the server in a folder for temporary files; both are removed when `lifecycle` has stopped. With
 * `TEST_DATABASE_URL` set to a superuser's, that server is used as it is, and the databases created there are dropped
 * in the end.
 */
export async function startBenchServer(lifecycle: Lifecycle, log: Logger): Promise<BenchServer> {
  const given = process.env['TEST_DATABASE_URL'] ?? '';
  const { url, admin } = await (given === '' ? startOwnServer(lifecycle, log) : useServer(given, lifecycle));
  await migrateAlone(url, log);
  const { rows } = await admin.query<{ server_version: string }>('SHOW server_version');
  return {
    url,
    version: `${rows[0]?.server_version ?? 'unknown'}${given === '' ? '' : ' of TEST_DATABASE_URL'}`,
    grow: (signups) => grow(url, signups, lifecycle.signal),
    fillSearch: () => patiently(url, fillSearch),
    asSuperuser: async <Row extends object>(sql: string) => (await admin.query<Row>(sql)).rows,
    async copy(suffix) {
      const name = `${databaseName(url)}_${suffix}`;
      const [source, owner] = [databaseName(url), new URL(url).username].map(quoted);
      await dropDatabase(admin, name);
      await admin.query(
        `CREATE DATABASE ${quoted(name)} TEMPLATE ${source ?? ''} OWNER ${owner ?? ''} STRATEGY file_copy`,
      );
      if (given !== '') lifecycle.onStop(name, () => dropDatabase(admin, name), { timeoutMs: 60_000 });
      return databaseUrl(url, name);
    },
    async checkpoint() {
      await admin.query('CHECKPOINT');
    },
  };
}

/** The address of the product's database, and a connection that may create others. */
interface ServerAccess {
  readonly url: string;
  readonly admin: Client;
}

async function startOwnServer(lifecycle: Lifecycle, log: Logger): Promise<ServerAccess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waitlist-bench-'));
  lifecycle.onStop('the data', () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }), {
    timeoutMs: 60_000,
  });
  await chmod(dataDir, 0o711); // PostgreSQL, run as another user, must be able to enter it
  const server = await startEmbeddedPostgres({ dataDir, log, signal: lifecycle.signal });
  lifecycle.onStop('PostgreSQL', () => server.stop(), { timeoutMs: 60_000 });
  return { url: server.url, admin: await connect(server.adminUrl) };
}

async function useServer(serverUrl: string, lifecycle: Lifecycle): Promise<ServerAccess> {
  const admin = await connect(serverUrl);
  lifecycle.onStop('the connection', () => admin.end());
  const name = 'waitlist_bench';
  await dropDatabase(admin, name);
  await admin.query(`CREATE DATABASE ${quoted(name)}`);
  lifecycle.onStop(name, () => dropDatabase(admin, name), { timeoutMs: 60_000 });
  return { url: databaseUrl(serverUrl, name), admin };
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function dropDatabase(admin: Client, name: string): Promise<void> {
  await admin.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
}

/**
 * Uses an empty database of a server that is already running.
 *
 * @throws UsageError if it is not empty.
 */
export async function takeDatabase(url: string, lifecycle: Lifecycle, log: Logger): Promise<BenchDatabase> {
  const pool = openBenchPool(url, 1);
  try {
    const { rows } = await pool.query(`SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1`);
    if (rows.length > 0) throw new UsageError('The database is not empty. Create a new one for each run.');
  } finally {
    await pool.end();
  }
  await migrateAlone(url, log);
  return { url, grow: (signups) => grow(url, signups, lifecycle.signal) };
}

/** A pool as the product opens its own. */
export const openBenchPool = (url: string, max: number): Pool =>
  openPool(url, { name: 'waitlist-bench', max });

async function migrateAlone(url: string, log: Logger): Promise<void> {
  const database = openDatabase({ url, poolSize: 2, log });
  await migrate(database, url);
  await database.close();
}

const grow = (url: string, signups: number, signal: AbortSignal): Promise<void> =>
  patiently(url, async (pool) => {
    const { rows } = await pool.query<{ last_seq: string }>('SELECT last_seq FROM waitlist_head');
    const added = signups - Number(rows[0]?.last_seq ?? 0);
    if (added > 0)
      await seedSignups(pool, {
        signups: added,
        pointsPerReferral,
        onProgress: showProgress(added, process.stderr),
        signal,
      });
  });

/** Does work that takes minutes, and vacuums. */
async function patiently(url: string, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = openPool(url, { name: 'waitlist-bench', max: 1, timeouts: patientTimeouts });
  try {
    await work(pool);
    await pool.query('VACUUM (ANALYZE)');
  } finally {
    await pool.end();
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const databaseName = (url: string): string => new URL(url).pathname.slice(1);

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

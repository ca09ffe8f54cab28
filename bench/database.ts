import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type Pool } from 'pg';
import { fillSearch } from '../backend/src/features/user/user.search-table.repository.ts';
import { openDatabase, openPool, patientTimeouts } from '../backend/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../backend/src/platform/database/embedded-postgres.ts';
import { migrate } from '../backend/src/platform/database/migrate.ts';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { showProgress } from '../backend/src/seed/seed-progress.ts';
import { seedSignups } from '../backend/src/seed/seed-signups.ts';
import { log } from './command.ts';

export const pointsPerReferral = 10;

/** A PostgreSQL of the command's own, with the settings that the product gives its embedded one, and the product's database. */
export interface BenchServer {
  readonly url: string;
  readonly version: string;
  /** Where its files are; empty when `TEST_DATABASE_URL` names the server. */
  readonly dataFolder: string;
  /** Seeds the product's database until it holds this many signups, and vacuums it as autovacuum eventually would. */
  grow(signups: number): Promise<void>;
  /** Copies everyone for searches: an instance that has run for a while is not behind. */
  fillSearch(): Promise<void>;
  /** Copies the product's database as it is; there must be no connections to it. @returns the copy's address. */
  copy(suffix: string): Promise<string>;
  /** Runs a statement as superuser, in the maintenance database. */
  asSuperuser<Row extends object>(sql: string): Promise<readonly Row[]>;
}

/**
 * Starts the server in a folder for temporary files; both are removed when `lifecycle` has stopped. With
 * `TEST_DATABASE_URL` set to a superuser's, that server is used as it is, and the databases created there are dropped
 * in the end.
 *
 * @param prepare gets the folder before the server uses it.
 */
export async function startBenchServer(
  lifecycle: Lifecycle,
  prepare?: (folder: string) => void,
): Promise<BenchServer> {
  const server = await startEmptyServer(lifecycle, prepare);
  await migrateAlone(server.url);
  return server;
}

/** The same, without the product's schema. */
export async function startEmptyServer(
  lifecycle: Lifecycle,
  prepare: (folder: string) => void = () => undefined,
): Promise<BenchServer> {
  const given = process.env['TEST_DATABASE_URL'] ?? '';
  const { url, admin, dataFolder } = await (given === ''
    ? startOwnServer(lifecycle, prepare)
    : useServer(given, lifecycle));
  const { rows } = await admin.query<{ server_version: string }>('SHOW server_version');
  return {
    url,
    dataFolder,
    version: `PostgreSQL ${rows[0]?.server_version ?? 'unknown'}${given === '' ? '' : ' of TEST_DATABASE_URL'}`,
    grow: (signups) => grow(url, signups, lifecycle.signal),
    fillSearch: () => patiently(url, fillSearch),
    asSuperuser: async <Row extends object>(sql: string) => (await admin.query<Row>(sql)).rows,
    async copy(suffix) {
      const name = `${databaseName(url)}_${suffix}`;
      const [source = '', owner = ''] = [databaseName(url), new URL(url).username].map(quoted);
      await dropDatabase(admin, name);
      await admin.query(
        `CREATE DATABASE ${quoted(name)} TEMPLATE ${source} OWNER ${owner} STRATEGY file_copy`,
      );
      if (given !== '') lifecycle.onStop(name, () => dropDatabase(admin, name), { timeoutMs: 60_000 });
      return databaseUrl(url, name);
    },
  };
}

interface ServerAccess {
  /** Of the product's database. */
  readonly url: string;
  /** A connection that may create others. */
  readonly admin: Client;
  readonly dataFolder: string;
}

async function startOwnServer(
  lifecycle: Lifecycle,
  prepare: (folder: string) => void,
): Promise<ServerAccess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waitlist-bench-'));
  lifecycle.onStop('the data', () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }), {
    timeoutMs: 60_000,
  });
  prepare(dataDir);
  await chmod(dataDir, 0o711); // PostgreSQL, run as another user, must be able to enter it
  const server = await startEmbeddedPostgres({ dataDir, log, signal: lifecycle.signal });
  lifecycle.onStop('PostgreSQL', () => server.stop(), { timeoutMs: 60_000 });
  const admin = await connect(server.adminUrl);
  return { url: server.url, admin, dataFolder: server.dataFolder };
}

async function useServer(serverUrl: string, lifecycle: Lifecycle): Promise<ServerAccess> {
  const admin = await connect(serverUrl);
  lifecycle.onStop('the connection', () => admin.end());
  const name = 'waitlist_bench';
  await dropDatabase(admin, name);
  await admin.query(`CREATE DATABASE ${quoted(name)}`);
  lifecycle.onStop(name, () => dropDatabase(admin, name), { timeoutMs: 60_000 });
  return { url: databaseUrl(serverUrl, name), admin, dataFolder: '' };
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

/** A pool as the product opens its own. */
export const openBenchPool = (url: string, max: number): Pool =>
  openPool(url, { name: 'waitlist-bench', max });

/** Brings an empty database up to date. */
export async function migrateAlone(url: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 2, log });
  await migrate(database, url);
  await database.close();
}

/** Seeds a database that is up to date, see {@link BenchServer.grow}. */
export const grow = (url: string, signups: number, signal: AbortSignal): Promise<void> =>
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
  const pool = openPatientPool(url);
  try {
    await work(pool);
    await pool.query('VACUUM (ANALYZE)');
  } finally {
    await pool.end();
  }
}

/** One connection whose statements may take minutes. */
export const openPatientPool = (url: string): Pool =>
  openPool(url, { name: 'waitlist-bench', max: 1, timeouts: patientTimeouts });

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const databaseName = (url: string): string => new URL(url).pathname.slice(1);

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type Pool } from 'pg';
import type { Logger } from 'pino';
import { entities } from '../backend/src/entities.ts';
import { openDatabase, openPool, patientTimeouts } from '../backend/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../backend/src/platform/database/embedded-postgres.ts';
import { migrate } from '../backend/src/platform/database/migrate.ts';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { showProgress } from '../backend/src/seed/seed-progress.ts';
import { seedSignups } from '../backend/src/seed/seed-signups.ts';
import { UsageError } from './command.ts';

export const pointsPerReferral = 10;

/** The product's database, migrated. */
export interface BenchDatabase {
  /** Its address. */
  readonly url: string;
  /** Seeds it until it holds this many signups, and tidies it as autovacuum would in time. */
  grow(signups: number): Promise<void>;
}

/** A PostgreSQL of the benchmark's own, with the settings that the product gives its embedded one. */
export interface BenchServer extends BenchDatabase {
  readonly version: string;
  /** Copies the product's database as it is; nobody may be connected to it. @returns the copy's address. */
  copy(name: string): Promise<string>;
  /** Has PostgreSQL write down everything it holds in memory. */
  checkpoint(): Promise<void>;
}

/** Starts the server in a folder for temporary files; both are gone when `lifecycle` has stopped. */
export async function startBenchServer(lifecycle: Lifecycle, log: Logger): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waitlist-bench-'));
  lifecycle.onStop('the data', () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }), {
    timeoutMs: 60_000,
  });
  await chmod(dataDir, 0o711); // PostgreSQL, run as another user, has to pass through
  const server = await startEmbeddedPostgres({ dataDir, log, signal: lifecycle.signal });
  lifecycle.onStop('PostgreSQL', () => server.stop(), { timeoutMs: 60_000 });
  await migrateAlone(server.url, log);
  const admin = new Client({ connectionString: server.adminUrl });
  admin.on('error', () => undefined);
  await admin.connect();
  const { rows } = await admin.query<{ server_version: string }>('SHOW server_version');
  return {
    url: server.url,
    version: rows[0]?.server_version ?? 'unknown',
    grow: (signups) => grow(server.url, signups, lifecycle.signal),
    async copy(name) {
      const [source, owner] = [databaseName(server.url), new URL(server.url).username].map(quoted);
      await admin.query(
        `CREATE DATABASE ${quoted(name)} TEMPLATE ${source ?? ''} OWNER ${owner ?? ''} STRATEGY file_copy`,
      );
      return databaseUrl(server.url, name);
    },
    async checkpoint() {
      await admin.query('CHECKPOINT');
    },
  };
}

/**
 * Takes an empty database of a server that is already running.
 *
 * @throws UsageError when it is not empty.
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
  const database = await openDatabase({ url, poolSize: 2, entities, log });
  await migrate(database, url);
  await database.close();
}

async function grow(url: string, signups: number, signal: AbortSignal): Promise<void> {
  const pool = openPool(url, { name: 'waitlist-bench', max: 1, timeouts: patientTimeouts });
  try {
    const { rows } = await pool.query<{ last_seq: string }>('SELECT last_seq FROM waitlist_head');
    const added = signups - Number(rows[0]?.last_seq ?? 0);
    if (added > 0)
      await seedSignups(pool, {
        signups: added,
        pointsPerReferral,
        onProgress: showProgress(added, process.stderr),
        signal,
      });
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

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { startOwnPostgres } from './own-postgres.ts';

/** A PostgreSQL for one test, with the product's schema, that may be killed. */
export interface KillableServer {
  readonly url: string;
  readonly pool: Pool;
  /** `kill -9`; resolves once it runs again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const restartWithinMs = 60_000;

/**
 * Starts one that loses everything that was not explicitly flushed: sessions do not wait for the disk unless they
 * request it, and the server writes by itself only every 10 seconds.
 */
export async function startKillableServer(): Promise<KillableServer> {
  const server = await startOwnPostgres('waitlist-crash-', { durable: true });
  const admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
  await admin.query(`ALTER ROLE "${new URL(server.url).username}" SET synchronous_commit = off`);
  await admin.query(`ALTER SYSTEM SET wal_writer_delay = '10s'`);
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
  const pool = new Pool({ connectionString: server.url, max: 10 });
  pool.on('error', () => undefined);
  const postmaster = async (): Promise<number> =>
    Number((await readFile(join(server.dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
  const runsAgain = async (killed: number): Promise<boolean> => {
    try {
      await pool.query('SELECT 1');
      return (await postmaster()) !== killed;
    } catch {
      return false;
    }
  };
  return {
    url: server.url,
    pool,
    async kill() {
      const killed = await postmaster();
      process.kill(killed, 'SIGKILL');
      for (const deadline = Date.now() + restartWithinMs; !(await runsAgain(killed)); await sleep(100))
        if (Date.now() > deadline) throw new Error('PostgreSQL does not run again');
    },
    async stop() {
      await pool.end();
      await server.stop();
    },
  };
}

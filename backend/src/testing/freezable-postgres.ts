import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { startOwnPostgres } from './own-postgres.ts';
import { callUndertaker } from './postgres-server.ts';

/** A PostgreSQL for one test that can be made to hang. */
export interface FreezablePostgres {
  readonly url: string;
  readonly adminUrl: string;
  /** Stops every process of the server (SIGSTOP): it accepts connections and requests, and answers none. */
  freeze(): Promise<void>;
  /** Resumes them. Safe to call more than once. */
  thaw(): void;
  stop(): Promise<void>;
}

/** Starts the server; it is stopped in the end even if the run is killed while it hangs. */
export async function startFreezablePostgres(): Promise<FreezablePostgres> {
  const server = await startOwnPostgres('waitlist-freezable-');
  const dismissUndertaker = callUndertaker(server.dataDir);
  let frozen: readonly number[] = [];
  const thaw = () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    frozen = [];
  };
  return {
    url: server.url,
    adminUrl: server.adminUrl,
    async freeze() {
      const client = new Client({ connectionString: server.adminUrl });
      client.on('error', () => undefined);
      await client.connect();
      // The postmaster first, so that no process starts that is not in the list.
      frozen = [await postmasterOf(server.dataDir)];
      stop(frozen);
      const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
      const others = rows.map(({ pid }) => pid);
      frozen = [...frozen, ...others];
      stop(others);
      client.connection.stream.destroy();
    },
    thaw,
    async stop() {
      thaw();
      await server.stop();
      dismissUndertaker();
    },
  };
}

const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

function stop(pids: readonly number[]): void {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
}

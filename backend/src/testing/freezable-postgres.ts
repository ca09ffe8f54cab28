import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { readPostmasterFile } from '../platform/database/embedded/postmaster-file.ts';
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
    signal(frozen, 'SIGCONT');
    frozen = [];
  };
  return {
    url: server.url,
    adminUrl: server.adminUrl,
    async freeze() {
      const postmaster = await readPostmasterFile(server.dataFolder);
      if (postmaster === undefined) throw new Error('The server does not run');
      frozen = [postmaster.pid];
      signal(frozen, 'SIGSTOP');
      // Until it has stopped, it may start another.
      while ((await listProcesses()).some(({ pid, state }) => pid === postmaster.pid && state !== 'T'));
      const children = (await listProcesses()).filter(({ parent }) => parent === postmaster.pid);
      frozen = [postmaster.pid, ...children.map(({ pid }) => pid)];
      signal(frozen, 'SIGSTOP');
    },
    thaw,
    async stop() {
      thaw();
      await server.stop();
      dismissUndertaker();
    },
  };
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
}

const run = promisify(execFile);

/** A process; its state is that of `ps`: `T` is stopped. */
interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly state: string;
}

/** Every process of the machine. `pg_stat_activity` does not have those of PostgreSQL that have just begun. */
async function listProcesses(): Promise<readonly Process[]> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=', '-o', 'state=', '-o', 'ppid=']);
    return stdout.split('\n').map((line) => toProcess(line.trim()));
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  // A name is in parentheses, and may have more of them inside.
  const lines = pids.map(async (pid) => (await statOf(pid)).replace(/\(.*\)/s, ''));
  return (await Promise.all(lines)).map(toProcess);
}

/** Empty once it has ended. */
const statOf = (pid: string): Promise<string> => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');

function toProcess(line: string): Process {
  const [pid, state = '', parent] = line.split(/\s+/);
  return { pid: Number(pid), state: state.slice(0, 1), parent: Number(parent) };
}

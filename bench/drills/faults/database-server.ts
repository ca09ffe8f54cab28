import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../../../backend/src/platform/database/embedded-postgres.ts';
import { readPostmasterFile } from '../../../backend/src/platform/database/embedded/postmaster-file.ts';
import type { Lifecycle } from '../../../backend/src/platform/lifecycle.ts';
import { log } from '../../command.ts';

const run = promisify(execFile);
const smallDisk = '600m';

/** A PostgreSQL with the product's settings that can be killed, frozen, or run out of disk. */
export interface DatabaseServer {
  readonly url: string;
  readonly adminUrl: string;
  /** `kill -9` of every process; it restarts by itself, as under a process manager. */
  kill(): Promise<void>;
  /** SIGSTOP to every process: connections and requests are accepted, and none is answered. */
  freeze(): Promise<void>;
  thaw(): void;
  /** Fills its disk completely. */
  fillDisk(): Promise<void>;
  emptyDisk(): Promise<void>;
}

export async function startDatabaseServer(
  onSmallDisk: boolean,
  lifecycle: Lifecycle,
): Promise<DatabaseServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waitlist-faults-'));
  lifecycle.onStop('the data', () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }), {
    timeoutMs: 60_000,
  });
  if (onSmallDisk) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${smallDisk}`, 'tmpfs', dataDir]);
    lifecycle.onStop('the disk', () => void execFileSync('umount', [dataDir]));
  }
  chmodSync(dataDir, 0o711); // PostgreSQL, run as another user, must be able to enter it
  const server = await startEmbeddedPostgres({ dataDir, log, signal: lifecycle.signal });
  let frozen: readonly number[] = [];
  const thaw = () => {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen = [];
  };
  lifecycle.onStop('PostgreSQL', () => (thaw(), server.stop()), { timeoutMs: 60_000 });
  const postmaster = async () => (await readPostmasterFile(server.dataFolder))?.pid ?? 0;
  const filler = join(dataDir, 'filler');
  return {
    url: server.url,
    adminUrl: server.adminUrl,
    async kill() {
      const pid = await postmaster();
      const others = await childrenOf(pid);
      for (const each of [pid, ...others]) signal(each, 'SIGKILL');
    },
    async freeze() {
      const pid = await postmaster();
      signal(pid, 'SIGSTOP'); // first, so that no process is started that is not in the list
      frozen = [pid, ...(await childrenOf(pid))];
      for (const each of frozen) signal(each, 'SIGSTOP');
    },
    thaw,
    async fillDisk() {
      for (const chunk of [1 << 20, 1 << 12]) {
        const { bavail, bsize } = await statfs(dataDir);
        const bytes = Math.floor((bavail * bsize) / chunk) * chunk;
        await writeFile(filler, Buffer.alloc(bytes), { flag: 'a' }).catch(() => undefined);
      }
    },
    emptyDisk: () => rm(filler, { force: true }),
  };
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]);
  return stdout.trim().split(/\s+/).map(Number);
}

function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  if (pid <= 0) return;
  try {
    process.kill(pid, name);
  } catch {
    // It has exited by itself.
  }
}

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartError } from '../../lifecycle.ts';
import { isAlive, isPostgresIn } from './processes.ts';

/** What a running server writes to `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number | undefined;
  /** Takes connections. */
  readonly ready: boolean;
}

/** Undefined when there is no file or it is being written. */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | undefined> {
  let lines: string[];
  try {
    lines = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const port = Number(lines[3]);
  return {
    pid,
    port: port > 0 ? port : undefined,
    ready: ['ready', 'standby'].includes(lines[7]?.trim() ?? ''),
  };
}

/**
 * Prepares `dataFolder` for a new server while this process holds the data folder: stops a server that a killed app
 * left running, and removes a file whose process id now belongs to another program, because PostgreSQL would refuse to
 * start. An unrelated process is never signaled.
 *
 * @throws StartError when the old server does not exit within a minute.
 */
export async function clearLeftover(dataFolder: string, log: Logger): Promise<void> {
  const note = await readPostmasterFile(dataFolder);
  if (note === undefined) return;
  if (!(await isAlive(note.pid)) || !(await isPostgresIn(note.pid, dataFolder))) {
    // If the id is free, PostgreSQL checks the file itself, and better: it also looks for orphaned backends.
    if (isTaken(note.pid)) await rm(join(dataFolder, 'postmaster.pid'), { force: true });
    return;
  }
  log.info({ pid: note.pid }, 'Stopping the PostgreSQL that an earlier run left behind');
  for (const { name, seconds } of STEPS) {
    if (!(await isPostgresIn(note.pid, dataFolder))) return;
    signal(note.pid, name);
    if (await endsWithin(note.pid, seconds)) return;
  }
  throw new StartError(`PostgreSQL (process ${note.pid}) still works in ${dataFolder} and does not stop.`);
}

// A fast shutdown writes everything to disk; an immediate shutdown leaves that to recovery from the log. Neither loses
// a commit.
const STEPS = [
  { name: 'SIGINT', seconds: 45 },
  { name: 'SIGQUIT', seconds: 15 },
] as const;

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has exited in the meantime
  }
}

async function endsWithin(pid: number, seconds: number): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if (!(await isAlive(pid))) return true;
    await sleep(20);
  }
  return false;
}

/** Also true for a zombie: it is dead, but its id still answers. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

import { readdir, readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

const ticksPerSecond = 100; // USER_HZ of every Linux

interface ProcessStat {
  readonly parent: number;
  readonly own: number;
  /** Of its children that have ended. */
  readonly ended: number;
}

/**
 * The processes that share the machine in a launch. For PostgreSQL, the postmaster, the parent of all others; null: not
 * on this machine.
 */
export interface Participants {
  readonly app: number;
  readonly postgres: number | null;
  readonly mailServer: number | null;
  readonly generator: number;
}

/** CPU seconds used since each began; null if the system does not report them. */
export type CpuSeconds = Readonly<Record<keyof Participants, number | null>>;

/** Reads them from Linux' `/proc`. PostgreSQL's are those of all its processes, including ended ones. */
export async function readCpuSeconds(participants: Participants): Promise<CpuSeconds> {
  const [app, postgres, mailServer, generator] = await Promise.all([
    own(participants.app),
    participants.postgres === null ? null : family(participants.postgres),
    participants.mailServer === null ? null : own(participants.mailServer),
    own(participants.generator),
  ]);
  return { app, postgres, mailServer, generator };
}

/** The process of PostgreSQL that starts all others; null when the server runs elsewhere. */
export async function findPostgres(pool: Pool): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid ?? 0;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.startsWith('postgres') ? ((await readStat(pid))?.parent ?? null) : null;
}

async function own(pid: number): Promise<number | null> {
  return (await readStat(pid))?.own ?? null;
}

async function family(pid: number): Promise<number | null> {
  const head = await readStat(pid);
  if (head === null) return null;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map(readStat));
  return stats
    .filter((stat) => stat?.parent === pid)
    .reduce((sum, stat) => sum + (stat?.own ?? 0), head.own + head.ended);
}

async function readStat(pid: number): Promise<ProcessStat | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in parentheses, may hold anything; see proc_pid_stat(5).
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent, , , , , , , , , , user, system, endedUser, endedSystem] = fields;
  if (line === '' || parent === undefined) return null;
  const seconds = (one = 0, other = 0): number => (one + other) / ticksPerSecond;
  return { parent, own: seconds(user, system), ended: seconds(endedUser, endedSystem) };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { withDeadline } from '../deadline.ts';
import type { JobRun, RunAgain } from './job.ts';

/**
 * Work that one process at a time does, for minutes: under a session advisory lock, with a heartbeat in a table of one
 * row, so that a runner whose machine vanished without closing its connection is terminated.
 */
export interface SoleRunner {
  /** The name of the lock and, in the log, of the runner. */
  readonly name: string;
  /** Has one row with `seen_at`. */
  readonly table: string;
}

const silentSeconds = 30;
const answerWithinMs = 10_000;
const firstSignWithinMs = 1_000;
export const signEveryMs = 3_000;

/**
 * Runs the work under the runner's lock, unless another process has it. The lock lives as long as the connection that
 * `work` gets, which also carries its heartbeats.
 *
 * @param work returns whether there is more to do; then another run follows immediately. It is abandoned when the
 * connection breaks.
 */
export async function runAlone(
  pool: Pool,
  runner: SoleRunner,
  run: JobRun,
  work: (client: PoolClient) => Promise<boolean>,
): Promise<RunAgain | undefined> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    if (!(await lockRunner(client, runner))) {
      const wasSilent = await terminateSilentRunner(client, runner);
      isBroken = false;
      if (!wasSilent) return undefined;
      run.log.warn(`a ${runner.name} sent no heartbeat and was terminated`);
      return { runAgainInSeconds: 1 };
    }
    const hasMore = await untilLost(client, () => work(client));
    await withDeadline(unlockRunner(client, runner), answerWithinMs);
    isBroken = false;
    return hasMore ? { runAgainInSeconds: 0 } : undefined;
  } finally {
    client.release(isBroken); // a connection that is closed holds no lock
  }
}

async function untilLost<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => undefined);
  const onEnd = () => lost.reject(new Error('The connection that holds the lock was lost'));
  client.once('end', onEnd).once('error', onEnd);
  try {
    return await Promise.race([work(), lost.promise]);
  } finally {
    client.off('end', onEnd).off('error', onEnd);
  }
}

/** Sends a heartbeat over the connection that holds the lock, so there is none without it. */
export async function sendHeartbeat(client: PoolClient, { table }: SoleRunner): Promise<void> {
  await withDeadline(client.query(`UPDATE ${table} SET seen_at = clock_timestamp()`), answerWithinMs);
}

/** Takes the heartbeat back: work committed from now on wakes another run. */
export async function takeHeartbeatBack(client: PoolClient, { table }: SoleRunner): Promise<void> {
  await client.query(`UPDATE ${table} SET seen_at = clock_timestamp() - interval '11 seconds'`);
}

const lockOf = 'hashtextextended($1, 0)';

/** Takes the lock, if it is free, together with the first heartbeat: no other process sees one without the other. */
async function lockRunner(client: PoolClient, { name, table }: SoleRunner): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE ${table} SET seen_at = clock_timestamp() WHERE (SELECT pg_try_advisory_lock(${lockOf}))`,
    [name],
  );
  return rowCount === 1;
}

/**
 * Terminates the connection that holds the lock if its runner has sent no heartbeat for 30 seconds. Looks twice: a
 * runner that has only just taken the lock is about to send its first. @returns whether that was so.
 */
async function terminateSilentRunner(client: PoolClient, runner: SoleRunner): Promise<boolean> {
  if ((await findSilent(client, runner, 'pid')) === 0) return false;
  await sleep(firstSignWithinMs);
  return (await findSilent(client, runner, 'pg_terminate_backend(pid)')) > 0;
}

async function findSilent(
  client: PoolClient,
  { name, table }: SoleRunner,
  act: 'pid' | 'pg_terminate_backend(pid)',
): Promise<number> {
  const { rowCount } = await client.query(
    `SELECT ${act} FROM pg_locks, ${table}
     WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND (classid::bigint << 32) | objid::bigint = ${lockOf} AND objsubid = 1
       AND seen_at < clock_timestamp() - make_interval(secs => $2)`,
    [name, silentSeconds],
  );
  return rowCount ?? 0;
}

async function unlockRunner(client: PoolClient, { name }: SoleRunner): Promise<void> {
  await client.query(`SELECT pg_advisory_unlock(${lockOf})`, [name]);
}

import type { Pool } from 'pg';
import type { Queue } from './lanes.ts';

const silentAfterSeconds = 20;
export const heartbeatSeconds = 5;

/** Records that workers are alive. */
export async function sendHeartbeat(pool: Pool, workerIds: readonly string[]): Promise<void> {
  await pool.query(
    `INSERT INTO job_worker (id, seen_at) SELECT unnest($1::text[]), clock_timestamp()
     ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
    [workerIds],
  );
}

/** Immediately returns the jobs of a worker of this process that takes no more. */
export async function releaseWorker(pool: Pool, queue: Queue, workerId: string): Promise<void> {
  await pool.query(`DELETE FROM job_worker WHERE id = $1`, [workerId]);
  await returnJobs(pool, queue, [workerId]);
}

/**
 * Returns the jobs of workers that went silent 20 seconds ago, as after a crash; the queue itself would wait four
 * hours. If the worker was only paused, it may do a job that another does, too: jobs are idempotent.
 */
export async function takeJobsFromSilentWorkers(pool: Pool, queue: Queue): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT DISTINCT locked_by AS id FROM ${queue}._private_jobs
     WHERE locked_at < clock_timestamp() - make_interval(secs => $1)
       AND NOT EXISTS (SELECT FROM job_worker WHERE id = locked_by AND seen_at > clock_timestamp() - make_interval(secs => $1))`,
    [silentAfterSeconds],
  );
  if (rows.length > 0)
    await returnJobs(
      pool,
      queue,
      rows.map(({ id }) => id),
    );
  await pool.query(`DELETE FROM job_worker WHERE seen_at < clock_timestamp() - interval '1 day'`);
}

/**
 * Returns jobs that their workers will not finish, with the try they used: the failure was not theirs.
 *
 * A job that was replaced by a newer one with its key after its worker took it has no key and no try left, so that it
 * does not run again; its worker would have removed it. It is removed here, or it would stay in the queue as failed.
 */
async function returnJobs(pool: Pool, queue: Queue, workerIds: readonly string[]): Promise<void> {
  await pool.query(
    `WITH held AS (
       SELECT id, key IS NULL AND attempts >= max_attempts AND updated_at >= locked_at AS is_replaced
       FROM ${queue}._private_jobs WHERE locked_by = ANY ($1)),
     removed AS (DELETE FROM ${queue}._private_jobs WHERE id IN (SELECT id FROM held WHERE is_replaced))
     UPDATE ${queue}._private_jobs SET locked_at = NULL, locked_by = NULL, attempts = greatest(attempts - 1, 0)
     WHERE id IN (SELECT id FROM held WHERE NOT is_replaced)`,
    [workerIds],
  );
}

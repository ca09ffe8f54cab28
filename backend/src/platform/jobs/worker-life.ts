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

/**
 * Immediately returns the jobs of a worker of this process that takes no more. The try it used is returned, too: the
 * failure was not the job's. The last try is kept: it marks jobs that another has replaced.
 */
export async function releaseWorker(pool: Pool, queue: Queue, workerId: string): Promise<void> {
  await pool.query(`DELETE FROM job_worker WHERE id = $1`, [workerId]);
  await pool.query(
    `UPDATE ${queue}._private_jobs
     SET locked_at = NULL, locked_by = NULL, attempts = CASE WHEN attempts < max_attempts THEN greatest(attempts - 1, 0) ELSE attempts END
     WHERE locked_by = $1`,
    [workerId],
  );
}

/**
 * Returns the jobs of workers that went silent 20 seconds ago, as after a crash; the queue itself would wait four
 * hours. If the worker was only paused, it may do a job that another does, too: jobs are idempotent.
 */
export async function takeJobsFromSilentWorkers(pool: Pool, queue: Queue): Promise<void> {
  await pool.query(
    `WITH silent AS (
       SELECT DISTINCT locked_by FROM ${queue}.jobs
       WHERE locked_at < clock_timestamp() - make_interval(secs => $1)
         AND NOT EXISTS (SELECT FROM job_worker WHERE id = locked_by AND seen_at > clock_timestamp() - make_interval(secs => $1)))
     SELECT ${queue}.force_unlock_workers(array_agg(locked_by)) FROM silent HAVING count(*) > 0`,
    [silentAfterSeconds],
  );
  await pool.query(`DELETE FROM job_worker WHERE seen_at < clock_timestamp() - interval '1 day'`);
}

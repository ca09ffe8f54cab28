import type { ClientBase, Pool } from 'pg';
import type { Queue } from './lanes.ts';

/** A job that a worker has taken. */
export interface Lock {
  readonly id: string;
  readonly worker: string;
  readonly seconds: number;
}

/** The jobs of one type in a queue. */
export interface TaskState {
  readonly task: string;
  /** Never tried, or in progress for the first time. */
  readonly waiting: number;
  /** Failed, and to be retried or being retried. */
  readonly retrying: number;
  /** Given up. A job in its last try is not. */
  readonly failed: number;
  /** How long the oldest untaken job has been due; 0 if there is none. */
  readonly oldestDueSeconds: number;
  readonly locks: readonly Lock[];
}

/** Reads the whole queue; a type without jobs is left out. */
export async function readQueue(pool: Pool, queue: Queue): Promise<readonly TaskState[]> {
  const { rows } = await pool.query<TaskState>(
    `SELECT task_identifier AS task,
       count(*) FILTER (WHERE last_error IS NULL AND NOT is_given_up)::int AS waiting,
       count(*) FILTER (WHERE last_error IS NOT NULL AND NOT is_given_up)::int AS retrying,
       count(*) FILTER (WHERE is_given_up)::int AS failed,
       greatest(0, coalesce(extract(epoch FROM moment - min(run_at) FILTER (WHERE locked_at IS NULL AND NOT is_given_up)), 0))::float8
         AS "oldestDueSeconds",
       coalesce(json_agg(json_build_object(
         'id', id::text, 'worker', locked_by, 'seconds', extract(epoch FROM moment - locked_at)::float8))
         FILTER (WHERE locked_at IS NOT NULL), '[]') AS locks
     FROM clock_timestamp() AS moment, ${queue}.jobs
       CROSS JOIN LATERAL (SELECT attempts >= max_attempts AND locked_at IS NULL AS is_given_up) AS outcome
     GROUP BY task_identifier, moment`,
  );
  return rows;
}

const deadAfterSeconds = 20;

/** Records that workers are alive. @returns the ids of all that had done so in the 20 seconds before. */
export async function sendHeartbeat(pool: Pool, workerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM job_worker WHERE seen_at > clock_timestamp() - make_interval(secs => $1)',
    [deadAfterSeconds],
  );
  await pool.query(
    `INSERT INTO job_worker (id, seen_at) SELECT unnest($1::text[]), clock_timestamp()
     ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at`,
    [workerIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The workers that took jobs more than 20 seconds ago and are not alive. */
export const deadAmong = (locks: readonly Lock[], alive: ReadonlySet<string>): readonly string[] => [
  ...new Set(
    locks.flatMap(({ worker, seconds }) =>
      seconds > deadAfterSeconds && !alive.has(worker) ? [worker] : [],
    ),
  ),
];

/**
 * Returns the jobs that workers hold to the queue, in the transaction of `client`. The attempt they used stays used, so
 * that a job which ends its process every time is given up. Removed instead are those that are known to be `done`,
 * and those that a newer job with the same key has replaced since they were taken: they would count as failed.
 */
export async function returnJobs(
  client: ClientBase,
  queue: Queue,
  { workerIds, done }: { readonly workerIds: readonly string[]; readonly done: readonly string[] },
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id::text FROM ${queue}.jobs WHERE locked_by = ANY ($1)
       AND (id = ANY ($2) OR key IS NULL AND attempts >= max_attempts AND updated_at >= locked_at)`,
    [workerIds, done],
  );
  await client.query(`SELECT FROM ${queue}.force_unlock_workers($1)`, [workerIds]);
  if (rows.length > 0)
    await client.query(`SELECT FROM ${queue}.complete_jobs($1)`, [rows.map(({ id }) => id)]);
  await client.query(
    `DELETE FROM job_worker WHERE id = ANY ($1) OR seen_at < clock_timestamp() - interval '1 day'`,
    [workerIds],
  );
}

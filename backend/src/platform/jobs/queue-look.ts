import type { Pool } from 'pg';
import type { Queue } from './lanes.ts';

/** The state of one job type in the queue. */
export interface TaskLook {
  readonly task: string;
  /** Never tried, or in progress for the first time. */
  readonly waiting: number;
  /** Failed, and to be retried or being retried. */
  readonly retrying: number;
  /** Given up. A job in its last try is not. */
  readonly failed: number;
  /** How long the oldest untaken job has been due; 0 if there is none. */
  readonly oldestDueSeconds: number;
  /** Ids of jobs that the given workers took some seconds ago and still hold. */
  readonly held: readonly string[];
}

const heldForSeconds = 3;

/** Looks at the whole queue; a type without jobs is left out. @param workerIds whose jobs are listed as held. */
export async function lookAtQueue(
  pool: Pool,
  queue: Queue,
  workerIds: readonly string[],
): Promise<readonly TaskLook[]> {
  const { rows } = await pool.query<TaskLook>(
    `SELECT task.identifier AS task,
       count(*) FILTER (WHERE last_error IS NULL AND NOT is_given_up)::int AS waiting,
       count(*) FILTER (WHERE last_error IS NOT NULL AND NOT is_given_up)::int AS retrying,
       count(*) FILTER (WHERE is_given_up)::int AS failed,
       coalesce(extract(epoch FROM moment.now - min(run_at) FILTER (WHERE is_available AND run_at <= moment.now)), 0)::float8
         AS "oldestDueSeconds",
       coalesce(array_agg(job.id::text) FILTER (
         WHERE locked_by = ANY ($1) AND locked_at < moment.now - make_interval(secs => $2)), '{}') AS held
     FROM (SELECT clock_timestamp() AS now) AS moment, ${queue}._private_jobs AS job
       JOIN ${queue}._private_tasks AS task ON task.id = job.task_id
       CROSS JOIN LATERAL (SELECT attempts >= max_attempts AND locked_at IS NULL AS is_given_up) AS outcome
     GROUP BY task.identifier, moment.now`,
    [workerIds, heldForSeconds],
  );
  return rows;
}

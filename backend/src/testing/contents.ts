import type { Pool } from 'pg';
import { allJobs } from './all-jobs.ts';

/** Rows that come and go by the clock. */
const clockwork = [
  ...['job_worker', 'request_count', 'runner', 'signup_search_head', 'signup_search'],
  ...['fairness_head', 'assessment'],
];

/**
 * A hash of everything in each table, and the jobs that wait for something other than the clock.
 * @param options.attempts false leaves out the counters of rejected admin attempts, and events of failed logins.
 */
export async function contentsOf(
  pool: Pool,
  { attempts = true } = {},
): Promise<Readonly<Record<string, string | null>>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL ($1)`,
    [attempts ? clockwork : [...clockwork, 'admin_attempt']],
  );
  const sources = [
    ...tables.map(({ name }) => ({
      name,
      source:
        name === 'audit_entry' && !attempts
          ? `(SELECT * FROM audit_entry WHERE action <> 'admin.login-failed')`
          : `"${name}"`,
    })),
    {
      name: 'jobs',
      source: `(SELECT id, task_identifier FROM ${allJobs} WHERE task_identifier !~ '^(carry-out|delete|erase|keep|maintain|remove|run)-')`,
    },
  ];
  const hashes = sources.map(
    ({ name, source }) =>
      `SELECT '${name}' AS name, md5(string_agg(t::text, ',' ORDER BY t::text)) AS hash FROM ${source} AS t`,
  );
  const { rows } = await pool.query<{ name: string; hash: string | null }>(hashes.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

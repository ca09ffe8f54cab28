import { queues } from '../platform/jobs/lanes.ts';

/** For `FROM`: the jobs of every queue, as graphile-worker's view `jobs` shows them. */
export const allJobs = `(${queues.map((queue) => `SELECT * FROM ${queue}.jobs`).join(' UNION ALL ')}) AS jobs`;

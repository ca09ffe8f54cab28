import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { addToSearch } from './user.search-table.repository.ts';

const maintainSearch = jobType('maintain-signup-search', Type.Object({}), 'maintenance');
/** Small enough that an erasure can wait for it on a busy machine. */
const chunkSize = 500;
/** Ends before the clock adds the next run, so that a long backlog does not take a second worker from other jobs. */
const runAtMostMs = 50_000;

/**
 * The job handlers of this feature: every minute, on one instance, the search table catches up with the joins. It rests
 * as long as it works, so that a rush of joins keeps at least half of the CPU.
 */
export function userJobs(pool: Pool): FeatureJobs {
  return {
    handlers: [
      handleJob(maintainSearch, async (_payload, { signal }) => {
        const endsAt = performance.now() + runAtMostMs;
        while (!signal.aborted && performance.now() < endsAt) {
          const startedAt = performance.now();
          if ((await addToSearch(pool, chunkSize)) < chunkSize) break;
          await sleep(performance.now() - startedAt, undefined, { signal }).catch(() => undefined);
        }
        return undefined;
      }),
    ],
    cron: [{ type: maintainSearch, match: '* * * * *' }],
  };
}

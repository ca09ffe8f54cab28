import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { addToSearch, indexAnswers } from './user.search-table.repository.ts';

const maintainSearch = jobType('maintain-signup-search', Type.Object({}), 'other');
/** Small enough that an erasure can wait for it on a busy machine. */
const chunkSize = 500;
/** Ends before the clock adds the next run, so that a long backlog does not take a second worker from other jobs. */
const runAtMostMs = 50_000;

/** So many signups that are not copied yet, which a search reads one by one, cost it about 70 ms. */
const bearable = 50_000;
/** How long the job rests after each step, in lengths of the step: a rush of joins needs the processor. */
const rests = { whileBearable: 4, whileFarBehind: 1 } as const;

/** The job handlers of this feature: every minute, on one instance, the search table catches up with the joins. */
export function userJobs(pool: Pool): FeatureJobs {
  return {
    handlers: [
      handleJob(maintainSearch, async (_payload, { signal }) => {
        await indexAnswers(pool);
        const endsAt = performance.now() + runAtMostMs;
        while (!signal.aborted && performance.now() < endsAt) {
          const startedAt = performance.now();
          const { added, left } = await addToSearch(pool, chunkSize);
          if (added < chunkSize) break;
          const rest = left > bearable ? rests.whileFarBehind : rests.whileBearable;
          await sleep(rest * (performance.now() - startedAt), undefined, { signal }).catch(() => undefined);
        }
        return undefined;
      }),
    ],
    cron: [{ type: maintainSearch, match: '* * * * *' }],
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { handleJob, type JobRun, jobType, type RunAgain } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { keepNextRanks } from './status.history.repository.ts';
import { dayOf } from './status.rules.ts';

const keepRanksJob = jobType('keep-ranks', Type.Object({}), 'other');

/** An erasure, which the joins wait for, waits for one of them: a fraction of a second. */
const batch = 1000;
/** Then other jobs have a turn. */
const runMs = 60_000;

/**
 * Every hour: the first run of a day keeps nearly all ranks of that day; later ones, those of users who earned their first
 * points or came back since, or what an instance left when it ended.
 */
export const historyJobs = (pool: Pool): FeatureJobs => ({
  handlers: [handleJob(keepRanksJob, (_payload, run) => keepAllRanks(pool, run))],
  cron: [{ type: keepRanksJob, match: '7 * * * *' }],
});

/** A run that is cut short begins at the start again, and passes quickly over what it has kept. */
async function keepAllRanks(pool: Pool, { signal }: Pick<JobRun, 'signal'>): Promise<RunAgain | undefined> {
  const endsAt = performance.now() + runMs;
  const day = dayOf(new Date());
  let after: string | null = '0';
  while (after !== null) {
    const began = performance.now();
    if (signal.aborted || began > endsAt) return { runAgainInSeconds: 1 };
    after = await keepNextRanks(pool, { after, day, atMost: batch });
    await sleep(performance.now() - began); // joins have half of the time to themselves
  }
  return undefined;
}

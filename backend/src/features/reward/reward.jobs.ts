import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import { runAlone, type RunTimes, type SoleWork } from '../../platform/jobs/sole-runner.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { settleNext } from './reward.settle.ts';

export interface RewardJobOptions extends Partial<RunTimes> {
  readonly pool: Pool;
}

/** Added by `runner_wake`, which uses the same name. */
const run = jobType('run-rewards', Type.Object({}), 'other');
const lookEveryMs = 500;

/** Follows joins and moved credits; also every minute, in case nothing woke it. */
export const rewardJobs = ({ pool, ...times }: RewardJobOptions): FeatureJobs => ({
  handlers: [
    handleJob(run, (_payload, jobRun) =>
      runAlone(pool, 'rewards', jobRun, (nudge) => workOf(pool, nudge), { lookEveryMs, ...times }),
    ),
  ],
  cron: [{ type: run, match: '* * * * *' }],
});

const workOf = (pool: Pool, nudge: () => void): SoleWork => ({
  async look() {
    const { isWork, isMore } = await settleNext(pool);
    if (isMore) nudge();
    return isWork;
  },
  end: () => Promise.resolve(),
});

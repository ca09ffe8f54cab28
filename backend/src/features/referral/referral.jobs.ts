import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { maintainRanks } from './referral.repository.ts';

const maintainRanksJob = jobType('maintain-ranks', Type.Object({}), 'other');

/** The job handlers of this feature: every minute, on one instance, the counts behind the ranks are tidied. */
export function referralJobs(pool: Pool): FeatureJobs {
  return {
    handlers: [
      handleJob(maintainRanksJob, async () => {
        await maintainRanks(pool);
        return undefined;
      }),
    ],
    cron: [{ type: maintainRanksJob, match: '* * * * *' }],
  };
}

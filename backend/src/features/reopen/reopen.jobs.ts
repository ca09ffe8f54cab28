import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { deleteOldWishes } from './reopen.repository.ts';

const deleteWishesJob = jobType('delete-reopen-wishes', Type.Object({}), 'other');

/** Every day, wishes whose retention is over are deleted. */
export const reopenJobs = (pool: Pool): FeatureJobs => ({
  handlers: [
    handleJob(deleteWishesJob, async () => {
      await deleteOldWishes(pool);
      return undefined;
    }),
  ],
  cron: [{ type: deleteWishesJob, match: '23 4 * * *' }],
});

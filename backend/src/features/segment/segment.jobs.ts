import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { deleteOldList } from './segment.email-list.repository.ts';

const deleteListsJob = jobType('delete-email-lists', Type.Object({}), 'other');

/** The job handlers of this feature: every hour, lists whose retention is over are deleted, one at a time. */
export const segmentJobs = (pool: Pool): FeatureJobs => ({
  handlers: [
    handleJob(deleteListsJob, async (_payload, { signal }) => {
      while (!signal.aborted && (await inTransaction(pool, deleteOldList)));
      return undefined;
    }),
  ],
  cron: [{ type: deleteListsJob, match: '47 * * * *' }],
});

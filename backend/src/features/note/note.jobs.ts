import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { removeDeleted } from './note.repository.ts';

const removeNotesJob = jobType('remove-deleted-notes', Type.Object({}), 'other');

/** The job handlers of this feature: every hour, notes that were deleted a day ago are removed. */
export const noteJobs = (pool: Pool): FeatureJobs => ({
  handlers: [
    handleJob(removeNotesJob, async () => {
      await removeDeleted(pool);
      return undefined;
    }),
  ],
  cron: [{ type: removeNotesJob, match: '51 * * * *' }],
});

import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { removeDeleted } from './tag.repository.ts';

export const removeTagsJob = jobType('remove-deleted-tags', Type.Object({}), 'other');

const removedAtOnce = 5000;

/** The job handlers of this feature: deleted tags are taken off their users, some at a time. Every hour it looks again, after a restart. */
export const tagJobs = (pool: Pool): FeatureJobs => ({
  handlers: [
    handleJob(removeTagsJob, async (_payload, { signal }) => {
      const removeSome = () => inTransaction(pool, (client) => removeDeleted(client, removedAtOnce));
      while (!signal.aborted && (await removeSome()));
      return undefined;
    }),
  ],
  cron: [{ type: removeTagsJob, match: '53 * * * *' }],
});

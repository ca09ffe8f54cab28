import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import type { Orm } from '../../platform/database/orm.ts';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { deleteExpiredSessions } from './session.repository.ts';

const deleteExpiredJob = jobType('delete-expired-sessions', Type.Object({}), 'other');

/** The job handlers of this feature. */
export function sessionJobs(orm: Orm, pool: Pool): FeatureJobs {
  return {
    handlers: [
      handleJob(deleteExpiredJob, async () => {
        await deleteExpiredSessions(orm.on(pool));
        return undefined;
      }),
    ],
    cron: [{ type: deleteExpiredJob, match: '43 * * * *' }],
  };
}

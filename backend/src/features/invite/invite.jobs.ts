import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { expireInvites } from './invite.expiry.ts';

const expireInvitesJob = jobType('maintain-invites', Type.Object({}), 'other');
const expiredAtOnce = 500;

/** Records which invitations have expired. */
export const inviteJobs = (pool: Pool): FeatureJobs => ({
  handlers: [
    handleJob(expireInvitesJob, async (_payload, { signal }) => {
      while (
        !signal.aborted &&
        (await inTransaction(pool, (client) => expireInvites(client, expiredAtOnce))) === expiredAtOnce
      );
      return undefined;
    }),
  ],
  cron: [{ type: expireInvitesJob, match: '* * * * *' }],
});

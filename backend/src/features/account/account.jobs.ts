import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { handleJob, type JobRun, jobType, type RunAgain } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { deleteStale, eraseRemovedAccounts } from './account.retention.repository.ts';
import { sendLinkMail } from './account.link-mail.ts';
import { findSendableReset } from './account.password.repository.ts';
import type { ResetTemplate } from './account.templates.ts';

/** Emails a reset link. The link itself is in no payload. */
export const sendResetJob = jobType(
  'send-password-reset',
  Type.Object({ resetId: Type.String() }),
  'code-mail',
);

const deleteStaleJob = jobType('delete-stale-admin-rows', Type.Object({}), 'other');
const eraseRemovedJob = jobType('delete-removed-accounts', Type.Object({}), 'other');

export interface AccountJobDependencies {
  readonly pool: Pool;
  readonly delivery: Delivery;
  readonly template: ResetTemplate;
}

/** The job handlers of this feature. */
export function accountJobs(dependencies: AccountJobDependencies): FeatureJobs {
  return {
    handlers: [
      handleJob(sendResetJob, ({ resetId }, run) => sendReset(dependencies, resetId, run)),
      handleJob(deleteStaleJob, async () => {
        await deleteStale(dependencies.pool);
        return undefined;
      }),
      handleJob(eraseRemovedJob, async () => {
        await eraseRemovedAccounts(dependencies.pool);
        return undefined;
      }),
    ],
    cron: [
      { type: deleteStaleJob, match: '41 * * * *' },
      { type: eraseRemovedJob, match: '29 3 * * *' },
    ],
  };
}

/**
 * A link without an account, or one that can no longer be used, is dropped; a failed send is retried while the link
 * works.
 */
async function sendReset(
  { pool, delivery, template }: AccountJobDependencies,
  resetId: string,
  { log, signal }: JobRun,
): Promise<RunAgain | undefined> {
  const reset = await findSendableReset(pool, resetId);
  if (reset === null) return undefined;
  return sendLinkMail(resetId, { log }, () =>
    delivery.send(template, { id: resetId, address: reset.address, params: { resetId }, signal }),
  );
}

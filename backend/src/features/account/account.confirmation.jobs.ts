import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import type { Orm } from '../../platform/database/orm.ts';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { handleJob, type JobRun, jobType, type RunAgain } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { findSignupRequest } from './account.confirmation.repository.ts';
import type { ConfirmationTemplates } from './account.confirmation.templates.ts';
import { findInvitation } from './account.invitation.repository.ts';
import { sendLinkMail } from './account.link-mail.ts';
import { findByEmail } from './account.repository.ts';

/** Sends the email about a sign-up. The link itself is in no payload. */
export const sendConfirmationJob = jobType(
  'send-signup-confirmation',
  Type.Object({ requestId: Type.String() }),
  'code-mail',
);

export interface ConfirmationJobDependencies {
  readonly orm: Orm;
  readonly pool: Pool;
  readonly delivery: Delivery;
  readonly templates: ConfirmationTemplates;
}

/** The job handlers for sign-ups. */
export const confirmationJobs = (dependencies: ConfirmationJobDependencies): FeatureJobs => ({
  handlers: [
    handleJob(sendConfirmationJob, ({ requestId }, run) => sendConfirmation(dependencies, requestId, run)),
  ],
  cron: [],
});

/**
 * Emails the link. If the address already has an account, its owner is told so instead, at the account's address. An expired
 * or revoked request is dropped; until then, a message that was not sent is retried.
 */
async function sendConfirmation(
  { orm, pool, delivery, templates }: ConfirmationJobDependencies,
  requestId: string,
  { log, signal }: JobRun,
): Promise<RunAgain | undefined> {
  const request = await findSignupRequest(orm.on(pool), requestId);
  if (request === null) return undefined;
  const account = await findByEmail(pool, { address: request.email, key: request.emailKey });
  if (typeof request.role === 'string') {
    const invitation = account === null ? await findInvitation(pool, requestId) : null;
    if (invitation === null) return undefined;
    const { role, invitedBy } = invitation;
    // A retry of the same mail has the same id; a mail that is requested again is a new one.
    return sendLinkMail(requestId, { log }, () =>
      delivery.send(templates.invitation, {
        id: `${requestId}-${invitation.expiresAt.getTime()}`,
        address: request.email,
        signal,
        params: { requestId, role, invitedBy },
      }),
    );
  }
  return sendLinkMail(requestId, { log }, () =>
    account === null
      ? delivery.send(templates.confirm, {
          id: requestId,
          address: request.email,
          signal,
          params: { requestId, name: request.name },
        })
      : delivery.send(templates.known, {
          id: requestId,
          address: account.email,
          signal,
          params: { isApproved: account.state === 'active' },
        }),
  );
}

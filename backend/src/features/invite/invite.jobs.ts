import { Type } from '@sinclair/typebox';
import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { DeliveryError } from '../../platform/delivery/delivery-error.ts';
import { addJobs, handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import {
  findInviteMessage,
  type InviteMessageKey,
  settleInviteMessage,
} from './invite.message.repository.ts';
import { recordInvites } from './invite.events.ts';
import { expireInvites } from './invite.expiry.ts';
import type { InviteParams, InviteTemplates } from './invite.templates.ts';

const sendInvite = jobType(
  'send-invite',
  Type.Object({ inviteId: Type.String(), number: Type.Integer() }),
  'other',
);
const expireInvitesJob = jobType('maintain-invites', Type.Object({}), 'other');
const expiredAtOnce = 500;

/** Queues messages, in the transaction of `client`. */
export const queueInviteMessages = (client: ClientBase, keys: readonly InviteMessageKey[]): Promise<void> =>
  addJobs(client, sendInvite, keys, { priority: 1 });

/** The content of emails with invitations, and which addresses get none. */
export interface InviteMails {
  /** @param versionId of a wave's template; null: the first template. */
  readonly source: (versionId: string | null) => Promise<InviteParams['source']>;
  /** Whether the address gets no invitations: it unsubscribed, bounced or complained. */
  readonly isSuppressed: (emailKey: string) => Promise<boolean>;
}

/** Sends invitations to the contacts that their users verified, and records which have expired. */
export function inviteJobs({
  pool,
  delivery,
  templates,
  mails,
}: {
  readonly pool: Pool;
  readonly delivery: Delivery;
  readonly templates: InviteTemplates;
  readonly mails: InviteMails;
}): FeatureJobs {
  return {
    handlers: [
      handleJob(sendInvite, async (key, { signal, log }) => {
        const message = await findInviteMessage(pool, key);
        if (message === null) return undefined;
        const { channel, address, isStated, emailKey, signupId, generation, wave, ...person } = message;
        const { inviteId, number } = key;
        if (emailKey !== null && (await mails.isSuppressed(emailKey))) {
          await settleInviteMessage(pool, key, 'message_refused_at');
          return undefined;
        }
        const status = { signupId, generation, sentAt: Math.floor(Date.now() / 1000), isStated };
        try {
          await delivery.send(templates[channel], {
            id: `invite-${inviteId}-${number}`,
            address,
            params: {
              ...person,
              inviteId,
              status,
              source: await mails.source(wave?.versionId ?? null),
              ...(wave !== null && { wave: { mailingSeq: wave.mailingSeq, rankThen: wave.rankThen } }),
              expiresAt: person.expiresAt.toISOString(),
            },
            signal,
          });
        } catch (error) {
          if (!(error instanceof DeliveryError) || error.fault !== 'refused') throw error;
          log.warn({ err: error, inviteId }, 'an invitation was refused for good');
          await settleInviteMessage(pool, key, 'message_refused_at');
          return undefined;
        }
        await inTransaction(pool, async (client) => {
          const sent = await settleInviteMessage(client, key, 'message_sent_at');
          await recordInvites(client, 'sent', sent);
        });
        return undefined;
      }),
      handleJob(expireInvitesJob, async (_payload, { signal }) => {
        while (
          !signal.aborted &&
          (await inTransaction(pool, (client) => expireInvites(client, expiredAtOnce))) === expiredAtOnce
        );
        return undefined;
      }),
    ],
    cron: [{ type: expireInvitesJob, match: '* * * * *' }],
  };
}

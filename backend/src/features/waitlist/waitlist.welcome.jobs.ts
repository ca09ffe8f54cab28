import { Type } from '@sinclair/typebox';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '../../platform/database/database.ts';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { DeliveryError } from '../../platform/delivery/delivery-error.ts';
import { addJob, handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { findWelcome, queueWelcomes, settleWelcome } from './waitlist.welcome.repository.ts';
import type { WelcomeTemplates } from './waitlist.welcome.templates.ts';

/** Queues a welcome for every user who has joined since its last run. */
const welcomeSignups = jobType('welcome-signups', Type.Object({}), 'notice');
const sendWelcome = jobType('send-welcome', Type.Object({ signupSeq: Type.Integer() }), 'notice');

const welcomesPerTransaction = 1000;
const wakeDelayMs = 100;

export interface WelcomeOptions {
  readonly pool: Pool;
  readonly delivery: Delivery;
  readonly templates: WelcomeTemplates;
}

/**
 * Welcomes everybody who joined, at the contact they verified: the other one is only stated and may be a stranger's.
 * A batch is spread into one job a person, so that one message that cannot be sent holds up no other.
 */
export function welcomeJobs({ pool, delivery, templates }: WelcomeOptions): FeatureJobs {
  const handlers = [
    handleJob(welcomeSignups, async (_payload, { signal }) => {
      while (!signal.aborted && (await inTransaction(pool, queueSomeWelcomes)));
      return undefined;
    }),
    handleJob(sendWelcome, async ({ signupSeq }, { signal, log }) => {
      const welcome = await findWelcome(pool, signupSeq);
      if (welcome === null) return undefined;
      const { channel, address, firstName, rank, referralId, signupId, generation } = welcome;
      const sentAt = Math.floor(Date.now() / 1000);
      try {
        await delivery.send(templates[channel], {
          id: `welcome-${signupSeq}`,
          address,
          params: { firstName, rank, referralId, status: { signupId, generation, sentAt } },
          signal,
        });
      } catch (error) {
        if (!(error instanceof DeliveryError) || error.fault !== 'refused') throw error;
        log.warn({ err: error, signupSeq }, 'a welcome message was refused for good');
        await settleWelcome(pool, signupSeq, 'refused_at');
        return undefined;
      }
      await settleWelcome(pool, signupSeq, 'sent_at');
      return undefined;
    }),
  ];
  // Users are welcomed even if the process that should have woken the job ended first.
  return { handlers, cron: [{ type: welcomeSignups, match: '* * * * *' }] };
}

const queueSomeWelcomes = (client: PoolClient): Promise<boolean> =>
  queueWelcomes(client, { atMost: welcomesPerTransaction, jobName: sendWelcome.name });

/** Queues a welcome for every user who has joined so far, in the transaction of `client`. */
export async function queueAllWelcomes(client: PoolClient): Promise<void> {
  while (await queueSomeWelcomes(client));
}

/**
 * Wakes the job that welcomes those who joined, soon and once for all who join until then. It may fail: nothing is lost, the
 * job also comes up every minute.
 */
export function welcomeWaker(pool: Pool, log: Logger): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      addJob(pool, { type: welcomeSignups, payload: {}, key: welcomeSignups.name }).catch((error: unknown) =>
        log.warn({ err: error }, 'those who joined are welcomed at the next full minute'),
      );
    }, wakeDelayMs).unref();
  };
}

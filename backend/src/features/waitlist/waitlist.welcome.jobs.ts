import { Type } from '@sinclair/typebox';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { inTransaction } from '../../platform/database/database.ts';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { DeliveryError } from '../../platform/delivery/delivery-error.ts';
import { addJob, handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import {
  findWelcome,
  queueWelcomes,
  settleFailedWelcomes,
  settleUnwelcome,
  settleWelcome,
} from './waitlist.welcome.repository.ts';
import type { WelcomeTemplates } from './waitlist.welcome.templates.ts';

/** Queues a welcome for every user who has joined since its last run. */
const welcomeSignups = jobType('welcome-signups', Type.Object({}), 'other');
export const sendWelcome = jobType(
  'send-welcome',
  Type.Object({ signupSeq: Type.Integer(), queuedAt: Type.Optional(Type.String()) }),
  'other',
);
/** Records which welcomes are given up. */
const settleWelcomes = jobType('maintain-failed-welcomes', Type.Object({}), 'other');

const wake = { type: welcomeSignups, payload: {}, key: welcomeSignups.name };
const wakeDelayMs = 100;

export interface WelcomeOptions {
  readonly pool: Pool;
  readonly delivery: Delivery;
  readonly templates: WelcomeTemplates;
}

/**
 * Welcomes every user who joined, at the contact they verified: the other one is only stated and may be a stranger's. A
 * batch becomes one job per user, so that one message that can't be sent does not hold up the others.
 */
export function welcomeJobs({ pool, delivery, templates }: WelcomeOptions): FeatureJobs {
  const handlers = [
    handleJob(welcomeSignups, async () => {
      await inTransaction(pool, queueNextWelcomes);
      return undefined;
    }),
    handleJob(sendWelcome, async (key, { signal, log }) => {
      const welcome = await findWelcome(pool, key);
      if (welcome === null) {
        await settleUnwelcome(pool, key);
        return undefined;
      }
      const { channel, address, firstName, rank, referralId, signupId, generation } = welcome;
      const { signupSeq } = key;
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
        await settleWelcome(pool, key, 'refused_at');
        return undefined;
      }
      await settleWelcome(pool, key, 'sent_at');
      return undefined;
    }),
    handleJob(settleWelcomes, async (_payload, { log }) => {
      const count = await settleFailedWelcomes(pool, sendWelcome.name);
      if (count > 0) log.warn({ count }, 'welcome messages could not be delivered and are given up');
      return undefined;
    }),
  ];
  // Users are welcomed even if the process that should have woken the job ended first.
  const everyMinute = '* * * * *';
  return {
    handlers,
    cron: [
      { type: welcomeSignups, match: everyMinute },
      { type: settleWelcomes, match: everyMinute },
    ],
  };
}

const jobName = sendWelcome.name;

/**
 * Each second, at most 100: welcomes can wait, and during a rush a backlog of them would take the processor from the
 * visitors who are joining.
 */
async function queueNextWelcomes(client: PoolClient): Promise<void> {
  if (await queueWelcomes(client, { atMost: 100, countsWaiting: true, jobName }))
    await addJob(client, { ...wake, runInSeconds: 1 });
}

/** Queues a welcome for every user who has joined so far, in the transaction of `client`. */
export async function queueAllWelcomes(client: PoolClient): Promise<void> {
  while (await queueWelcomes(client, { atMost: 1000, jobName }));
}

/**
 * Wakes the job that welcomes new users, soon and once for all who join until then. It may fail without losing
 * anything: the job also runs every minute.
 */
export function welcomeWaker(pool: Pool, log: Logger): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      addJob(pool, wake).catch((error: unknown) =>
        log.warn({ err: error }, 'new users are welcomed at the next full minute'),
      );
    }, wakeDelayMs).unref();
  };
}

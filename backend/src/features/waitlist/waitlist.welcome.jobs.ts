import { Type } from '@sinclair/typebox';
import type { Pool } from 'pg';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import { DeliveryError } from '../../platform/delivery/delivery-error.ts';
import { handleJob, jobType } from '../../platform/jobs/job.ts';
import type { FeatureJobs } from '../../platform/jobs/start-jobs.ts';
import { findWelcome, queueWelcomes, settleWelcome } from './waitlist.welcome.repository.ts';
import type { WelcomeTemplates } from './waitlist.welcome.templates.ts';

/** Added by `waitlist_join`, once a batch: the signups of a range of seqs are to be welcomed. */
const welcomeSignups = jobType(
  'welcome-signups',
  Type.Object({ fromSeq: Type.Integer(), toSeq: Type.Integer() }),
);
const sendWelcome = jobType('send-welcome', Type.Object({ signupSeq: Type.Integer() }));

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
    handleJob(welcomeSignups, async ({ fromSeq, toSeq }) => {
      await queueWelcomes(pool, { fromSeq, toSeq, jobName: sendWelcome.name });
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
  return { handlers, cron: [] };
}

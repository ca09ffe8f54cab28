import type { DispatchSource } from '../../platform/dispatch/dispatch-queue.ts';
import { forgetHours } from './mailing.domain.repository.ts';
import type { MailingKinds } from './mailing.kind.ts';
import { findUnplanned, queuePlan } from './mailing.plan.ts';
import { MailingQueue, type MailingQueueOptions } from './mailing.queue.ts';
import { findMailing } from './mailing.repository.ts';
import { findActive } from './mailing.run.repository.ts';

export interface MailingSourceOptions extends Omit<MailingQueueOptions, 'log'> {
  readonly kinds: MailingKinds;
}

/** Every mailing is a queue: its recipients. One whose own job was lost is planned again. */
export function mailingSource({ kinds, ...options }: MailingSourceOptions): DispatchSource {
  const { pool } = options;
  return {
    async begin() {
      await forgetHours(pool);
      for (const id of await findUnplanned(pool)) await queuePlan(pool, id);
    },
    findActive: () => findActive(pool),
    async open(seq, log) {
      const mailing = await findMailing(pool, { seq });
      const kind = mailing === null ? undefined : kinds[mailing.kind];
      if (mailing === null || kind === undefined) throw new Error('The mailing or its kind is gone');
      return new MailingQueue(mailing, kind, { ...options, log });
    },
  };
}

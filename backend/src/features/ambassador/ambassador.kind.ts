import type { Pool } from 'pg';
import type { Orm } from '../../platform/database/orm.ts';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeKind } from '../../platform/dispatch/notice.ts';
import { findApplicants } from './ambassador.repository.ts';
import type { ConfirmationWriter } from './ambassador.templates.ts';

export interface ConfirmationOptions {
  readonly orm: Orm;
  readonly pool: Pool;
  readonly sender: Sender;
  readonly write: ConfirmationWriter;
}

/** Tells each applicant, at their verified email, that the application has arrived. Queued by `ambassador_apply`. */
export const confirmations = ({ orm, pool, sender, write }: ConfirmationOptions): NoticeKind => ({
  name: 'ambassador',
  whenUncertain: 'resend',
  sender,
  async messages(keys) {
    const found = await findApplicants(orm.on(pool), keys.map(Number));
    return new Map(
      found.map(({ seq, email: address, ...applicant }) => [
        String(seq),
        { message: { id: `ambassador-${seq}`, address, channel: 'email', content: write(applicant) } },
      ]),
    );
  },
});

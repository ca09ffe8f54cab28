import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import type { AcceptanceWriter } from './ambassador.acceptance.templates.ts';
import { type Acceptance, findAcceptances } from './ambassador.signup.repository.ts';
import { whileLeaving } from '../waitlist/waitlist.leaving.ts';

/** The kind of notice; its key is the place of the application. */
export const acceptanceNotice = 'ambassador-accepted';

export interface AcceptanceOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly write: AcceptanceWriter;
}

/** Tells accepted applicants, at the email that they verified, what they get, or how they get it. */
export const acceptances = ({ pool, sender, write }: AcceptanceOptions): NoticeKind => ({
  name: acceptanceNotice,
  whenUncertain: 'resend',
  sender,
  async messages(seqs) {
    const found = await findAcceptances(pool, seqs);
    return new Map(found.map((acceptance) => [acceptance.seq, answerOf(acceptance, write)]));
  },
});

function answerOf(acceptance: Acceptance, write: AcceptanceWriter): NoticeAnswer {
  const { seq, email: address, isAccepted, signup } = acceptance;
  if (!isAccepted) return { skip: 'WITHDRAWN' };
  if (signup?.isBlocked === true) return { skip: 'BLOCKED' };
  if (signup?.isLeaving === true) return whileLeaving;
  return {
    message: { id: `${acceptanceNotice}-${seq}`, address, channel: 'email', content: write(acceptance) },
  };
}

import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import {
  areWelcomesDue,
  findWelcomes,
  queueWelcomes,
  type Welcome,
  welcomeKind,
} from './waitlist.welcome.repository.ts';
import type { WelcomeWriter } from './waitlist.welcome.templates.ts';
import { whileLeaving } from './waitlist.leaving.ts';

export interface WelcomeOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly write: WelcomeWriter;
}

/** Welcomes every user who joined, at the contact they verified: the other one is only stated and may be a stranger's. */
export const welcomes = ({ pool, sender, write }: WelcomeOptions): NoticeKind => ({
  name: welcomeKind,
  whenUncertain: 'resend',
  sender,
  claims: { isDue: () => areWelcomesDue(pool), claim: queueWelcomes },
  async messages(signupSeqs) {
    const found = await findWelcomes(pool, signupSeqs);
    const email = await write.email();
    return new Map(found.map((welcome) => [welcome.signupSeq, answerOf(welcome, { email, sms: write.sms })]));
  },
});

/** For this batch. */
interface Writers extends Pick<WelcomeWriter, 'sms'> {
  readonly email: Awaited<ReturnType<WelcomeWriter['email']>>;
}

/** Nobody is told a rank that they no longer have: it can be sent once they have one again. */
function answerOf(
  { isErased, isBlocked, isLeaving, rank, ...welcome }: Welcome,
  write: Writers,
): NoticeAnswer {
  if (isErased) return { skip: 'ERASED' };
  if (isBlocked) return { skip: 'BLOCKED' };
  if (isLeaving) return whileLeaving;
  if (rank === null) return { skip: 'INVITED' };
  const { signupSeq, channel, address } = welcome;
  const message = { id: `welcome-${signupSeq}`, address };
  const values = { ...welcome, rank };
  return channel === 'email'
    ? { message: { ...message, channel, content: write.email(values) } }
    : { message: { ...message, channel, content: write.sms(values) } };
}

import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import { type AppealAnswer, findAnswers } from './fairness.appeal.repository.ts';
import type { AnswerWriter } from './fairness.templates.ts';
import { whileLeaving } from '../waitlist/waitlist.leaving.ts';

/** The kind of notice; its key is the place of the appeal. */
export const answerKind = 'appeal';

export interface AnswerOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly write: AnswerWriter;
}

/** Answers users who asked to look again at their points. */
export const answers = ({ pool, sender, write }: AnswerOptions): NoticeKind => ({
  name: answerKind,
  whenUncertain: 'resend',
  sender,
  async messages(seqs) {
    const found = await findAnswers(pool, seqs);
    return new Map(found.map((answer) => [answer.seq, messageOf(answer, write)]));
  },
});

function messageOf(
  { seq, channel, address, isBlocked, isLeaving, ...answer }: AppealAnswer,
  write: AnswerWriter,
): NoticeAnswer {
  if (isBlocked) return { skip: 'BLOCKED' };
  if (isLeaving) return whileLeaving;
  const message = { id: `appeal-${seq}`, address };
  return channel === 'email'
    ? { message: { ...message, channel, content: write.email(answer) } }
    : { message: { ...message, channel, content: write.sms() } };
}

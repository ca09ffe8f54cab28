import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import type { NoticeAnswer, NoticeKind } from '../../platform/dispatch/notice.ts';
import { type ClaimNews, findClaimNews } from './reward.claim.repository.ts';
import { rewardNotice } from './reward.settle.ts';
import type { RewardWriter } from './reward.templates.ts';
import { whileLeaving } from '../waitlist/waitlist.leaving.ts';

export interface RewardNoticeOptions {
  readonly pool: Pool;
  readonly sender: Sender;
  readonly write: RewardWriter;
}

/** Tells users that they reached a reward, with its code if it is one. */
export const rewardNotices = ({ pool, sender, write }: RewardNoticeOptions): NoticeKind => ({
  name: rewardNotice,
  whenUncertain: 'resend',
  sender,
  async messages(seqs) {
    const found = await findClaimNews(pool, seqs);
    const email = await write.email();
    return new Map(found.map((news) => [news.seq, messageOf(news, { email, sms: write.sms })]));
  },
});

function messageOf(
  { seq, channel, address, isWithdrawn, isLeaving, ...news }: ClaimNews,
  write: Pick<RewardWriter, 'sms'> & { readonly email: Awaited<ReturnType<RewardWriter['email']>> },
): NoticeAnswer {
  if (isWithdrawn) return { skip: 'WITHDRAWN' };
  if (isLeaving) return whileLeaving;
  const message = { id: `reward-${seq}`, address };
  return channel === 'email'
    ? { message: { ...message, channel, content: write.email(news) } }
    : { message: { ...message, channel, content: write.sms(news) } };
}

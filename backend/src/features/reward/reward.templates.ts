import type { Brand } from '../../platform/brand/brand.ts';
import type { MailContent, SmsContent } from '../../platform/delivery/template.ts';
import type { FindUserMailWriter } from '../../platform/mail/user-mail.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import type { ClaimNews } from './reward.claim.repository.ts';

type News = Omit<ClaimNews, 'seq' | 'channel' | 'address' | 'kind' | 'isWithdrawn' | 'isLeaving'>;

const friends = (count: number) =>
  `${count.toLocaleString('en-US')} more ${count === 1 ? 'friend' : 'friends'}`;

/** Writes that a reward was reached, for each channel. */
export interface RewardWriter {
  /** What the owner's template says now. */
  readonly email: () => Promise<(news: News) => MailContent>;
  readonly sms: (news: Pick<News, 'name'>) => SmsContent;
}

export function rewardWriter({
  brand,
  publicUrl,
  statusLink,
  findTemplate,
}: {
  readonly brand: Pick<Brand, 'name'>;
  readonly publicUrl: () => string;
  readonly statusLink: (of: StatusLinkOf) => string;
  readonly findTemplate: FindUserMailWriter;
}): RewardWriter {
  return {
    async email() {
      const write = await findTemplate();
      return ({ firstName, rank, referralId, signupId, generation, name, text, instructions, code, next }) =>
        write({
          ...{ firstName, rank, referralId },
          shareLink: `${publicUrl()}/?ref=${encodeURIComponent(referralId)}`,
          statusLink: statusLink({ signupId, generation, sentAt: Math.floor(Date.now() / 1000) }),
          texts: {
            rewardName: name,
            rewardText: text,
            rewardCode: code === null ? 'We’ll send it to you soon.' : `Your code: ${code}`,
            rewardInstructions: instructions,
            nextReward: next === null ? '' : `${friends(next.referralsLeft)} until you get ${next.name}.`,
          },
        });
    },
    sms: ({ name }) => ({
      text: `${brand.name}: you earned a reward, ${name}. It’s on your status page: ${publicUrl()}/status`,
    }),
  };
}

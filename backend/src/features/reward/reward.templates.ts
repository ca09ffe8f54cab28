import type { Brand } from '../../platform/brand/brand.ts';
import type { MailContent, SmsContent } from '../../platform/delivery/template.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import type { ClaimNews } from './reward.claim.repository.ts';

type News = Pick<
  ClaimNews,
  'firstName' | 'signupId' | 'generation' | 'name' | 'text' | 'instructions' | 'code' | 'next'
>;

const friends = (count: number) =>
  `${count.toLocaleString('en-US')} more ${count === 1 ? 'friend' : 'friends'}`;

/** Writes that a reward was reached, for each channel. */
export interface RewardWriter {
  readonly email: (news: News) => MailContent;
  readonly sms: (news: News) => SmsContent;
}

export function rewardWriter({
  brand,
  publicUrl,
  statusLink,
}: {
  readonly brand: Brand;
  readonly publicUrl: () => string;
  readonly statusLink: (of: StatusLinkOf) => string;
}): RewardWriter {
  const paragraphs = (text: string) =>
    text
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => ({ kind: 'paragraph', text: line }) as const);
  return {
    email: ({ firstName, signupId, generation, name, text, instructions, code, next }) =>
      renderMail({
        brand,
        publicUrl: publicUrl(),
        subject: `You earned a reward: ${name}`,
        preheader: code === null ? 'We’ll send it to you soon.' : 'Your code is inside.',
        title: `${firstName}, you earned ${name}.`,
        blocks: [
          ...paragraphs(text),
          ...(code === null
            ? [{ kind: 'paragraph', text: 'We’ll send it to you soon.' } as const]
            : [{ kind: 'figure', label: 'Your code', value: code } as const]),
          ...paragraphs(instructions),
          ...(next === null ? [] : paragraphs(`${friends(next.referralsLeft)} until you get ${next.name}.`)),
          {
            kind: 'button',
            label: 'See your rewards',
            url: statusLink({ signupId, generation, sentAt: Math.floor(Date.now() / 1000) }),
          },
          {
            kind: 'note',
            text: 'You get this because you joined our waitlist and referred friends, or a friend referred you. Don’t forward this email. Anyone with the link can see your rank.',
          },
        ],
      }),
    sms: ({ name }) => ({
      text: `${brand.name}: you earned a reward, ${name}. It’s on your status page: ${publicUrl()}/status`,
    }),
  };
}

import type { Brand } from '../../platform/brand/brand.ts';
import type { MailContent, SmsContent } from '../../platform/delivery/template.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';
import { mailShare } from '../referral/referral.sharing.targets.ts';
import { shareLink } from '../referral/referral.sharing.ts';
import type { Welcome } from './waitlist.welcome.repository.ts';

type Values = Pick<Welcome, 'firstName' | 'referralId' | 'signupId' | 'generation' | 'rewards'> & {
  readonly rank: number;
};

/** Writes the welcome of each channel. */
export interface WelcomeWriter {
  readonly email: (values: Values) => MailContent;
  readonly sms: (values: Values) => SmsContent;
}

/** `#2,736` */
const placeOf = (rank: number): string => `#${rank.toLocaleString('en-US')}`;

/** ` 3 of them earn you A T-shirt.` */
const earned = (rewards: Values['rewards']): string =>
  rewards
    .map(({ name, referralsNeeded }) =>
      referralsNeeded === 1
        ? ` The first one earns you ${name}.`
        : ` ${referralsNeeded.toLocaleString('en-US')} of them earn you ${name}.`,
    )
    .join('');

/** Rank, code and share link, by mail and by text message. */
export function welcomeWriter({
  brand,
  publicUrl,
  statusLink,
}: {
  readonly brand: Brand;
  readonly publicUrl: () => string;
  readonly statusLink: (of: Pick<Welcome, 'signupId' | 'generation'> & { readonly sentAt: number }) => string;
}): WelcomeWriter {
  return {
    email: ({ firstName, rank, referralId, signupId, generation, rewards }) =>
      renderMail({
        brand,
        publicUrl: publicUrl(),
        subject: `You’re ${placeOf(rank)} on the ${brand.name} waitlist`,
        preheader: `Share your code ${referralId} to move up.`,
        title: `Welcome, ${firstName}. You’re on the list.`,
        blocks: [
          { kind: 'rank', rank: placeOf(rank), among: null },
          {
            kind: 'paragraph',
            text: `Everyone who joins with your code earns you points and moves you up.${earned(rewards)} Share your link:`,
          },
          {
            kind: 'share',
            ...mailShare({ brand: brand.name, publicUrl: publicUrl(), referralId, standing: null }),
          },
          { kind: 'figure', label: 'Your referral code', value: referralId },
          {
            kind: 'paragraph',
            text: 'Check your rank any time, and see who joined with your code. Don’t forward this email. Anyone with the link can see your rank.',
          },
          {
            kind: 'button',
            label: 'See your rank',
            url: statusLink({ signupId, generation, sentAt: Math.floor(Date.now() / 1000) }),
          },
          { kind: 'note', text: 'Rankings can change at any time as others share their codes.' },
        ],
      }),
    sms: ({ rank, referralId }) => ({
      text: `You're ${placeOf(rank)} on the ${brand.name} waitlist. Share to move up: ${shareLink(publicUrl(), referralId)}`,
    }),
  };
}

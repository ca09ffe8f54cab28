import type { Brand } from '../../platform/brand/brand.ts';
import type { MailContent, SmsContent } from '../../platform/delivery/template.ts';
import type { FindUserMailWriter } from '../../platform/mail/user-mail.ts';
import { shareLink } from '../referral/referral.sharing.ts';
import type { Welcome } from './waitlist.welcome.repository.ts';

type Values = Pick<Welcome, 'firstName' | 'referralId' | 'signupId' | 'generation' | 'rewards'> & {
  readonly rank: number;
};

/** Writes the welcome of each channel. */
export interface WelcomeWriter {
  /** What the owner's template says now. */
  readonly email: () => Promise<(values: Values) => MailContent>;
  readonly sms: (values: Pick<Values, 'rank' | 'referralId'>) => SmsContent;
}

/** `3 of them earn you A T-shirt.` */
const earned = (rewards: Values['rewards']): string =>
  rewards
    .map(({ name, referralsNeeded }) =>
      referralsNeeded === 1
        ? `The first one earns you ${name}.`
        : `${referralsNeeded.toLocaleString('en-US')} of them earn you ${name}.`,
    )
    .join(' ');

/** Rank and share link, for users who verified a phone number. */
export const welcomeText = (
  brand: string,
  { rank, shareLink }: { rank: number; shareLink: string },
): string =>
  `You're #${rank.toLocaleString('en-US')} on the ${brand} waitlist. ${rank === 1 ? 'Share to stay on top' : 'Share to move up'}: ${shareLink}`;

/** Rank, code and share link, by mail and by text message. */
export function welcomeWriter({
  brand,
  publicUrl,
  statusLink,
  findTemplate,
}: {
  readonly brand: Pick<Brand, 'name'>;
  readonly publicUrl: () => string;
  readonly statusLink: (of: Pick<Welcome, 'signupId' | 'generation'> & { readonly sentAt: number }) => string;
  readonly findTemplate: FindUserMailWriter;
}): WelcomeWriter {
  return {
    async email() {
      const write = await findTemplate();
      return ({ firstName, rank, referralId, signupId, generation, rewards }) =>
        write({
          ...{ firstName, rank, referralId, shareLink: shareLink(publicUrl(), referralId) },
          statusLink: statusLink({ signupId, generation, sentAt: Math.floor(Date.now() / 1000) }),
          texts: { rewards: earned(rewards) },
        });
    },
    sms: ({ rank, referralId }) => ({
      text: welcomeText(brand.name, { rank, shareLink: shareLink(publicUrl(), referralId) }),
    }),
  };
}

import type { Brand } from '../../platform/brand/brand.ts';
import type { MailContent } from '../../platform/delivery/template.ts';
import { type MailBlock, renderMail } from '../../platform/mail/mail-layout.ts';
import { mailShare } from '../referral/referral.sharing.targets.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import type { Acceptance } from './ambassador.signup.repository.ts';

export type AcceptanceWriter = (acceptance: Acceptance) => MailContent;

/** ` 10 friends earn you A hoodie.` */
const earned = (rewards: Acceptance['rewards']): string =>
  rewards
    .map(({ name, referralsNeeded }) =>
      referralsNeeded === 1
        ? ` Your first friend earns you ${name}.`
        : ` ${referralsNeeded.toLocaleString('en-US')} friends earn you ${name}.`,
    )
    .join('');

interface AcceptanceOptions {
  readonly brand: Brand;
  readonly publicUrl: () => string;
  readonly statusLink: (of: StatusLinkOf) => string;
  /** Connects the status that is open in the browser to the application. */
  readonly connectLink: (applicationId: string) => string;
}

/** Tells an applicant that they are an ambassador: with their code and link, or with how to get them. */
export const acceptanceWriter =
  (options: AcceptanceOptions): AcceptanceWriter =>
  (acceptance) => {
    const { brand, publicUrl } = options;
    const { firstName, signup, rewards } = acceptance;
    return renderMail({
      brand,
      publicUrl: publicUrl(),
      subject: `You’re a campus ambassador for ${brand.name}`,
      preheader:
        signup === null
          ? 'One step left: join the waitlist to get your code.'
          : `Your code is ${signup.referralId}.`,
      title: `Welcome, ${firstName}. You’re a campus ambassador.`,
      blocks: signup === null ? notYet(options, acceptance) : onTheList(options, signup, rewards),
    });
  };

const onTheList = (
  { brand, publicUrl, statusLink }: AcceptanceOptions,
  { id, referralId, isVerified, generation }: NonNullable<Acceptance['signup']>,
  rewards: Acceptance['rewards'],
): readonly MailBlock[] => [
  {
    kind: 'paragraph',
    text: `Share your link on your campus. Every friend who joins with it counts for you.${earned(rewards)}`,
  },
  { kind: 'share', ...mailShare({ brand: brand.name, publicUrl: publicUrl(), referralId, standing: null }) },
  { kind: 'figure', label: 'Your code', value: referralId },
  {
    kind: 'paragraph',
    text: `Your ambassador page shows who joined, week by week, and has a QR code and a poster to print.${isVerified ? ' Don’t forward this email. Anyone with the link can see your page.' : ''}`,
  },
  {
    kind: 'button',
    label: 'Open your ambassador page',
    url: isVerified
      ? statusLink({ signupId: id, generation, sentAt: Math.floor(Date.now() / 1000) })
      : `${publicUrl()}/status`,
  },
];

const notYet = (
  { publicUrl, connectLink }: AcceptanceOptions,
  { applicationId, email, rewards }: Acceptance,
): readonly MailBlock[] => [
  {
    kind: 'paragraph',
    text: `One step left: join the waitlist with this email address, ${email}. You’ll get a code and a link to share, and a page that shows who joined with them.${earned(rewards)}`,
  },
  {
    kind: 'button',
    label: 'Join the waitlist',
    url: `${publicUrl()}/?join#email=${encodeURIComponent(email)}`,
  },
  {
    kind: 'paragraph',
    text: 'Did you join with your phone number or another email address? Open this link once to connect that sign-up:',
  },
  { kind: 'link', url: connectLink(applicationId) },
  { kind: 'note', text: 'Don’t forward this email. Anyone with that link could use your application.' },
];

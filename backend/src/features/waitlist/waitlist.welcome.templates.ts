import { Type } from '@sinclair/typebox';
import type { Brand } from '../../platform/brand/brand.ts';
import { mailTemplate, smsTemplate } from '../../platform/delivery/template.ts';
import { renderMail } from '../../platform/mail/mail-layout.ts';

const WelcomeParams = Type.Object({
  firstName: Type.String(),
  rank: Type.Integer({ minimum: 1 }),
  referralId: Type.String(),
  /** The link to the status page is derived from these; missing in messages that were stored by earlier versions. */
  status: Type.Optional(
    Type.Object({
      signupId: Type.String(),
      generation: Type.Integer({ minimum: 0 }),
      sentAt: Type.Integer(),
    }),
  ),
});
type StatusParams = NonNullable<(typeof WelcomeParams)['static']['status']>;

/** The welcome message of each channel. */
export type WelcomeTemplates = ReturnType<typeof welcomeTemplates>;

/** `#2,736` */
const placeOf = (rank: number): string => `#${rank.toLocaleString('en-US')}`;

/** Rank, code and share link, by mail and by text message. */
export function welcomeTemplates({
  brand,
  publicUrl,
  statusLink,
}: {
  readonly brand: Brand;
  readonly publicUrl: string;
  /** Derives the link when the mail is rendered, so that it is stored nowhere. */
  readonly statusLink: (of: StatusParams) => string;
}) {
  const shareLink = (referralId: string): string => `${publicUrl}/?ref=${encodeURIComponent(referralId)}`;
  return {
    email: mailTemplate('welcome-mail', WelcomeParams, ({ firstName, rank, referralId, status }) =>
      renderMail({
        brand,
        publicUrl,
        subject: `You’re ${placeOf(rank)} on the ${brand.name} waitlist`,
        preheader: `Share your code ${referralId} to move up.`,
        title: `Welcome, ${firstName}. You’re on the list.`,
        blocks: [
          { kind: 'figure', label: 'Your rank today', value: placeOf(rank) },
          {
            kind: 'paragraph',
            text: 'Everyone who joins with your code moves you up and earns you credit rewards. Share your link:',
          },
          { kind: 'link', url: shareLink(referralId) },
          { kind: 'figure', label: 'Your referral code', value: referralId },
          ...(status === undefined
            ? []
            : ([
                {
                  kind: 'paragraph',
                  text: 'Check your rank any time, and see who joined with your code. Don’t forward this email. Anyone with the link can see your rank.',
                },
                { kind: 'button', label: 'See your rank', url: statusLink(status) },
              ] as const)),
          { kind: 'note', text: 'Rankings can change at any time as others share their codes.' },
        ],
      }),
    ),
    sms: smsTemplate('welcome-sms', WelcomeParams, ({ rank, referralId }) => ({
      text: `You're ${placeOf(rank)} on the ${brand.name} waitlist. Share to move up: ${shareLink(referralId)}`,
    })),
  };
}

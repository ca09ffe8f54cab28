import type { MailContent } from '../../platform/delivery/template.ts';
import { escapeHtml } from '../../platform/mail/html.ts';
import { type MailBrand, mailStyles, renderMail } from '../../platform/mail/mail-layout.ts';
import type { DayFigures } from './digest.repository.ts';

/** A line of the digest, and the screen that has more. */
interface Line {
  readonly text: string;
  /** Below the address of the back office. */
  readonly screen: string;
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const when = (count: number, one: string, many: string, screen: string): readonly Line[] =>
  count === 0 ? [] : [{ text: `${counted(count, one, many)}.`, screen }];

/** The list of the users who joined on a day. */
const joinedOn = (day: Date): string => {
  const date = day.toISOString().slice(0, 10);
  return `userManagement?joinedFrom=${date}&joinedTo=${date}`;
};

/** What there is to tell. @param joined the list of the users of that day. */
const linesOf = (figures: DayFigures, isAdmin: boolean, joined: string) => ({
  happened: [
    ...when(figures.joined, 'user joined', 'users joined', joined),
    ...when(
      figures.added,
      'user was added and is not verified yet',
      'users were added and are not verified yet',
      `${joined}&verifiedBy=none`,
    ),
    ...when(figures.invited, 'user was invited', 'users were invited', 'invites'),
    ...when(figures.accepted, 'user accepted an invitation', 'users accepted an invitation', 'invites'),
    ...when(
      figures.bounced,
      'address bounced or complained, and is not written to anymore',
      'addresses bounced or complained, and are not written to anymore',
      'suppressions',
    ),
    ...when(figures.refused, 'message couldn’t be delivered', 'messages couldn’t be delivered', 'dashboard'),
  ],
  waits: [
    ...when(
      figures.applications,
      'ambassador application waits for an answer',
      'ambassador applications wait for an answer',
      'ambassadors',
    ),
    ...when(figures.held, 'referral is held for review', 'referrals are held for review', 'fairness'),
    ...(isAdmin
      ? [
          ...when(
            figures.accounts,
            'account waits for your approval',
            'accounts wait for your approval',
            'team',
          ),
          ...when(
            figures.endpoints,
            'webhook endpoint is failing or disabled',
            'webhook endpoints are failing or disabled',
            'webhooks',
          ),
        ]
      : []),
  ],
});

const dayText = new Intl.DateTimeFormat('en-US', {
  ...{ day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' },
});

/** Writes the digest of a day; null if there is nothing to tell. */
export type DigestWriter = (digest: {
  readonly day: Date;
  readonly figures: DayFigures;
  readonly isAdmin: boolean;
}) => MailContent | null;

export const digestWriter =
  ({ brand, publicUrl }: { readonly brand: MailBrand; readonly publicUrl: () => string }): DigestWriter =>
  ({ day, figures, isAdmin }) => {
    const { happened, waits } = linesOf(figures, isAdmin, joinedOn(day));
    const [first] = [...happened, ...waits];
    if (first === undefined) return null;
    const office = `${publicUrl()}/admin`;
    const title = dayText.format(day);
    return renderMail({
      brand,
      publicUrl: publicUrl(),
      subject: `${brand.name}: your digest of ${title}`,
      preheader: first.text,
      title,
      blocks: [
        ...listBlock('What happened (UTC)', happened, office),
        ...listBlock('What waits for you', waits, office),
        { kind: 'button', label: 'Open the dashboard', url: `${office}/dashboard` },
      ],
      unsubscribe: {
        url: `${office}/account`,
        reason: 'You turned on the daily digest in your account.',
        label: 'Turn it off',
      },
    });
  };

function listBlock(heading: string, lines: readonly Line[], office: string) {
  if (lines.length === 0) return [];
  const item = ({ text, screen }: Line) =>
    `<li style="${mailStyles.item}"><a class="link" href="${escapeHtml(`${office}/${screen}`)}" style="${mailStyles.link}">${escapeHtml(text)}</a></li>`;
  return [
    {
      kind: 'rendered',
      html: `<h2 style="${mailStyles.h2}">${escapeHtml(heading)}</h2>\n<ul style="${mailStyles.list}">\n${lines.map(item).join('\n')}\n</ul>`,
      text: `${heading}\n\n${lines.map(({ text, screen }) => `- ${text}\n  ${office}/${screen}`).join('\n')}`,
    },
  ] as const;
}

import { Type } from '@sinclair/typebox';
import { type MailTemplate, mailTemplate } from '../../platform/delivery/template.ts';
import { type MailBlock, type MailBrand, renderMail } from '../../platform/mail/mail-layout.ts';
import { mailedName } from '../../platform/mail/mailed-name.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { confirmationKeyLabel, linkToken } from './account.link-token.ts';
import { confirmationValidHours, invitationValidDays } from './account.rules.ts';

const ConfirmParams = Type.Object({ requestId: Type.String(), name: Type.String() });
const InvitationParams = Type.Object({
  requestId: Type.String(),
  role: Type.String(),
  invitedBy: Type.String(),
});
const KnownParams = Type.Object({ isApproved: Type.Boolean() });

/** The emails about a sign-up. */
export interface ConfirmationTemplates {
  /** The link to confirm the email. */
  readonly confirm: MailTemplate<(typeof ConfirmParams)['static']>;
  /** The link in a colleague's invitation. */
  readonly invitation: MailTemplate<(typeof InvitationParams)['static']>;
  /** To an email that already has an account. */
  readonly known: MailTemplate<(typeof KnownParams)['static']>;
}

interface TemplateSite {
  readonly brand: MailBrand;
  readonly publicUrl: string;
  readonly secrets: Secrets;
}

/** The token is derived when the mail is rendered, so nothing that is stored holds it. */
export function confirmationTemplates({ brand, publicUrl, secrets }: TemplateSite): ConfirmationTemplates {
  const article = `${brand.name} admin account`;
  return {
    confirm: mailTemplate('admin-signup-confirmation', ConfirmParams, ({ requestId, name }) =>
      renderMail({
        brand,
        publicUrl,
        subject: `Confirm your email for ${brand.name}`,
        preheader: `The link expires in ${confirmationValidHours} hours and works once.`,
        title: 'Confirm your email',
        blocks: [
          {
            kind: 'paragraph',
            text: `We received a request for a ${article} with this email address.${nameGiven(name)}`,
          },
          { kind: 'paragraph', text: 'Confirm your email, then choose your password.' },
          {
            kind: 'button',
            label: 'Confirm your email',
            url: confirmUrl(publicUrl, linkToken(secrets.key(confirmationKeyLabel), requestId)),
          },
          {
            kind: 'paragraph',
            text: `The link expires in ${confirmationValidHours} hours and works once. Then an admin has to approve your account.`,
          },
          {
            kind: 'note',
            text: 'If you didn’t request this, ignore this email. No account is created unless you open the link.',
          },
        ],
      }),
    ),
    invitation: invitationTemplate({ brand, publicUrl, secrets }),
    known: mailTemplate('admin-signup-known', KnownParams, ({ isApproved }) =>
      renderMail({
        brand,
        publicUrl,
        subject: `You already have a ${brand.name} account`,
        preheader: 'Nothing has changed.',
        title: 'You already have an account',
        blocks: [
          {
            kind: 'paragraph',
            text: `We received a request for a ${article} with this email address. You already have one, and nothing about it has changed.`,
          },
          ...(isApproved ? approvedBlocks(publicUrl) : pendingBlocks),
          { kind: 'note', text: 'If you didn’t request this, ignore this email.' },
        ],
      }),
    ),
  };
}

/** The invitation of a colleague. */
const invitationTemplate = ({
  brand,
  publicUrl,
  secrets,
}: TemplateSite): ConfirmationTemplates['invitation'] =>
  mailTemplate('admin-invitation', InvitationParams, ({ requestId, role, invitedBy }) =>
    renderMail({
      brand,
      publicUrl,
      subject: `You’re invited to the ${brand.name} team`,
      preheader: `The link expires in ${invitationValidDays} days and works once.`,
      title: 'Join the team',
      blocks: [
        {
          kind: 'paragraph',
          text: `${mailedName(invitedBy) ?? 'An admin'} invited you to the ${brand.name} back office${roleWords[role] ?? ''}.`,
        },
        {
          kind: 'button',
          label: 'Choose your password',
          url: confirmUrl(publicUrl, linkToken(secrets.key(confirmationKeyLabel), requestId)),
        },
        {
          kind: 'paragraph',
          text: `The link expires in ${invitationValidDays} days and works once. You’re logged in as soon as you choose a password.`,
        },
        {
          kind: 'note',
          text: 'If you weren’t expecting this, ignore this email. No account is created unless you open the link.',
        },
      ],
    }),
  );

const roleWords: Readonly<Record<string, string>> = {
  VIEWER: ' as a viewer',
  EDITOR: ' as an editor',
  ADMIN: ' as an admin',
};

/** Anyone can type any name for any address. */
function nameGiven(typed: string): string {
  const name = mailedName(typed);
  return name === null ? '' : ` The name given is “${name}”.`;
}

const approvedBlocks = (publicUrl: string): readonly MailBlock[] => [
  { kind: 'button', label: 'Log in', url: `${publicUrl}/admin/login` },
  { kind: 'paragraph', text: 'If you forgot your password, reset it:' },
  { kind: 'link', url: `${publicUrl}/admin/forgot-password` },
];

const pendingBlocks: readonly MailBlock[] = [
  { kind: 'paragraph', text: 'You can log in once an admin has approved it.' },
];

/** The token is in the fragment: it reaches neither servers nor their logs nor the sites a page links to. */
const confirmUrl = (publicUrl: string, token: string): string => `${publicUrl}/admin/confirm#token=${token}`;

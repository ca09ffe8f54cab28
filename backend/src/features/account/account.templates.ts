import { Type } from '@sinclair/typebox';
import { type MailTemplate, mailTemplate } from '../../platform/delivery/template.ts';
import { type MailBrand, renderMail } from '../../platform/mail/mail-layout.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { resetKeyLabel, linkToken } from './account.link-token.ts';
import { resetValidMinutes } from './account.rules.ts';

const ResetParams = Type.Object({ resetId: Type.String() });

/** The email with a reset link. */
export type ResetTemplate = MailTemplate<(typeof ResetParams)['static']>;

/** The token is derived when the mail is rendered, so nothing that is stored holds it. */
export function resetTemplate({
  brand,
  publicUrl,
  secrets,
}: {
  readonly brand: MailBrand;
  readonly publicUrl: string;
  readonly secrets: Secrets;
}): ResetTemplate {
  return mailTemplate('admin-password-reset', ResetParams, ({ resetId }) =>
    renderMail({
      brand,
      publicUrl,
      subject: `Set a new password for ${brand.name}`,
      preheader: `The link expires in ${resetValidMinutes} minutes and works once.`,
      title: 'Set a new password',
      blocks: [
        { kind: 'paragraph', text: 'We received a request to reset the password of your admin account.' },
        {
          kind: 'button',
          label: 'Choose a new password',
          url: resetUrl(publicUrl, linkToken(secrets.key(resetKeyLabel), resetId)),
        },
        {
          kind: 'paragraph',
          text: `The link expires in ${resetValidMinutes} minutes and works once. Using it logs you out everywhere.`,
        },
        { kind: 'note', text: 'If you didn’t request it, ignore this email. Your password stays as it is.' },
      ],
    }),
  );
}

/** The token is in the fragment: it reaches neither servers nor their logs nor the sites a page links to. */
const resetUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/admin/reset-password#token=${token}`;

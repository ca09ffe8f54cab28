import { confirmationTemplates } from './features/account/account.confirmation.templates.ts';
import { resetTemplate } from './features/account/account.templates.ts';
import { ambassadorTemplates } from './features/ambassador/ambassador.templates.ts';
import { inviteTemplates } from './features/invite/invite.templates.ts';
import { mailingMail, mailingSms } from './features/mailing/mailing.templates.ts';
import { renderInvite } from './features/message/message.invite.ts';
import { CompiledVersions } from './features/message/message.versions.ts';
import { testMessage } from './features/message/message.templates.ts';
import { mailedStatusLink, statusLink } from './features/status/status.link.ts';
import { otpTemplates } from './features/verification/verification.templates.ts';
import { welcomeTemplates } from './features/waitlist/waitlist.welcome.templates.ts';
import { alertTemplate } from './features/webhook/webhook.templates.ts';
import type { Brand } from './platform/brand/brand.ts';
import type { Secrets } from './platform/secrets/secrets.ts';

/** Every message template. */
export type MessageTemplates = ReturnType<typeof messageTemplates>;

export function messageTemplates({
  brand,
  secrets,
  publicUrl,
}: {
  readonly brand: Brand;
  readonly secrets: Secrets;
  /** The site's address, known once it listens. */
  readonly publicUrl: string;
}) {
  const versions = new CompiledVersions();
  return {
    otp: otpTemplates({ brand, publicUrl, secrets }),
    welcome: welcomeTemplates({ brand, publicUrl, statusLink: (of) => statusLink(secrets, publicUrl, of) }),
    invite: inviteTemplates({
      brand,
      publicUrl,
      secrets,
      renderInvite: ({ firstName, referralId, status, source, wave }, invite) =>
        renderInvite(secrets, versions.compile({ kind: 'invite', ...source }, { brand, publicUrl }), {
          firstName,
          referralId,
          invite,
          signupId: status.signupId,
          rank: wave?.rankThen ?? null,
          mailingSeq: wave?.mailingSeq ?? null,
          shareLink: `${publicUrl}/?ref=${encodeURIComponent(referralId)}`,
          statusLink: mailedStatusLink(secrets, publicUrl, { isStated: false, ...status }),
        }),
    }),
    application: ambassadorTemplates({ brand, publicUrl }),
    confirmation: confirmationTemplates({ brand, publicUrl, secrets }),
    reset: resetTemplate({ brand, publicUrl, secrets }),
    webhookAlert: alertTemplate({ brand, publicUrl }),
  };
}

/** Every template whose messages can be in the outbox. */
export const storedTemplates = ({
  otp,
  welcome,
  invite,
  application,
  confirmation,
  reset,
  webhookAlert,
}: MessageTemplates) => [
  otp.email,
  otp.sms,
  welcome.email,
  welcome.sms,
  invite.email,
  invite.sms,
  application.email,
  confirmation.confirm,
  confirmation.known,
  confirmation.invitation,
  reset,
  testMessage,
  webhookAlert,
  mailingMail,
  mailingSms,
];

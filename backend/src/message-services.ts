import { inviteLink } from './features/invite/invite.link.ts';
import { inviteText, reminderText } from './features/invite/invite.templates.ts';
import { ConsentService } from './features/message/message.consent.service.ts';
import { MailEventService } from './features/message/message.events.service.ts';
import { MailEventSignatures, type SignatureOptions } from './features/message/message.events.signatures.ts';
import { suppressionLabel } from './features/message/message.suppression.repository.ts';
import { SuppressionService } from './features/message/message.suppression.service.ts';
import { type TemplateDependencies, TemplateService } from './features/message/message.template.service.ts';
import type { Brand } from './platform/brand/brand.ts';
import type { Secrets } from './platform/secrets/secrets.ts';

export interface MessageServicesOptions extends Omit<TemplateDependencies, 'textMessage'>, SignatureOptions {
  readonly secrets: Secrets;
}

/** What the owner writes to users, and who is not written to. */
export const createMessageServices = ({
  secrets,
  pool,
  resendSecret,
  ...options
}: MessageServicesOptions) => {
  const keys = secrets.keys(suppressionLabel);
  return {
    messageTemplates: new TemplateService({
      pool,
      ...options,
      textMessage: exampleTextMessages(options.brand, secrets),
    }),
    suppressions: new SuppressionService(pool, keys),
    consent: new ConsentService(pool, keys),
    mailEvents: new MailEventService(pool, keys),
    mailSignatures: new MailEventSignatures({ resendSecret }),
  };
};

/**
 * Text messages for previews. Their link is as long as a real one, since that determines the price, and opens nothing.
 */
const exampleTextMessages =
  (brand: Brand, secrets: Secrets): TemplateDependencies['textMessage'] =>
  (kind, publicUrl) => {
    if (kind === 'broadcast') return null;
    const write = kind === 'invite' ? inviteText : reminderText;
    const link = inviteLink(secrets, publicUrl, noInvite);
    return write(brand.name, { link, expiresAt: new Date(Date.now() + exampleValidMs) });
  };

const exampleValidMs = 14 * 24 * 60 * 60 * 1000;
const noInvite = '00000000-0000-7000-8000-000000000000';

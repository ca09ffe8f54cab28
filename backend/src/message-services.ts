import { ConsentService } from './features/message/message.consent.service.ts';
import { MailEventService } from './features/message/message.events.service.ts';
import { suppressionLabel } from './features/message/message.suppression.repository.ts';
import { SuppressionService } from './features/message/message.suppression.service.ts';
import { type TemplateDependencies, TemplateService } from './features/message/message.template.service.ts';
import type { Secrets } from './platform/secrets/secrets.ts';

export interface MessageServicesOptions extends TemplateDependencies {
  readonly secrets: Secrets;
}

/** What the owner writes to users, and who gets none of it. */
export const createMessageServices = ({ secrets, pool, ...options }: MessageServicesOptions) => {
  const keys = secrets.keys(suppressionLabel);
  return {
    messageTemplates: new TemplateService({ pool, ...options }),
    suppressions: new SuppressionService(pool, keys),
    consent: new ConsentService(pool, keys),
    mailEvents: new MailEventService(pool, keys),
  };
};

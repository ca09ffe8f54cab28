import type { Pool } from 'pg';
import { WaveService } from './features/invite/invite.wave.service.ts';
import { MailingSender } from './features/mailing/mailing.sender.ts';
import { MailingService } from './features/mailing/mailing.service.ts';
import { BroadcastService } from './features/message/message.broadcast.service.ts';
import type { TemplateService } from './features/message/message.template.service.ts';
import { mailingAudiences } from './segment-services.ts';
import { createMailingKinds, type MailingKindsOptions } from './mailing-kinds.ts';
import type { Delivery } from './platform/delivery/delivery.ts';

export interface MailingServicesOptions extends Omit<MailingKindsOptions, 'pool' | 'smsAvailable'> {
  readonly pool: Pool;
  /** For reads that may be slightly stale. */
  readonly reader: Pool;
  readonly messageTemplates: TemplateService;
  readonly jobPool: Pool;
  /** Sends messages to many users, separately from all others. */
  readonly bulk: Delivery;
}

/** The services that send messages to many users. */
export function createMailingServices({ pool, reader, jobPool, bulk, ...options }: MailingServicesOptions) {
  const smsAvailable = bulk.isAvailable('sms');
  const { kinds, reminders } = createMailingKinds({ ...options, pool: jobPool, smsAvailable });
  const { invite, broadcast } = mailingAudiences({ secrets: options.secrets, smsAvailable });
  return {
    mailingKinds: kinds,
    reminders,
    mailingSender: new MailingSender(bulk),
    mailings: new MailingService(pool, { invite: { audience: invite }, broadcast: { audience: broadcast } }),
    broadcasts: new BroadcastService({
      pool,
      reader,
      audience: broadcast,
      findVersion: (templateId) => options.messageTemplates.findCurrent('broadcast', templateId),
    }),
    waves: new WaveService({
      pool,
      reader,
      audience: invite,
      findVersion: (kind, templateId) => options.messageTemplates.findCurrent(kind, templateId),
    }),
  };
}

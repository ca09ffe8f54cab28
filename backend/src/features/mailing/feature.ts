import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import type { Audience } from '../segment/segment.audience.ts';
import type { MailingKindName } from '../segment/segment.form.ts';
import { eraseRecipients } from './mailing.erasure.repository.ts';
import { mailingJobs } from './mailing.jobs.ts';
import { mailingGauges } from './mailing.metrics.ts';
import { MailingResolver } from './mailing.resolver.ts';
import { mailingRoutes } from './mailing.routes.ts';
import { MailingService } from './mailing.service.ts';
import { mailingSource, type MailingSourceOptions } from './mailing.source.ts';

interface Given extends Core {
  readonly audiences: Readonly<Record<MailingKindName, Audience>>;
  readonly mailingKinds: MailingSourceOptions['kinds'];
}

export const mailingFeature = {
  tag: {
    name: 'mailing',
    title: 'Mailings',
    description: 'Messages to many users: invitation waves and broadcasts.',
  },
  resolvers: [MailingResolver],
  gauges: mailingGauges,
  eraser: eraseRecipients,
  open({ env, pool, jobPool, delivery, audiences, mailingKinds }: Given) {
    const sender = new MessageSender(delivery.bulk);
    const mailings = new MailingService(pool, {
      invite: { audience: audiences.invite },
      broadcast: { audience: audiences.broadcast },
    });
    return {
      services: { mailingSender: sender },
      resolvers: [new MailingResolver(mailings)],
      routes: [mailingRoutes],
      jobs: () => [mailingJobs({ pool: jobPool, kinds: mailingKinds })],
      dispatch: mailingSource({ pool: jobPool, limits: env.bulk, kinds: mailingKinds, sender }),
    };
  },
};

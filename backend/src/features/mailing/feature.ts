import type { Core } from '../../platform/feature.ts';
import type { Audience } from '../segment/segment.audience.ts';
import type { MailingKindName } from '../segment/segment.form.ts';
import { eraseRecipients } from './mailing.erasure.repository.ts';
import { mailingJobs } from './mailing.jobs.ts';
import { mailingGauges } from './mailing.metrics.ts';
import { MailingResolver } from './mailing.resolver.ts';
import { mailingRoutes } from './mailing.routes.ts';
import type { MailingRunOptions } from './mailing.run.ts';
import { MailingSender } from './mailing.sender.ts';
import { MailingService } from './mailing.service.ts';
import { mailingMail, mailingSms } from './mailing.templates.ts';

interface Given extends Core {
  readonly audiences: Readonly<Record<MailingKindName, Audience>>;
  readonly mailingKinds: MailingRunOptions['kinds'];
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
    const sender = new MailingSender(delivery.bulk);
    const mailings = new MailingService(pool, {
      invite: { audience: audiences.invite },
      broadcast: { audience: audiences.broadcast },
    });
    return {
      services: { mailingSender: sender },
      resolvers: [new MailingResolver(mailings)],
      routes: [mailingRoutes(mailings)],
      jobs: () => [mailingJobs({ pool: jobPool, limits: env.bulk, kinds: mailingKinds, sender })],
      templates: () => [mailingMail, mailingSms],
    };
  },
};

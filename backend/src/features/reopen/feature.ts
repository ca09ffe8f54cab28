import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import type { TemplateService } from '../message/message.template.service.ts';
import type { VerificationService } from '../verification/verification.service.ts';
import type { PauseService } from '../waitlist/waitlist.pause.service.ts';
import { reopenJobs } from './reopen.jobs.ts';
import { reopenNotices } from './reopen.kind.ts';
import { eraseWishes } from './reopen.repository.ts';
import { ReopenResolver } from './reopen.resolver.ts';
import { ReopenService } from './reopen.service.ts';

interface Given extends Core {
  readonly pauses: PauseService;
  readonly verification: VerificationService;
  readonly messageTemplates: TemplateService;
}

export const reopenFeature = {
  resolvers: [ReopenResolver],
  eraser: eraseWishes,
  open(given: Given) {
    const { env, jobPool, secrets, publicUrl, delivery, messageTemplates } = given;
    return {
      resolvers: [new ReopenResolver(new ReopenService(given))],
      jobs: () => [reopenJobs(jobPool)],
      notices: [
        reopenNotices({
          ...{ pool: jobPool, secrets, publicUrl, messageTemplates },
          sender: new MessageSender(delivery.notices),
          pausedByServer: env.signups === 'paused',
        }),
      ],
    };
  },
};

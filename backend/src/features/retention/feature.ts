import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { retentionJobs } from './retention.jobs.ts';
import { retentionNotices } from './retention.kind.ts';
import { RetentionResolver } from './retention.resolver.ts';
import { RetentionService } from './retention.service.ts';
import { retentionWriter } from './retention.templates.ts';

interface Given extends Core {
  readonly exclusion: ExclusionService;
  readonly statusLinkOf: (of: StatusLinkOf) => string;
}

export const retentionFeature = {
  resolvers: [RetentionResolver],
  open({ brand, pool, jobPool, delivery, publicUrl, exclusion, statusLinkOf }: Given) {
    const retention = new RetentionService(pool);
    return {
      services: { retention },
      resolvers: [new RetentionResolver(retention)],
      notices: [
        retentionNotices({
          pool: jobPool,
          sender: new MessageSender(delivery.notices),
          write: retentionWriter({ brand, publicUrl }),
          statusLink: statusLinkOf,
        }),
      ],
      jobs: () => [retentionJobs(jobPool, exclusion)],
    };
  },
};

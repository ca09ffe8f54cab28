import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import type { StatusService } from '../status/status.service.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { answers } from './fairness.appeal.kind.ts';
import { AppealResolver } from './fairness.appeal.resolver.ts';
import { AppealService } from './fairness.appeal.service.ts';
import { eraseAssessment } from './fairness.erasure.repository.ts';
import { GrantResolver } from './fairness.grant.resolver.ts';
import { GrantService } from './fairness.grant.service.ts';
import { fairnessJobs } from './fairness.jobs.ts';
import { FairnessListResolver } from './fairness.list.resolver.ts';
import { FairnessListService } from './fairness.list.service.ts';
import { FairnessResolver } from './fairness.resolver.ts';
import { ReviewService } from './fairness.review.service.ts';
import { fairnessRoutes } from './fairness.routes.ts';
import { answerWriter } from './fairness.templates.ts';
import { TrustedNetworks } from './fairness.trusted-networks.ts';

/** What verification asks, which is opened before. */
export const trustedNetworkFeature = {
  open: ({ pool }: Core) => ({ services: { trustedNetworks: new TrustedNetworks(pool) } }),
};

interface Given extends Core {
  readonly exclusion: ExclusionService;
  readonly status: StatusService;
}

export const fairnessFeature = {
  tag: {
    name: 'fairness',
    title: 'Fairness',
    description: 'Credits that likely fakes gave, until an admin reviews them.',
  },
  resolvers: [FairnessResolver, AppealResolver, GrantResolver, FairnessListResolver],
  eraser: eraseAssessment,
  open(given: Given) {
    const { env, brand, secrets, pool, reader, jobPool, delivery, publicUrl, exclusion, status } = given;
    const review = new ReviewService({ pool, reader, exclusion });
    return {
      resolvers: [
        new FairnessResolver(review),
        new AppealResolver(new AppealService(pool), status),
        new GrantResolver(new GrantService(pool)),
        new FairnessListResolver(new FairnessListService(pool)),
      ],
      routes: [fairnessRoutes],
      jobs: () => [fairnessJobs({ pool: jobPool, secrets, exclusion, mode: env.fairness })],
      notices: [
        answers({
          pool: jobPool,
          sender: new MessageSender(delivery.notices),
          write: answerWriter({ brand, publicUrl }),
        }),
      ],
    };
  },
};

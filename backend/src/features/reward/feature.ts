import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { UserMailWriter } from '../../platform/mail/user-mail.ts';
import type { Core } from '../../platform/feature.ts';
import { eraseRewardCodes } from './reward.claim.repository.ts';
import { ClaimService } from './reward.claim.service.ts';
import { rewardJobs } from './reward.jobs.ts';
import { rewardNotices } from './reward.kind.ts';
import { RewardResolver } from './reward.resolver.ts';
import { rewardExportRoutes, rewardRoutes } from './reward.routes.ts';
import { RewardService } from './reward.service.ts';
import { rewardWriter } from './reward.templates.ts';

interface Given extends Core {
  readonly statusLinkOf: Parameters<typeof rewardWriter>[0]['statusLink'];
  readonly findUserMailWriter: (kind: 'reward') => Promise<UserMailWriter>;
}

export const rewardFeature = {
  tag: {
    name: 'reward',
    title: 'Rewards',
    description: 'What users get once enough of their referrals count.',
  },
  resolvers: [RewardResolver],
  eraser: eraseRewardCodes,
  open(given: Given) {
    const {
      brand,
      pool,
      reader,
      pickReader,
      jobPool,
      delivery,
      publicUrl,
      statusLinkOf,
      findUserMailWriter,
    } = given;
    const claims = new ClaimService({ pool, pickReader });
    const rewards = new RewardService({ pool, reader });
    return {
      services: { rewards },
      resolvers: [new RewardResolver(rewards, claims)],
      routes: [rewardRoutes, rewardExportRoutes(claims)],
      jobs: () => [rewardJobs({ pool: jobPool })],
      notices: [
        rewardNotices({
          pool: jobPool,
          sender: new MessageSender(delivery.notices),
          write: rewardWriter({
            ...{ brand, publicUrl, statusLink: statusLinkOf },
            findTemplate: () => findUserMailWriter('reward'),
          }),
        }),
      ],
    };
  },
};

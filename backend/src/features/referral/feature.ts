import type { Core } from '../../platform/feature.ts';
import { referralJobs } from './referral.jobs.ts';
import { ReferralResolver } from './referral.resolver.ts';
import { referralRoutes } from './referral.routes.ts';
import { ReferralService } from './referral.service.ts';
import { ReferralTreeResolver } from './referral.tree.resolver.ts';
import { ReferralTreeService } from './referral.tree.service.ts';

interface Given extends Core {
  readonly status: { readonly nextSteps: ConstructorParameters<typeof ReferralResolver>[1] };
}

export const referralFeature = {
  tag: { name: 'referral', title: 'Referrals', description: 'Ranks, points and who referred whom.' },
  resolvers: [ReferralResolver, ReferralTreeResolver],
  open({ pool, jobPool, reader, status }: Given) {
    const referral = new ReferralService(pool);
    return {
      services: { referrals: referral },
      resolvers: [
        new ReferralResolver(referral, (of) => status.nextSteps(of)),
        new ReferralTreeResolver(new ReferralTreeService(reader)),
      ],
      routes: [referralRoutes],
      jobs: () => [referralJobs(jobPool)],
    };
  },
};

import type { Core } from '../../platform/feature.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { eraseAssessment } from './fairness.erasure.repository.ts';
import { fairnessJobs } from './fairness.jobs.ts';
import { FairnessResolver } from './fairness.resolver.ts';
import { ReviewService } from './fairness.review.service.ts';
import { fairnessRoutes } from './fairness.routes.ts';

interface Given extends Core {
  readonly exclusion: ExclusionService;
}

export const fairnessFeature = {
  tag: {
    name: 'fairness',
    title: 'Fairness',
    description: 'Credits that likely fakes gave, until somebody has checked them.',
  },
  resolvers: [FairnessResolver],
  eraser: eraseAssessment,
  open({ env, secrets, pool, reader, jobPool, exclusion }: Given) {
    const review = new ReviewService({ pool, reader, exclusion });
    return {
      resolvers: [new FairnessResolver(review)],
      routes: [fairnessRoutes],
      jobs: () => [fairnessJobs({ pool: jobPool, secrets, exclusion, mode: env.fairness })],
    };
  },
};

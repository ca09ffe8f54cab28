import type { Core } from '../../platform/feature.ts';
import { eraseAssessment } from './fairness.erasure.repository.ts';
import { fairnessJobs } from './fairness.jobs.ts';

export const fairnessFeature = {
  eraser: eraseAssessment,
  open({ env, secrets, jobPool }: Core) {
    return { jobs: () => [fairnessJobs({ pool: jobPool, secrets, mode: env.fairness })] };
  },
};

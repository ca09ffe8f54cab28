import type { Core } from '../../platform/feature.ts';
import { eraseCorrections } from './correction.repository.ts';
import { CorrectionResolver } from './correction.resolver.ts';
import { CorrectionService } from './correction.service.ts';

export const correctionFeature = {
  resolvers: [CorrectionResolver],
  eraser: eraseCorrections,
  open({ pool }: Core) {
    return { resolvers: [new CorrectionResolver(new CorrectionService(pool))] };
  },
};

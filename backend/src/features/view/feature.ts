import type { Core } from '../../platform/feature.ts';
import { ViewResolver } from './view.resolver.ts';
import { ViewService } from './view.service.ts';

export const viewFeature = {
  resolvers: [ViewResolver],
  open({ pool }: Core) {
    return { resolvers: [new ViewResolver(new ViewService(pool))] };
  },
};

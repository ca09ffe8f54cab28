import type { Core } from '../../platform/feature.ts';
import { GrowthResolver } from './growth.resolver.ts';
import { growthRoutes } from './growth.routes.ts';
import { GrowthService } from './growth.service.ts';

export const growthFeature = {
  tag: { name: 'growth', title: 'Growth', description: 'Where users come from, and how far they get.' },
  resolvers: [GrowthResolver],
  open({ reader }: Core) {
    const growth = new GrowthService(reader);
    return { resolvers: [new GrowthResolver(growth)], routes: [growthRoutes] };
  },
};

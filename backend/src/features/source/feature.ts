import type { Core } from '../../platform/feature.ts';
import { SourceResolver } from './source.resolver.ts';
import { SourceService } from './source.service.ts';
import { visitRoutes } from './source.routes.ts';
import { VisitCounter } from './source.visits.ts';

export const sourceFeature = {
  tag: { name: 'source', title: 'Sources', description: 'Where visitors come from, and how far they get.' },
  resolvers: [SourceResolver],
  open({ env, log, pool }: Core) {
    const visits = new VisitCounter(pool, log);
    const sources = new SourceService(pool, log, { isOn: env.sources === 'on' });
    return {
      services: { sources },
      resolvers: [new SourceResolver(sources)],
      routes: [visitRoutes(sources, visits)],
      close: () => visits.write(),
    };
  },
};

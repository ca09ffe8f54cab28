import type { Core } from '../../platform/feature.ts';
import { accountTag } from '../account/account.tag.ts';
import { AdminSession } from './session.entity.ts';
import { sessionJobs } from './session.jobs.ts';
import { SessionListResolver } from './session.list.resolver.ts';
import { SessionListService } from './session.list.service.ts';
import { SessionResolver } from './session.resolver.ts';
import { sessionRoutes } from './session.routes.ts';
import type { SessionService } from './session.service.ts';

interface Given extends Core {
  readonly sessions: SessionService;
}

export const sessionFeature = {
  tag: accountTag,
  entities: [AdminSession],
  resolvers: [SessionResolver, SessionListResolver],
  open: ({ sessions, orm, pool, jobPool }: Given) => ({
    resolvers: [new SessionResolver(sessions), new SessionListResolver(new SessionListService(orm, pool))],
    routes: [sessionRoutes],
    jobs: () => [sessionJobs(orm, jobPool)],
  }),
};

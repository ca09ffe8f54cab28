import type { Core } from '../../platform/feature.ts';
import { userTag } from '../waitlist/waitlist.user-tag.ts';
import { UserDetailService } from './user.detail.service.ts';
import { userExportRoutes } from './user.export.routes.ts';
import { UserExportService } from './user.export.service.ts';
import { userJobs } from './user.jobs.ts';
import { ReferrerService } from './user.referrers.service.ts';
import { UserResolver } from './user.resolver.ts';
import { userRoutes } from './user.routes.ts';
import { eraseFromSearch } from './user.search-table.repository.ts';
import { TimelineResolver } from './user.timeline.resolver.ts';
import { TimelineService } from './user.timeline.service.ts';
import { UserService } from './user.service.ts';

export const userFeature = {
  tag: userTag,
  resolvers: [UserResolver, TimelineResolver],
  eraser: eraseFromSearch,
  open({ pool, jobPool, reader, pickReader }: Core) {
    const users = new UserService(pool);
    const referrers = new ReferrerService(reader);
    return {
      resolvers: [
        new UserResolver(users, new UserDetailService(pool), referrers),
        new TimelineResolver(new TimelineService(pool)),
      ],
      routes: [userRoutes, userExportRoutes(new UserExportService(pool, pickReader))],
      jobs: () => [userJobs(jobPool)],
    };
  },
};

import type { Core } from '../../platform/feature.ts';
import { tagJobs } from './tag.jobs.ts';
import { eraseTags } from './tag.repository.ts';
import { TagResolver } from './tag.resolver.ts';
import { tagRoutes } from './tag.routes.ts';
import { TagService } from './tag.service.ts';

export const tagFeature = {
  tag: { name: 'tag', title: 'Tags', description: 'Words that the team tells users apart by.' },
  resolvers: [TagResolver],
  eraser: eraseTags,
  open({ pool, jobPool }: Core) {
    const tags = new TagService(pool);
    return {
      services: { tags },
      resolvers: [new TagResolver(tags)],
      routes: [tagRoutes],
      jobs: () => [tagJobs(jobPool)],
    };
  },
};

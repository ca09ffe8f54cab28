import type { Core } from '../../platform/feature.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { bulkJobs } from './bulk.jobs.ts';
import { BulkResolver } from './bulk.resolver.ts';
import { BulkService } from './bulk.service.ts';

interface Given extends Core {
  readonly exclusion: ExclusionService;
}

export const bulkFeature = {
  resolvers: [BulkResolver],
  open: ({ pool, jobPool, exclusion }: Given) => ({
    resolvers: [new BulkResolver(new BulkService(pool, exclusion))],
    jobs: () => [bulkJobs({ pool: jobPool, exclusion })],
  }),
};

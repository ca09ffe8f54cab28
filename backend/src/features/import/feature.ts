import type { Core } from '../../platform/feature.ts';
import { erasedHashes } from '../waitlist/waitlist.erased-identity.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { importJobs } from './import.jobs.ts';
import { eraseFromImports } from './import.repository.ts';
import { ImportResolver } from './import.resolver.ts';
import { importRoutes } from './import.routes.ts';
import { addSignupRoutes } from './import.single.routes.ts';
import { ImportService } from './import.service.ts';

interface Given extends Core {
  readonly exclusion: ExclusionService;
}

export const importFeature = {
  tag: { name: 'import', title: 'Imports', description: 'Adding the users of another product’s waitlist.' },
  resolvers: [ImportResolver],
  eraser: eraseFromImports,
  open({ env, secrets, pool, jobPool, exclusion }: Given) {
    const { pointsPerReferral } = env;
    const imports = new ImportService({ pool, erasedHashes: erasedHashes(secrets), pointsPerReferral });
    return {
      resolvers: [new ImportResolver(imports)],
      routes: [importRoutes(imports), addSignupRoutes],
      jobs: () => [importJobs({ pool: jobPool, exclusion })],
    };
  },
};

import type { Core } from '../../platform/feature.ts';
import { verificationMinutes } from '../verification/verification.rules.ts';
import { AmbassadorApplication } from './ambassador.entity.ts';
import { ambassadorExportRoutes } from './ambassador.export.routes.ts';
import { AmbassadorExportService } from './ambassador.export.service.ts';
import { ambassadorJobs } from './ambassador.jobs.ts';
import { eraseApplication } from './ambassador.repository.ts';
import { AmbassadorResolver } from './ambassador.resolver.ts';
import { AmbassadorReviewResolver } from './ambassador.review.resolver.ts';
import { AmbassadorReviewService } from './ambassador.review.service.ts';
import { ambassadorRoutes } from './ambassador.routes.ts';
import { AmbassadorService } from './ambassador.service.ts';
import { ambassadorTemplates } from './ambassador.templates.ts';

export const ambassadorFeature = {
  tag: { name: 'ambassador', title: 'Ambassadors', description: 'Applications to be a campus ambassador.' },
  entities: [AmbassadorApplication],
  resolvers: [AmbassadorResolver, AmbassadorReviewResolver],
  eraser: eraseApplication,
  open({ brand, orm, pool, jobPool, reader, pickReader, delivery: { notices }, publicUrl }: Core) {
    const ambassador = new AmbassadorService({ pool, reader, verificationMinutes });
    const templates = () => ambassadorTemplates({ brand, publicUrl: publicUrl() });
    return {
      resolvers: [
        new AmbassadorResolver(ambassador),
        new AmbassadorReviewResolver(new AmbassadorReviewService(pool)),
      ],
      routes: [
        ambassadorRoutes(ambassador),
        ambassadorExportRoutes(new AmbassadorExportService(pool, pickReader)),
      ],
      jobs: () => [ambassadorJobs({ orm, pool: jobPool, delivery: notices, templates: templates() })],
      templates: () => Object.values(templates()),
    };
  },
};

import type { Pool } from 'pg';
import { AmbassadorExportService } from './features/ambassador/ambassador.export.service.ts';
import { AmbassadorReviewService } from './features/ambassador/ambassador.review.service.ts';
import { type AmbassadorDependencies, AmbassadorService } from './features/ambassador/ambassador.service.ts';

export interface AmbassadorServicesOptions extends AmbassadorDependencies {
  /** Chooses the database that an export is read from. */
  readonly pickReader: () => Pool;
}

/** Ambassador applications: accepted, reviewed, exported. */
export const createAmbassadorServices = ({ pickReader, ...options }: AmbassadorServicesOptions) => ({
  ambassador: new AmbassadorService(options),
  ambassadorReviews: new AmbassadorReviewService(options.pool),
  ambassadorExports: new AmbassadorExportService(options.pool, pickReader),
});

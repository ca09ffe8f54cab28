import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import { verificationMinutes } from '../verification/verification.rules.ts';
import { AmbassadorApplication, ApplicationNote } from './ambassador.entity.ts';
import { ambassadorExportRoutes } from './ambassador.export.routes.ts';
import { AmbassadorExportService } from './ambassador.export.service.ts';
import { confirmations } from './ambassador.kind.ts';
import { eraseApplication } from './ambassador.repository.ts';
import { AmbassadorResolver } from './ambassador.resolver.ts';
import { AmbassadorReviewResolver } from './ambassador.review.resolver.ts';
import { AmbassadorReviewService } from './ambassador.review.service.ts';
import { ambassadorRoutes } from './ambassador.routes.ts';
import { AmbassadorService } from './ambassador.service.ts';
import { confirmationWriter } from './ambassador.templates.ts';

export const ambassadorFeature = {
  tag: { name: 'ambassador', title: 'Ambassadors', description: 'Applications to be a campus ambassador.' },
  entities: [AmbassadorApplication, ApplicationNote],
  resolvers: [AmbassadorResolver, AmbassadorReviewResolver],
  eraser: eraseApplication,
  open({ brand, orm, pool, jobPool, reader, pickReader, delivery: { notices }, publicUrl }: Core) {
    const ambassador = new AmbassadorService({ pool, reader, verificationMinutes });
    return {
      resolvers: [
        new AmbassadorResolver(ambassador),
        new AmbassadorReviewResolver(new AmbassadorReviewService(orm, pool)),
      ],
      routes: [ambassadorRoutes, ambassadorExportRoutes(new AmbassadorExportService(pool, pickReader))],
      notices: [
        confirmations({
          orm,
          pool: jobPool,
          sender: new MessageSender(notices),
          write: confirmationWriter({ brand, publicUrl }),
        }),
      ],
    };
  },
};

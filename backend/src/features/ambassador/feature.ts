import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { Core } from '../../platform/feature.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import type { StatusService } from '../status/status.service.ts';
import { verificationMinutes } from '../verification/verification.rules.ts';
import { acceptances } from './ambassador.acceptance.kind.ts';
import { acceptanceWriter } from './ambassador.acceptance.templates.ts';
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
import { OwnAmbassadorResolver, UserApplicationResolver } from './ambassador.signup.resolver.ts';
import { ApplicantService, connectLink } from './ambassador.signup.service.ts';
import { confirmationWriter } from './ambassador.templates.ts';

interface Given extends Core {
  readonly status: StatusService;
  /** The link that opens a user's status. */
  readonly statusLinkOf: (of: StatusLinkOf) => string;
}

export const ambassadorFeature = {
  tag: { name: 'ambassador', title: 'Ambassadors', description: 'Applications to be a campus ambassador.' },
  entities: [AmbassadorApplication, ApplicationNote],
  resolvers: [AmbassadorResolver, AmbassadorReviewResolver, OwnAmbassadorResolver, UserApplicationResolver],
  eraser: eraseApplication,
  open({ brand, orm, secrets, pool, jobPool, reader, pickReader, delivery, publicUrl, ...given }: Given) {
    const ambassador = new AmbassadorService({ pool, reader, verificationMinutes });
    const applicants = new ApplicantService({ pool, secrets });
    const sender = new MessageSender(delivery.notices);
    return {
      resolvers: [
        new AmbassadorResolver(ambassador),
        new AmbassadorReviewResolver(new AmbassadorReviewService(orm, pool)),
        new OwnAmbassadorResolver(applicants, given.status),
        new UserApplicationResolver(applicants),
      ],
      routes: [ambassadorRoutes, ambassadorExportRoutes(new AmbassadorExportService(pool, pickReader))],
      notices: [
        confirmations({ orm, pool: jobPool, sender, write: confirmationWriter({ brand, publicUrl }) }),
        acceptances({
          pool: jobPool,
          sender,
          write: acceptanceWriter({
            brand,
            publicUrl,
            statusLink: given.statusLinkOf,
            connectLink: (applicationId) => connectLink(secrets, publicUrl(), applicationId),
          }),
        }),
      ],
    };
  },
};

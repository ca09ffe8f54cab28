import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { PersonEraser } from '../../platform/erasure/person-eraser.ts';
import type { Core } from '../../platform/feature.ts';
import { suppressionLabel } from '../message/message.suppression.repository.ts';
import type { StatusService } from '../status/status.service.ts';
import type { VerificationService } from '../verification/verification.service.ts';
import { erasedHashes } from '../waitlist/waitlist.erased-identity.ts';
import type { StatusLinkOf } from '../status/status.link.ts';
import type { ExclusionService } from '../waitlist/waitlist.exclusion.service.ts';
import { contactChanges } from './own-data.contact.kind.ts';
import { eraseContactChanges } from './own-data.contact.repository.ts';
import { ownDataJobs } from './own-data.jobs.ts';
import { leavingNotices } from './own-data.leave.kind.ts';
import { OwnDataResolver } from './own-data.resolver.ts';
import { OwnDataService } from './own-data.service.ts';
import { contactChangeWriter, leavingWriter } from './own-data.templates.ts';

interface Given extends Core {
  readonly erasers: readonly PersonEraser[];
  readonly status: StatusService;
  readonly verification: VerificationService;
  readonly exclusion: ExclusionService;
  readonly statusLinkOf: (of: StatusLinkOf) => string;
}

export const ownDataFeature = {
  resolvers: [OwnDataResolver],
  eraser: eraseContactChanges,
  open(given: Given) {
    const { brand, secrets, pool, jobPool, delivery, publicUrl, erasers, status, verification } = given;
    const sender = new MessageSender(delivery.notices);
    const ownData = new OwnDataService({
      ...{ pool, status, verification, erasers },
      erasedHashes: erasedHashes(secrets),
      suppressionKeys: secrets.keys(suppressionLabel),
      supportEmail: brand.supportEmail,
    });
    return {
      resolvers: [new OwnDataResolver(ownData)],
      notices: [
        contactChanges({ pool: jobPool, sender, write: contactChangeWriter({ brand, publicUrl }) }),
        leavingNotices({
          pool: jobPool,
          sender,
          write: leavingWriter({ brand, publicUrl }),
          statusLink: given.statusLinkOf,
        }),
      ],
      jobs: () => [ownDataJobs(jobPool, given.exclusion)],
    };
  },
};

import { MessageSender } from '../../platform/dispatch/message-sender.ts';
import type { PersonEraser } from '../../platform/erasure/person-eraser.ts';
import type { Core } from '../../platform/feature.ts';
import { suppressionLabel } from '../message/message.suppression.repository.ts';
import type { StatusService } from '../status/status.service.ts';
import type { VerificationService } from '../verification/verification.service.ts';
import { erasedHashes } from '../waitlist/waitlist.erased-identity.ts';
import { contactChanges } from './own-data.contact.kind.ts';
import { eraseContactChanges } from './own-data.contact.repository.ts';
import { OwnDataResolver } from './own-data.resolver.ts';
import { OwnDataService } from './own-data.service.ts';
import { contactChangeWriter } from './own-data.templates.ts';

interface Given extends Core {
  readonly erasers: readonly PersonEraser[];
  readonly status: StatusService;
  readonly verification: VerificationService;
}

export const ownDataFeature = {
  resolvers: [OwnDataResolver],
  eraser: eraseContactChanges,
  open({ brand, secrets, pool, jobPool, delivery, publicUrl, erasers, status, verification }: Given) {
    const ownData = new OwnDataService({
      ...{ pool, status, verification, erasers },
      erasedHashes: erasedHashes(secrets),
      suppressionKeys: secrets.keys(suppressionLabel),
      supportEmail: brand.supportEmail,
    });
    return {
      resolvers: [new OwnDataResolver(ownData)],
      notices: [
        contactChanges({
          pool: jobPool,
          sender: new MessageSender(delivery.notices),
          write: contactChangeWriter({ brand, publicUrl }),
        }),
      ],
    };
  },
};

import 'reflect-metadata'; // first: the decorators of the GraphQL types need it
import type { Legacies } from './features/account/account.legacy.ts';
import { accountFeature } from './features/account/feature.ts';
import { ambassadorFeature } from './features/ambassador/feature.ts';
import { keysMadeBy, revokeKeysMadeBy } from './features/api-key/api-key.repository.ts';
import { apiKeyFeature } from './features/api-key/feature.ts';
import { auditFeature } from './features/audit/feature.ts';
import { bulkFeature } from './features/bulk/feature.ts';
import { clientErrorFeature } from './features/client-error/feature.ts';
import { correctionFeature } from './features/correction/feature.ts';
import { dashboardFeature } from './features/dashboard/feature.ts';
import { digestFeature } from './features/digest/feature.ts';
import { fairnessFeature, trustedNetworkFeature } from './features/fairness/feature.ts';
import { faqFeature } from './features/faq/feature.ts';
import { geoFeature } from './features/geo/feature.ts';
import { growthFeature } from './features/growth/feature.ts';
import { importFeature } from './features/import/feature.ts';
import { inviteFeature, waveFeature } from './features/invite/feature.ts';
import { mailingFeature } from './features/mailing/feature.ts';
import {
  mailingsLeftBy,
  pauseMailingsLeftBy,
  takeOverMailings,
} from './features/mailing/mailing.legacy.repository.ts';
import { mergeFeature } from './features/merge/feature.ts';
import { messageFeature, triggerFeature } from './features/message/feature.ts';
import { ownDataFeature } from './features/own-data/feature.ts';
import { referralFeature } from './features/referral/feature.ts';
import { reopenFeature } from './features/reopen/feature.ts';
import { retentionFeature } from './features/retention/feature.ts';
import { rewardFeature } from './features/reward/feature.ts';
import { segmentFeature } from './features/segment/feature.ts';
import { sessionFeature } from './features/session/feature.ts';
import { sourceFeature } from './features/source/feature.ts';
import { statusFeature } from './features/status/feature.ts';
import { tagFeature } from './features/tag/feature.ts';
import { noteFeature } from './features/note/feature.ts';
import { userFeature } from './features/user/feature.ts';
import { verificationFeature } from './features/verification/feature.ts';
import {
  exclusionFeature,
  pauseFeature,
  waitlistFeature,
  welcomeFeature,
} from './features/waitlist/feature.ts';
import type { AwayKeeper } from './features/waitlist/waitlist.exclusion.service.ts';
import { viewFeature } from './features/view/feature.ts';
import { webhookFeature } from './features/webhook/feature.ts';
import {
  endpointsLeftBy,
  pauseEndpointsLeftBy,
  takeOverEndpoints,
} from './features/webhook/webhook.repository.ts';
import type { PersonEraser } from './platform/erasure/person-eraser.ts';
import { type Core, FeatureList } from './platform/feature.ts';
import { platformFeature } from './platform/platform-feature.ts';

/** What features are built on: the core, and what several of them know about the same user or admin. */
export interface Base extends Core {
  readonly erasers: readonly PersonEraser[];
  readonly away: AwayKeeper;
  readonly legacies: Legacies;
}

/**
 * Every feature, what others build on first. The schema and the documentation of the API show them from the last to the
 * first: what visitors do, then what the team does, then what runs the server.
 */
export const features = FeatureList.on<Base>()
  .with(platformFeature)
  .with(clientErrorFeature)
  .with(geoFeature)
  .with(auditFeature)
  .with(webhookFeature)
  .with(accountFeature)
  .with(apiKeyFeature)
  .with(sessionFeature)
  .with(pauseFeature)
  .with(sourceFeature)
  .with(trustedNetworkFeature)
  .with(verificationFeature)
  .with(inviteFeature)
  .with(statusFeature)
  .with(messageFeature)
  .with(welcomeFeature)
  .with(mailingFeature)
  .with(waveFeature)
  .with(segmentFeature)
  .with(triggerFeature)
  .with(reopenFeature)
  .with(exclusionFeature)
  .with(ownDataFeature)
  .with(importFeature)
  .with(fairnessFeature)
  .with(rewardFeature)
  .with(userFeature)
  .with(correctionFeature)
  .with(mergeFeature)
  .with(tagFeature)
  .with(noteFeature)
  .with(viewFeature)
  .with(bulkFeature)
  .with(retentionFeature)
  .with(digestFeature)
  .with(dashboardFeature)
  .with(growthFeature)
  .with(faqFeature)
  .with(ambassadorFeature)
  .with(referralFeature)
  .with(waitlistFeature);

/** What is read and changed through MikroORM: docs/decisions/orm.md */
export const entities = features.parts.flatMap((feature) => feature.entities ?? []);

/**
 * Erases personal data outside of the signup. The order is that of the locks: applications before verification codes, as
 * in applying; recipients of mailings before invitations; deliveries last.
 */
export const personErasers: readonly PersonEraser[] = [
  mailingFeature.eraser,
  inviteFeature.eraser,
  ambassadorFeature.eraser,
  verificationFeature.eraser,
  platformFeature.eraser,
  userFeature.eraser,
  messageFeature.eraser,
  triggerFeature.eraser,
  reopenFeature.eraser,
  ownDataFeature.eraser,
  segmentFeature.eraser,
  importFeature.eraser,
  fairnessFeature.eraser,
  rewardFeature.eraser,
  tagFeature.eraser,
  noteFeature.eraser,
  correctionFeature.eraser,
  statusFeature.eraser,
  webhookFeature.eraser,
];

/** What admins leave in each feature: docs/decisions/admin-access.md */
export const adminLegacies: Legacies = {
  async read(client, adminId) {
    const endpoints = await endpointsLeftBy(client, adminId);
    const mailings = await mailingsLeftBy(client, adminId);
    return {
      webhookEndpoints: endpoints.map(({ id, url, description }) => ({
        id,
        name: description === '' ? new URL(url).host : description,
      })),
      mailings: mailings.map(({ id, name, kind, state }) => ({
        id,
        name,
        isWave: kind === 'invite',
        isRunning: state !== 'scheduled',
      })),
      apiKeys: await keysMadeBy(client, adminId),
    };
  },
  async pause(client, adminId) {
    await pauseEndpointsLeftBy(client, adminId);
    await pauseMailingsLeftBy(client, adminId);
  },
  async takeOver(client, adminId, byId) {
    await takeOverEndpoints(client, adminId, byId);
    await takeOverMailings(client, adminId, byId);
  },
  revokeKeys: revokeKeysMadeBy,
};

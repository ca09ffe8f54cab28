import type { Pool } from 'pg';
import type { Sender } from '../../platform/dispatch/dispatch-queue.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { testBrand, testSecret } from '../../testing/brand.ts';
import { SegmentService } from '../segment/segment.service.ts';
import { mailingAudiences } from './message.audience.ts';
import type { TriggerKind } from './message.kinds.ts';
import { compileMessage } from './message.render.ts';
import { startingTemplates } from './message.starting-texts.ts';
import { suppressionLabel } from './message.suppression.repository.ts';
import type { TriggerOptions } from './message.trigger.notices.ts';
import { TriggerService } from './message.trigger.service.ts';

/** For tests: messages that send themselves, as they are in a new installation. */

export const triggerSecrets = createSecrets(testSecret);
const pointsPerReferral = 10;
const publicUrl = 'https://site.example';

export const triggersOf = (pool: Pool): TriggerService =>
  new TriggerService({
    pool,
    segments: new SegmentService(pool, mailingAudiences({ secrets: triggerSecrets, smsAvailable: true })),
    keys: triggerSecrets.keys(suppressionLabel),
  });

/** What an instance sends the messages of a kind with; each says what the starting template says. */
export const triggerOptionsOf = (kind: TriggerKind, pool: Pool, sender: Sender): TriggerOptions => ({
  ...{ pool, secrets: triggerSecrets, sender, pointsPerReferral },
  publicUrl: () => publicUrl,
  statusLink: ({ signupId }) => `${publicUrl}/status#${signupId}`,
  messageTemplates: { findForKind: () => Promise.resolve(startingMessage(kind)) },
});

function startingMessage(kind: TriggerKind) {
  const compiled = compileMessage({ kind, ...startingTemplates[kind] }, { brand: testBrand, publicUrl });
  if (!compiled.ok) throw new Error(JSON.stringify(compiled));
  return compiled.message;
}

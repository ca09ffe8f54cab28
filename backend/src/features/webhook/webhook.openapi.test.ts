import { randomUUID } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { closed, documentedParts, partsOf } from '../../testing/documented-parts.ts';
import { block, erase } from '../../testing/people.ts';
import { applyVerified } from '../ambassador/ambassador.scenario.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { allEventTypes, type NewEvent } from '../../platform/events/event-types.ts';
import { recordEvents } from '../../platform/events/record-event.ts';
import { runOnce, seedEndpoint, startReceiver } from './webhook.scenario.ts';

let running: TestApp;
/** A database without an app, whose own runner would send. */
let database: TestDatabase;
beforeAll(async () => {
  [running, database] = await Promise.all([startTestApp(), createTestDatabase()]);
});
afterAll(() => Promise.all([running.stop(), database.drop()]));

/** What features record, with every word that they may: their types allow no other. */
function recordable(signupSeq: string, applicationId: string): readonly NewEvent[] {
  const [id, mailingId] = [randomUUID(), randomUUID()];
  const counts = { sent: 3, refused: 2, uncertain: 1, skipped: 0 };
  return [
    { type: 'signup.unblocked', signupSeq },
    ...(['email', 'phone'] as const).map(
      (verifiedBy) => ({ type: 'signup.verified', signupSeq, data: { verifiedBy } }) as const,
    ),
    { type: 'signup.updated', signupSeq },
    { type: 'signup.leaving', signupSeq, data: { leavesAt: new Date().toISOString() } },
    { type: 'signup.stayed', signupSeq },
    { type: 'signup.merged', signupSeq, data: { mergedSignupId: id, mergedReferralId: 'ABCDEFGH23' } },
    ...(['held', 'released', 'reversed', 'restored'] as const).map(
      (became) =>
        ({ type: `credit.${became}`, signupSeq, data: { points: 10, referredSignupId: id } }) as const,
    ),
    ...(['granted', 'taken-back'] as const).map(
      (became) => ({ type: `points.${became}`, signupSeq, data: { points: 10, grantId: id } }) as const,
    ),
    ...(['reached', 'withdrawn', 'fulfilled'] as const).map(
      (became) =>
        ({
          type: `reward.${became}`,
          signupSeq,
          data: { claimId: id, rewardId: mailingId, referralsNeeded: 3 },
        }) as const,
    ),
    ...(['sent', 'accepted', 'expired', 'revoked'] as const).map(
      (became) => ({ type: `invite.${became}`, signupSeq, data: { inviteId: id } }) as const,
    ),
    {
      type: 'message.unsubscribed',
      signupSeq,
      data: { stream: 'invites', source: 'status', mailingId: null },
    },
    { type: 'message.unsubscribed', signupSeq, data: { stream: 'news', source: 'unsubscribe', mailingId } },
    {
      type: 'message.unsubscribed',
      signupSeq,
      data: { stream: 'updates', source: 'unsubscribe', mailingId },
    },
    { type: 'message.bounced', signupSeq, data: { reason: 'bounce', mailingId } },
    { type: 'message.bounced', signupSeq, data: { reason: 'complaint', mailingId: null } },
    { type: 'mailing.done', data: { mailingId, kind: 'invite', ...counts } },
    { type: 'mailing.done', data: { mailingId, kind: 'broadcast', ...counts } },
    { type: 'ambassador.accepted', data: { applicationId } },
    { type: 'webhook.test', data: { endpointId: id } },
  ];
}

it('what is sent is what the OpenAPI document says, no more and no less, one by one and in batches', async () => {
  const { pool } = database;
  const { webhooks } = (await new TestClient(running.origin).get('/api/openapi.json')).body;
  expect(Object.keys(webhooks)).toEqual([...allEventTypes, 'batch']);
  const receiver = await startReceiver();
  for (const batchSize of [1, 10])
    for (const personalData of [true, false])
      await seedEndpoint(pool, { url: receiver.url, types: allEventTypes, personalData, batchSize });
  const waitlist = createWaitlist(database);
  const { referralId } = await joinVerified(pool, waitlist);
  await joinVerified(pool, waitlist, { referralCode: referralId });
  await joinVerified(pool, waitlist);
  await pool.query(`UPDATE signup SET verified_by = 'phone' WHERE seq = 2`);
  await block(pool, 1);
  const application = await applyVerified(pool);
  await inTransaction(pool, (client) => recordEvents(client, recordable('2', application.id)));
  await runOnce(pool);
  await erase(pool, 3);
  await runOnce(pool);
  await receiver.close();
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  const schemaOf = (type: string): unknown =>
    webhooks[type].post.requestBody.content['application/json'].schema;
  const seen = new Set<string>();
  for (const { body } of receiver.requests) {
    const sent = JSON.parse(body) as { readonly type: string };
    const isValid = ajv.compile(closed(schemaOf(sent.type)) as object);
    expect(isValid(sent), `${body} ${JSON.stringify(isValid.errors)}`).toBe(true);
    for (const part of partsOf(sent)) seen.add(`${sent.type} ${part}`);
  }
  const documented = Object.keys(webhooks).flatMap((type) =>
    documentedParts(schemaOf(type)).map((part) => `${type} ${part}`),
  );
  expect(documented.filter((part) => !seen.has(part))).toEqual([]);
});

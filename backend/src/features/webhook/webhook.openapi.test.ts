import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { block, erase } from '../../testing/people.ts';
import { applyVerified } from '../ambassador/ambassador.scenario.ts';
import { createWaitlist, joinVerified } from '../../testing/scenarios.ts';
import { eventTypes } from '../../platform/events/event-types.ts';
import { runOnce, seedEndpoint, startReceiver } from './webhook.scenario.ts';

let running: TestApp;
/** A database without an app, whose own runner would send. */
let database: TestDatabase;
beforeAll(async () => {
  [running, database] = await Promise.all([startTestApp(), createTestDatabase()]);
});
afterAll(() => Promise.all([running.stop(), database.drop()]));

it('what is sent is what the OpenAPI document says, with and without personal data', async () => {
  const { pool } = database;
  const { webhooks } = (await new TestClient(running.origin).get('/api/openapi.json')).body;
  expect(Object.keys(webhooks)).toEqual(Object.keys(eventTypes));
  const receiver = await startReceiver();
  const types = Object.keys(eventTypes);
  for (const personalData of [true, false])
    await seedEndpoint(pool, { url: receiver.url, types, personalData });
  const waitlist = createWaitlist(database);
  const { referralId } = await joinVerified(pool, waitlist);
  await joinVerified(pool, waitlist, { referralCode: referralId });
  await joinVerified(pool, waitlist);
  await block(pool, 1);
  await applyVerified(pool);
  await runOnce(pool);
  await erase(pool, 3);
  await runOnce(pool);
  await receiver.close();
  const sent = new Set(receiver.events().map(({ type }) => type));
  for (const type of [
    'signup.joined',
    'signup.credited',
    'signup.blocked',
    'signup.erased',
    'ambassador.applied',
  ])
    expect(sent).toContain(type);
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  for (const { body } of receiver.requests) {
    const event = JSON.parse(body) as { readonly type: string };
    const { schema } = webhooks[event.type].post.requestBody.content['application/json'];
    const isValid = ajv.compile(schema);
    expect(isValid(event), `${body} ${JSON.stringify(isValid.errors)}`).toBe(true);
  }
});

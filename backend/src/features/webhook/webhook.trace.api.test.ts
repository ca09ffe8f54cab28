import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, seedAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createWaitlist, joinVerified, person, verifyEmail } from '../../testing/scenarios.ts';
import { joinInvited } from '../invite/invite.scenario.ts';
import { type Receiver, seedEndpoint, startReceiver, until } from './webhook.scenario.ts';

let running: TestApp;
let client: TestClient;
let receiver: Receiver;
let authorization: string;
let endpointId: string;
beforeAll(async () => {
  running = await startTestApp({ WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1' });
  client = new TestClient(running.origin);
  receiver = await startReceiver();
  const types = ['signup.joined', 'signup.blocked', 'invite.sent', 'invite.accepted', 'ambassador.applied'];
  endpointId = await seedEndpoint(running.database.pool, { url: receiver.url, types });
  const { email } = await seedAdmin(running.database.pool);
  authorization = `Bearer ${(await client.post('/api/admin/login', { email, password })).body.accessToken}`;
});
afterAll(async () => {
  await running.stop();
  await receiver.close();
});

const newTrace = () => {
  const [traceId, spanId] = [16, 8].map((bytes) => randomBytes(bytes).toString('hex'));
  return { traceId, spanId, traceparent: `00-${traceId ?? ''}-${spanId ?? ''}-01` };
};
const join = () => joinVerified(running.database.pool, createWaitlist(running.database));
const ask = (query: string, id: string, traceparent: string) =>
  client.graphql(`mutation ($id: ID!) { ${query} }`, { id }, { authorization, traceparent });
const block = 'blockSignup(id: $id) { id }';
/** The request with an event of the type, once it has arrived. */
async function told(type: string, about: string) {
  const find = () =>
    receiver.requests.find(({ events }) =>
      events.some((event) => event.type === type && JSON.stringify(event.data).includes(about)),
    );
  await until(() => find() !== undefined, `${type} arrives`, 60_000);
  return find()?.headers['traceparent'];
}
const linesOf = (traceId = '') =>
  running
    .logged()
    .split('\n')
    .filter((line) => line.includes(`"traceId":"${traceId}"`));

it('a trace is in the log line of the request, and its webhook continues it with a span of its own', async () => {
  const { id } = await join();
  const { traceId, spanId, traceparent } = newTrace();
  expect((await ask(block, id, traceparent)).body.errors).toBeUndefined();
  const sent = await told('signup.blocked', id);
  expect(sent).toMatch(new RegExp(`^00-${traceId ?? ''}-[0-9a-f]{16}-01$`));
  expect(sent).not.toContain(spanId);
  await until(() => linesOf(traceId).length > 0, 'the line is logged');
  expect(linesOf(traceId)[0]).toContain('Mutation.blockSignup');
});

it('the job that a request adds belongs to its trace, and so does the webhook that the job causes', async () => {
  const { id } = await join();
  const { traceId, traceparent } = newTrace();
  const invited = await ask('inviteSignups(ids: [$id]) { invited }', id, traceparent);
  expect(invited.body.errors).toBeUndefined();
  expect(await told('invite.sent', id)).toContain(traceId);
});

it('the redemption of a code belongs to the trace of the app that redeems it', async () => {
  const { code, inviteId } = await joinInvited(running.database);
  const { traceId, traceparent } = newTrace();
  const headers = { authorization, traceparent };
  const redeemed = await client.post('/api/redeemInvite', { code, account: 'a' }, headers);
  expect(redeemed.status, JSON.stringify(redeemed.body)).toBe(200);
  expect(await told('invite.accepted', inviteId)).toContain(traceId);
});

it('an application belongs to the trace of its request', async () => {
  const { email, phoneNo } = person();
  await verifyEmail(running.database.pool, email, { purpose: 'ambassador' });
  const { traceId, traceparent } = newTrace();
  const input = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    collegeName: 'College',
    message: 'I would like to help.',
    email,
    phoneNo,
  };
  const applied = await client.post('/api/joinAsAmbassador', input, { traceparent });
  expect(applied.status, JSON.stringify(applied.body)).toBe(201);
  expect(await told('ambassador.applied', 'applicationId')).toContain(traceId);
});

it('the test of an endpoint belongs to the trace of its request', async () => {
  const { traceId, traceparent } = newTrace();
  const tested = await ask('testWebhookEndpoint(id: $id) { ok }', endpointId, traceparent);
  expect(tested.body.errors).toBeUndefined();
  expect(await told('webhook.test', endpointId)).toContain(traceId);
});

it('one that is not of the form is ignored: neither logged nor sent nor refused', async () => {
  const { id } = await join();
  const { traceId, traceparent } = newTrace();
  const answer = await ask(block, id, `${traceparent}-00`);
  expect(answer.body.data.blockSignup.id).toBe(id);
  expect(await told('signup.blocked', id)).toBeUndefined();
  expect(running.logged()).not.toContain(traceId);
});

it('a request without one has none, beside those that have', async () => {
  const { id } = await join();
  const other = await join();
  await Promise.all([ask(block, id, newTrace().traceparent), ask(block, other.id, '')]);
  expect(await told('signup.blocked', id)).toBeDefined();
  expect(await told('signup.blocked', other.id)).toBeUndefined();
});

it('a join is in the log of its trace; its webhook, which is read from the join order, has none', async () => {
  const { traceId, traceparent } = newTrace();
  const input = person();
  await verifyEmail(running.database.pool, input.email);
  const joined = await client.post('/api/joinwaitlist', input, { traceparent });
  expect(joined.status).toBe(201);
  expect(await told('signup.joined', joined.body.result._id)).toBeUndefined();
  await until(() => linesOf(traceId).length > 0, 'the line is logged');
});

import { Webhook } from 'standardwebhooks';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditedActions, createServices, logIn, seedAdmin, seedApiKey } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import {
  createExclusion,
  createWaitlist,
  joinVerified,
  person,
  verifyEmail,
} from '../../testing/scenarios.ts';
import { type Receiver, startReceiver, until } from './webhook.scenario.ts';

const running = testApp({ WEBHOOK_ALLOW_ADDRESSES: '127.0.0.1' });
const client = new TestClient(running);
let authorization: string;
let receiver: Receiver;
beforeAll(async () => {
  authorization = await authorizationOf('ADMIN');
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await running.database.pool.query('DELETE FROM webhook_endpoint');
  await receiver.close();
});

async function authorizationOf(role: 'VIEWER' | 'EDITOR' | 'ADMIN'): Promise<string> {
  const { email } = await seedAdmin(running.database.pool, role);
  return `Bearer ${(await logIn(createServices(running.database.pool), email)).token}`;
}

interface Reply {
  readonly data: Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- whatever was asked for
  readonly errors?: readonly {
    readonly extensions: { readonly code: string; readonly fields?: Record<string, string> };
  }[];
}
interface DeliveryPage {
  readonly nextAfter: string | null;
  readonly deliveries: readonly { readonly id: string; readonly state: string }[];
}
interface ListedEndpoint {
  readonly id: string;
  readonly backlog: number;
  readonly succeeded: number;
}
const ask = async (query: string, variables: object = {}, as = authorization): Promise<Reply> =>
  (await client.post('/graphql', { query, variables }, { authorization: as })).body as Reply;
const codeOf = ({ errors }: Reply) => errors?.[0]?.extensions.code;

const create = `mutation ($input: WebhookEndpointInput!, $fromStart: Boolean! = false) {
  createWebhookEndpoint(input: $input, fromStart: $fromStart) { secret endpoint { id state url types backlog succeeded failed isDown } } }`;
const inputFor = (fields: object = {}) => ({ url: receiver.url, types: ['signup.joined'], ...fields });
async function created(fields: object = {}, fromStart = false): Promise<{ id: string; secret: string }> {
  const reply = await ask(create, { input: inputFor(fields), fromStart });
  expect(reply.errors).toBeUndefined();
  const { endpoint, secret } = reply.data['createWebhookEndpoint'];
  return { id: endpoint.id, secret };
}
const join = (fields: object = {}) =>
  joinVerified(running.database.pool, createWaitlist(running.database), fields);
const deliveriesOf = async (endpointId: string, more = ''): Promise<DeliveryPage> =>
  (
    await ask(
      `query ($endpointId: ID!) { webhookDeliveries(endpointId: $endpointId ${more}) { nextAfter deliveries { id eventId type state attempts status error answer body durationMs } } }`,
      { endpointId },
    )
  ).data['webhookDeliveries'];
const endpointOf = async (id: string): Promise<ListedEndpoint> => {
  const endpoints = (
    await ask(
      `{ webhookEndpoints { id state reason isDown failingSince backlog succeeded failed previousSecretUntil types } }`,
    )
  ).data['webhookEndpoints'] as readonly ListedEndpoint[];
  const found = endpoints.find((each) => each.id === id);
  if (found === undefined) throw new Error('There is no such endpoint');
  return found;
};

describe('an endpoint', () => {
  it('gets what happens from then on, within seconds, signed with its secret', async () => {
    const { id, secret } = await created({
      types: ['signup.joined', 'signup.blocked', 'ambassador.applied'],
    });
    expect((await client.post('/api/joinwaitlist', {})).status).toBe(422); // of that, nothing is told
    const input = person({ country: 'Germany' });
    await verifyEmail(running.database.pool, input.email);
    const joined = await client.post('/api/joinwaitlist', input);
    expect(joined.body.message).toBe("Thanks, you've been registered to the waitlist!");
    const signupId = joined.body.result._id;
    await until(() => receiver.requests.length > 0, 'the join arrives');
    const [request] = receiver.requests;
    expect(request?.events).toMatchObject([{ type: 'signup.joined', data: { signupId } }]);
    expect(() =>
      new Webhook(secret).verify(request?.body ?? '', request?.headers as Record<string, string>),
    ).not.toThrow();

    const startedAt = Date.now();
    await ask('mutation ($id: ID!) { blockSignup(id: $id) { id } }', { id: signupId });
    await until(() => receiver.requests.length === 2, 'the block arrives');
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(receiver.events()[1]).toMatchObject({ type: 'signup.blocked', data: { signupId } });
    await until(async () => (await endpointOf(id)).succeeded === 2, 'both are counted');
    expect(await endpointOf(id)).toMatchObject({ state: 'ACTIVE', backlog: 0, failed: 0, isDown: false });
    const page = await deliveriesOf(id);
    expect(page.deliveries).toMatchObject([
      { type: 'signup.blocked', state: 'DELIVERED', attempts: 1, status: 204, error: null },
      { type: 'signup.joined', state: 'DELIVERED', body: request?.body },
    ]);
  });

  it('says who created it', async () => {
    const { id } = await created({});
    const { data } = await ask('{ me { email } webhookEndpoints { id createdBy } }');
    expect(data['webhookEndpoints']).toContainEqual({ id, createdBy: data['me'].email });
  });

  it('that wants everything from the start gets it', async () => {
    await Promise.all([join(), join(), join()]);
    const { rows } = await running.database.pool.query<{ last: number }>(
      'SELECT last_seq::int AS last FROM waitlist_head',
    );
    const { id } = await created({ batchSize: 100 }, true);
    await until(() => receiver.events().length === rows[0]?.last, 'every join arrives');
    await until(async () => (await endpointOf(id)).backlog === 0, 'nothing is left');
  });

  it('is paused, goes on where it stopped or from now, and is deleted; each time only from a state that allows it', async () => {
    const { id } = await created();
    const pause = () =>
      ask('mutation ($id: ID!) { pauseWebhookEndpoint(id: $id) { endpoint { state } } }', { id });
    const enable = (from: string) =>
      ask(
        'mutation ($id: ID!, $from: WebhookResume!) { enableWebhookEndpoint(id: $id, from: $from) { endpoint { state backlog } } }',
        { id, from },
      );
    expect(codeOf(await enable('LAST'))).toBe('WRONG_STATE');
    expect((await pause()).data['pauseWebhookEndpoint']).toEqual({ endpoint: { state: 'PAUSED' } });
    expect(codeOf(await pause())).toBe('WRONG_STATE');
    const missed = await join();
    expect(await endpointOf(id)).toMatchObject({ backlog: 1 });
    expect((await enable('LAST')).data['enableWebhookEndpoint']).toMatchObject({
      endpoint: { state: 'ACTIVE', backlog: 1 },
    });
    await until(() => receiver.requests.length === 1, 'what was missed arrives');
    expect(receiver.events()).toMatchObject([{ data: { signupId: missed.id } }]);

    await pause();
    await join();
    expect((await enable('NOW')).data['enableWebhookEndpoint']).toMatchObject({ endpoint: { backlog: 0 } });
    const { id: later } = await join();
    await until(() => receiver.requests.length === 2, 'what comes later arrives');
    expect(receiver.events()[1]).toMatchObject({ data: { signupId: later } });

    expect((await ask('mutation ($id: ID!) { deleteWebhookEndpoint(id: $id) { id } }', { id })).data).toEqual(
      { deleteWebhookEndpoint: { id } },
    );
    expect(codeOf(await pause())).toBe('NOT_FOUND');
    expect(await auditedActions(running.database.pool, id)).toEqual([
      ...[
        'webhook.create',
        'webhook.pause',
        'webhook.enable',
        'webhook.pause',
        'webhook.enable',
        'webhook.delete',
      ],
    ]);
  });

  it('is tested immediately, whatever its state, and the answer says what happened', async () => {
    const { id } = await created();
    const test = async () =>
      (
        await ask('mutation ($id: ID!) { testWebhookEndpoint(id: $id) { ok status error durationMs } }', {
          id,
        })
      ).data['testWebhookEndpoint'];
    expect(await test()).toMatchObject({
      ok: true,
      status: 204,
      error: null,
      durationMs: expect.any(Number),
    });
    receiver.answer = () => ({ status: 418, body: 'no coffee' });
    expect(await test()).toMatchObject({ ok: false, status: 418, error: 'The endpoint answered 418.' });
    expect(receiver.events()).toMatchObject([
      { type: 'webhook.test', data: { endpointId: id } },
      { type: 'webhook.test' },
    ]);
    expect((await deliveriesOf(id)).deliveries).toMatchObject([
      { state: 'FAILED', answer: 'no coffee' },
      { state: 'DELIVERED' },
    ]);
    const inside = await created({ url: 'https://[::1]/' });
    const { data } = await ask('mutation ($id: ID!) { testWebhookEndpoint(id: $id) { ok status error } }', {
      id: inside.id,
    });
    expect(data['testWebhookEndpoint']).toMatchObject({
      ok: false,
      status: null,
      error: expect.stringContaining('may not reach'),
    });
  });

  it('has its secret replaced; meanwhile both sign, and viewing it is audited', async () => {
    const { id, secret } = await created();
    const rotate = (overlapHours: number) =>
      ask(
        'mutation ($id: ID!, $overlapHours: Int!) { rotateWebhookSecret(id: $id, overlapHours: $overlapHours) { secret previousUntil } }',
        { id, overlapHours },
      );
    expect((await rotate(169)).errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { overlapHours: expect.any(String) },
    });
    const { data } = await rotate(24);
    const next = String(data['rotateWebhookSecret'].secret);
    expect(next).not.toBe(secret);
    expect(
      (await ask('query ($id: ID!) { webhookSecret(id: $id) { secret } }', { id })).data['webhookSecret'],
    ).toEqual({ secret: next });
    await ask('mutation ($id: ID!) { testWebhookEndpoint(id: $id) { ok } }', { id });
    const [request] = receiver.requests;
    for (const each of [secret, next])
      expect(() =>
        new Webhook(each).verify(request?.body ?? '', request?.headers as Record<string, string>),
      ).not.toThrow();
    expect(await auditedActions(running.database.pool, id)).toEqual([
      'webhook.create',
      'webhook.rotate',
      'webhook.show-secret',
      'webhook.test',
    ]);
    const { rows } = await running.database.pool.query<{ text: string }>(
      `SELECT webhook_endpoint::text AS text FROM webhook_endpoint UNION ALL SELECT audit_entry::text FROM audit_entry`,
    );
    for (const { text } of rows) for (const each of [secret, next]) expect(text).not.toContain(each.slice(6));
  });

  it('gets a delivery, or a span of time, again under the same ids', async () => {
    const startedAt = new Date().toISOString();
    const { id } = await created({ types: ['signup.joined', 'signup.blocked'] });
    const { id: signupId } = await join();
    await ask('mutation ($id: ID!) { blockSignup(id: $id) { id } }', { id: signupId });
    await until(async () => (await endpointOf(id)).succeeded === 2, 'both arrive');
    const delivery = (await deliveriesOf(id)).deliveries[0]?.id;
    expect(
      (await ask('mutation ($id: ID!) { replayWebhookDelivery(id: $id) { endpointId } }', { id: delivery }))
        .data['replayWebhookDelivery'],
    ).toEqual({ endpointId: id });
    await until(() => receiver.requests.length === 3, 'one comes again');
    const { data } = await ask(
      `mutation ($id: ID!, $from: String!, $to: String!) { replayWebhookEvents(endpointId: $id, from: $from, to: $to, types: ["signup.joined", "signup.blocked"]) { joins deliveries } }`,
      { id, from: startedAt, to: new Date(Date.now() + 1000).toISOString() },
    );
    expect(data['replayWebhookEvents']).toEqual({ joins: 1, deliveries: 1 });
    await until(() => receiver.requests.length === 5, 'both come again');
    expect(new Set(receiver.events().map((event) => event.id)).size).toBe(2);
  });

  it('keeps nothing of a user who was erased', async () => {
    receiver.answer = ({ body }) => ({ status: 400, body: `I do not like ${body}` });
    const { id } = await created({
      personalData: true,
      types: ['signup.joined', 'signup.credited', 'signup.blocked'],
    });
    const referrer = await join({ firstName: 'Unforgettable' });
    await join({ referralCode: referrer.referralId });
    await ask('mutation ($id: ID!) { blockSignup(id: $id) { id } }', { id: referrer.id });
    await until(async () => (await deliveriesOf(id, ', state: PENDING')).deliveries.length === 4, 'all fail');
    const stored = async () =>
      (
        await running.database.pool.query<{ text: string }>(
          `SELECT string_agg(delivery::text, '') || (SELECT coalesce(string_agg(event::text, ''), '') FROM event) AS text FROM webhook_delivery AS delivery`,
        )
      ).rows[0]?.text;
    expect((await stored())?.match(/Unforgettable/g)).toHaveLength(3);
    await createExclusion(running.database.pool).erase({ actor: { kind: 'command-line' } }, referrer.id);
    expect(await stored()).not.toContain('Unforgettable');
    expect(JSON.stringify((await deliveriesOf(id)).deliveries)).not.toContain('Unforgettable');
  });
});

describe('an endpoint that fails', () => {
  it('is reported to every active ADMIN by mail, once, without its path', async () => {
    const { pool } = running.database;
    const editor = await seedAdmin(pool, 'EDITOR');
    await pool.query('DELETE FROM outbox_message');
    receiver.answer = () => ({ status: 410 });
    const { id } = await created({ url: `${receiver.url}/path-with-a-secret`, types: ['signup.blocked'] });
    const { id: signupId } = await join();
    await ask('mutation ($id: ID!) { blockSignup(id: $id) { id } }', { id: signupId });
    const mails = async () =>
      (
        await pool.query<{ address: string; params: { host: string } }>(
          `SELECT address, params FROM outbox_message WHERE id LIKE 'webhook-alert%'`,
        )
      ).rows;
    const { rows: admins } = await pool.query<{ email: string }>(
      `SELECT email FROM admin_account WHERE role = 'ADMIN' AND state = 'active'`,
    );
    await until(async () => (await mails()).length === admins.length, 'every admin has a mail');
    expect(new Set((await mails()).map(({ address }) => address))).toEqual(
      new Set(admins.map(({ email }) => email)),
    );
    expect((await mails()).map(({ address }) => address)).not.toContain(editor.email);
    expect(JSON.stringify(await mails())).not.toContain('path-with-a-secret');
    expect(await endpointOf(id)).toMatchObject({ state: 'DISABLED', reason: 'GONE' });
  });
});

describe('what is wrong', () => {
  it('is named by field', async () => {
    const cases: readonly [object, string][] = [
      [{ url: '' }, 'url'],
      [{ url: 'ftp://example.com' }, 'url'],
      [{ url: 'https://user:secret@example.com' }, 'url'],
      [{ url: `https://example.com/${'a'.repeat(2000)}` }, 'url'],
      [{ url: 'https://example.com/#a' }, 'url'],
      [{ types: [] }, 'types'],
      [{ types: ['signup.joined', 'webhook.test'] }, 'types'],
      [{ types: ['nobody.knows'] }, 'types'],
      [{ batchSize: 101 }, 'batchSize'],
      [{ perSecond: 0 }, 'perSecond'],
      [{ description: 'a'.repeat(101) }, 'description'],
    ];
    for (const [fields, field] of cases) {
      const reply = await ask(create, { input: inputFor(fields) });
      expect(reply.errors?.[0]?.extensions, JSON.stringify(fields).slice(0, 80)).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { [field]: expect.any(String) },
      });
    }
  });

  it('is a twenty-first endpoint, even when many are created concurrently', async () => {
    const replies = await Promise.all(
      Array.from({ length: 25 }, () => ask(create, { input: inputFor({ url: 'https://example.com/' }) })),
    );
    expect(replies.filter((reply) => codeOf(reply) === 'LIMIT_REACHED')).toHaveLength(5);
    expect((await ask('{ webhookEndpoints { id } }')).data['webhookEndpoints']).toHaveLength(20);
  });

  it('is everyone but an ADMIN, and for changes and secrets an API key', async () => {
    const { id } = await created();
    const list = '{ webhookEndpoints { id } }';
    const secret = 'query ($id: ID!) { webhookSecret(id: $id) { secret } }';
    const remove = 'mutation ($id: ID!) { deleteWebhookEndpoint(id: $id) { id } }';
    for (const role of ['VIEWER', 'EDITOR'] as const) {
      const as = await authorizationOf(role);
      for (const query of [list, secret, remove])
        expect(codeOf(await ask(query, query === list ? {} : { id }, as))).toBe('FORBIDDEN');
    }
    const key = `Bearer ${await seedApiKey(running.database.pool, { role: 'ADMIN' })}`;
    expect(codeOf(await ask(list, {}, key))).toBeUndefined();
    for (const query of [secret, remove]) expect(codeOf(await ask(query, { id }, key))).toBe('FORBIDDEN');
  });
});

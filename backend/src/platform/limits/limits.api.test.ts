import { beforeEach, describe, expect, it } from 'vitest';
import { password, seedAdmin } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { contentsOf } from '../../testing/contents.ts';
import { restOfMinute } from '../../testing/rest-of-minute.ts';

const limits = { CALLS_PER_ADDRESS_PER_MINUTE: '20', PUBLIC_WRITES_PER_ADDRESS_PER_MINUTE: '5' };

const running = testApp({ ...limits, TRUST_PROXY: '1' });
const client = new TestClient(running);
let clients = 0;
beforeEach(() => restOfMinute(8000));

/** A separate client, as the proxy reports it. */
const newAddress = () => ({ 'x-forwarded-for': `203.0.113.${(clients += 1)}` });
const json = { 'content-type': 'application/json' };
const points = JSON.stringify({ referralCode: 'NOBODYHAS1' });
const query = JSON.stringify({ query: '{ brokers { slug } }' });
const mutation = JSON.stringify({
  query: 'mutation { updatePoints(referralCode: "NOBODYHAS1") { message } }',
});

const read = (headers: Readonly<Record<string, string>>) => client.get('/api/geo', headers);
const write = (headers: Readonly<Record<string, string>>) =>
  client.send('POST', '/api/updatePoints', points, { ...json, ...headers });
const ask = (headers: Readonly<Record<string, string>>) =>
  client.send('POST', '/graphql', query, { ...json, ...headers });
const mutate = (headers: Readonly<Record<string, string>>) =>
  client.send('POST', '/graphql', mutation, { ...json, ...headers });

async function many(count: number, call: () => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < count; at += 1) answers.push(await call());
  return answers;
}

function expectLimited(answer: Answer | undefined): void {
  expect(answer?.status).toBe(429);
  const retryAfter = Number(answer?.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(60);
  const told = answer?.body.errors?.[0];
  expect(told?.extensions.code ?? answer?.body.code).toBe('RATE_LIMITED');
  expect(told?.message ?? answer?.body.message).toContain('wait');
}

describe('a client address', () => {
  it.each([
    ['REST', read, 20],
    ['GraphQL', ask, 20],
    ['what changes something over REST', write, 5],
    ['what changes something over GraphQL', mutate, 5],
  ])('is limited in %s', async (_what, call, limit) => {
    const address = newAddress();
    const answers = await many(limit + 1, () => call(address));
    for (const answer of answers.slice(0, limit)) expect(answer.status).not.toBe(429);
    expectLimited(answers.at(-1));
    expect((await call(newAddress())).status).not.toBe(429);
  });

  it('has one limit for both APIs', async () => {
    const address = newAddress();
    await many(10, () => read(address));
    await many(10, () => ask(address));
    expectLimited(await read(address));
    expectLimited(await ask(address));
    const writer = newAddress();
    await many(3, () => write(writer));
    await many(2, () => mutate(writer));
    expectLimited(await mutate(writer));
    expectLimited(await write(writer));
    expect((await read(writer)).status).toBe(200);
  });

  it('changes nothing with a request that is one too many', async () => {
    const address = newAddress();
    await many(5, () => write(address));
    const before = await contentsOf(running.database.pool);
    const join = JSON.stringify({ email: 'somebody@example.com', purpose: 'waitlist' });
    expectLimited(await client.send('POST', '/api/sendOtp', join, { ...json, ...address }));
    const send = 'mutation { sendOtp(input: { channel: EMAIL, email: "somebody@example.com" }) { message } }';
    expectLimited(await client.graphql(send, {}, address));
    expect(await contentsOf(running.database.pool)).toEqual(before);
  });

  it('of a logged-in caller is not held to the limit for public writes', async () => {
    const { email } = await seedAdmin(running.database.pool, 'EDITOR');
    const address = newAddress();
    const login = await client.send('POST', '/api/admin/login', JSON.stringify({ email, password }), {
      ...json,
      ...address,
    });
    const headers = { ...address, authorization: `Bearer ${login.body.accessToken}` };
    for (const { status } of await many(9, () => client.post('/api/deletefaq', { faqId: 'a' }, headers)))
      expect(status).toBe(404);
    for (const { status } of await many(8, () =>
      client.graphql('mutation { deleteFaq(faqId: "a") { message } }', {}, headers),
    ))
      expect(status).toBe(200);
  });

  it('is not taken from what a client says of itself', async () => {
    const spoofed = (at: number) => ({ 'x-forwarded-for': `10.0.0.${at}, 198.51.100.99` });
    for (let at = 0; at < 20; at += 1) expect((await read(spoofed(at))).status).toBe(200);
    expectLimited(await read(spoofed(21)));
  });

  it('counts by its /64 where it is an IPv6 address', async () => {
    for (let at = 0; at < 20; at += 1)
      expect((await read({ 'x-forwarded-for': `2001:db8:7:8:${at}::1` })).status).toBe(200);
    expectLimited(await read({ 'x-forwarded-for': '2001:db8:7:8:ffff::1' }));
    expect((await read({ 'x-forwarded-for': '2001:db8:7:9::1' })).status).toBe(200);
  });

  it.each([
    [
      'an IPv4 address',
      (at: number) => [`192.0.2.77:${50_000 + at}`, '192.0.2.77', `::ffff:192.0.2.77`][at % 3],
    ],
    [
      'an IPv6 address',
      (at: number) => [`[2001:db8:77::1]:${50_000 + at}`, '2001:0DB8:77:0::1%eth0'][at % 2],
    ],
    ['what is no address', (at: number) => [`unknown-${at}`, '-', `999.0.0.${at}`][at % 3]],
  ])('counts %s however the proxy spells it', async (_what, spell) => {
    const spelled = (at: number) => ({ 'x-forwarded-for': spell(at) ?? '' });
    for (let at = 0; at < 20; at += 1) expect((await read(spelled(at))).status).toBe(200);
    expectLimited(await read(spelled(21)));
    expectLimited(await read(spelled(22)));
  });
});

it('instances share what they count within some seconds', async () => {
  await restOfMinute(12_000);
  const other = await running.newInstance();
  const address = newAddress();
  await many(20, () => read(address));
  expectLimited(await read(address));
  const elsewhere = new TestClient(other.origin);
  let letThrough = 0;
  await expect
    .poll(
      async () => {
        const { status } = await elsewhere.get('/api/geo', address);
        if (status === 200) letThrough += 1;
        return status;
      },
      { timeout: 8000, interval: 700 },
    )
    .toBe(429);
  expect(letThrough).toBeLessThan(10);
  await other.stop();
});

it('pages, files and health are not limited', async () => {
  const address = newAddress();
  for (const path of ['/', '/livez', '/robots.txt'])
    for (const { status } of await many(25, () => client.get(path, { ...address, accept: 'text/html' })))
      expect(status).toBe(200);
});

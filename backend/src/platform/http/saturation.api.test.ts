import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { password, seedApiKey, seedSession } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type FlakyProxy, startFlakyProxy } from '../../testing/flaky-proxy.ts';
import { person, verifyEmail } from '../../testing/scenarios.ts';

/** An immediate or quick answer that it is not possible now, and when to retry. */
function expectTryAgain(answer: Answer): void {
  const { status, headers, body } = answer;
  if (body.errors === undefined) {
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'DATABASE_UNAVAILABLE' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.message).toMatch(/try again/i);
    return;
  }
  expect(body.errors[0].extensions).toMatchObject({
    code: 'DATABASE_UNAVAILABLE',
    retryAfterSeconds: expect.any(Number),
  });
  if (body.data === undefined) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('more requests than the database can take', () => {
  const poolSize = 2;
  const waitingAtMost = poolSize * 100;
  let running: TestApp;
  let client: TestClient;
  let holder: PoolClient;
  beforeAll(async () => {
    running = await startTestApp({ DATABASE_POOL_SIZE: String(poolSize) });
    client = new TestClient(running.origin);
    holder = await running.database.pool.connect();
  });
  afterEach(() => holder.query('ROLLBACK'));
  afterAll(async () => {
    holder.release();
    await running.stop();
  });

  it('are rejected immediately; those that found a slot are answered in the end', async () => {
    await holder.query('BEGIN; LOCK TABLE faq IN ACCESS EXCLUSIVE MODE');
    const turnedAway: Answer[] = [];
    const asked = Array.from({ length: poolSize + waitingAtMost + 20 }, async () => {
      const answer = await client.get('/api/getfaqs');
      if (answer.status === 503) turnedAway.push(answer);
      return answer;
    });
    // The job workers may hold one of the connections.
    const atLeast = asked.length - poolSize - waitingAtMost;
    await expect.poll(() => turnedAway.length, { timeout: 4900 }).toBeGreaterThanOrEqual(atLeast);
    expect((await client.get('/livez')).status).toBe(200);
    expect((await client.get('/readyz')).status).toBe(503);
    expect((await client.get('/')).status).toBe(200);
    await holder.query('ROLLBACK');
    const answers = await Promise.all(asked);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectTryAgain(answer);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(waitingAtMost);
    expect(turnedAway.length).toBeLessThanOrEqual(atLeast + poolSize);
    expect((await client.get('/readyz')).status).toBe(200);
  });

  it('get the same over GraphQL', async () => {
    await holder.query('BEGIN; LOCK TABLE faq IN ACCESS EXCLUSIVE MODE');
    const asked = Array.from({ length: poolSize + waitingAtMost + 20 }, () =>
      client.graphql('{ faqs { id } }'),
    );
    await Promise.race(asked); // rejected while the first still wait
    await holder.query('ROLLBACK');
    const refused = (await Promise.all(asked)).filter(({ body }) => body.errors !== undefined);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(refused.length).toBeLessThan(asked.length);
    for (const answer of refused) expectTryAgain(answer);
  });

  it('do not keep visitors from joining: joins have connections of their own', async () => {
    const input = person();
    await verifyEmail(running.database.pool, input.email);
    await holder.query('BEGIN; LOCK TABLE faq IN ACCESS EXCLUSIVE MODE');
    const asked = Array.from({ length: 100 }, () => client.get('/api/getfaqs'));
    expect((await client.post('/api/joinwaitlist', input)).status).toBe(201);
    await holder.query('ROLLBACK');
    await Promise.all(asked);
  });
});

describe('an unavailable database', () => {
  let running: TestApp;
  let away: TestDatabase;
  let proxy: FlakyProxy;
  let client: TestClient;
  let token: Readonly<Record<string, string>>;
  beforeAll(async () => {
    away = await createTestDatabase();
    proxy = await startFlakyProxy(away.url);
    running = await startTestApp({ DATABASE_URL: proxy.url, APP_SECRET: '' });
    client = new TestClient(running.origin);
    token = await seedSession(away.pool);
    await client.get('/'); // prepared while the database is there
    await client.get('/metrics', token); // a scraper that got in before stays in
  });
  afterAll(async () => {
    await running.stop();
    await proxy.close();
    await away.drop();
  });

  it('is reported by every call with 503 and when to retry; pages keep working', async () => {
    const input = person();
    await verifyEmail(away.pool, input.email);
    proxy.refuse();
    const calls: readonly (() => Promise<Answer>)[] = [
      () => client.get('/readyz'),
      () => client.get('/api/getfaqs'),
      () => client.get('/api/getDashboard'),
      () => client.get('/api/getRank?referralId=ABCDEFGH'),
      () => client.get('/api/admin/getAmbassadors', token),
      () => client.get('/api/getfaqs', token),
      () => client.post('/api/sendOtp', { email: input.email, purpose: 'waitlist' }),
      () => client.post('/api/verifyOtp', { email: input.email, otp: '1234' }),
      () => client.post('/api/joinwaitlist', input),
      () => client.post('/api/admin/login', { email: input.email, password }),
      () => client.post('/api/addfaq', { question: 'a', answer: 'b' }, token),
      () => client.graphql('{ faqs { id } }'),
      () => client.graphql('{ me { id } }', {}, token),
      () => client.graphql('mutation { updatePoints(referralCode: "ABCDEFGH") { message } }'),
    ];
    const answers = await Promise.all(calls.map((call) => call()));
    for (const answer of answers.slice(1)) expectTryAgain(answer);
    expect(answers[0]?.status).toBe(503);
    for (const path of ['/livez', '/', '/robots.txt']) expect((await client.get(path)).status).toBe(200);
    expect((await client.get('/api/geo')).status).toBe(200);
    expect((await client.get('/metrics', token)).status).toBe(200);
    expectTryAgain(await client.get('/metrics', { authorization: `Bearer ${await seedApiKey(away.pool)}` }));
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/ECONN|127\.0\.0\.1|SELECT|pg_/);
    proxy.accept();
    await expect.poll(async () => (await client.get('/readyz')).status).toBe(200);
    expect((await client.post('/api/joinwaitlist', input)).status).toBe(201);
    expect((await client.graphql('{ me { id } }', {}, token)).body.data.me.id).toEqual(expect.any(String));
  });
});

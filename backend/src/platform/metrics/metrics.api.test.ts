import { beforeAll, describe, expect, it } from 'vitest';
import { version } from '../version/version.ts';
import { monitoring, password, seedAdmin, seedApiKey } from '../../testing/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { person, verifyEmail } from '../../testing/scenarios.ts';

const running = testApp();
const client = new TestClient(running);
let scraper: Awaited<ReturnType<typeof monitoring>>;
beforeAll(async () => {
  scraper = await monitoring(running.database.pool);
});

it('tells of requests, pools, jobs and the process, and of no person', async () => {
  const email = 'somebody@example.com';
  await client.get('/api/getfaq/secret-id');
  await client.get('/nowhere/secret-path');
  await client.post('/api/sendOtp', { email });
  const { status, headers, body } = await client.get('/metrics', scraper);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=/);
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/getfaq/:id",status="404"} 1',
  );
  expect(body).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/sendOtp",status="200"} 1',
  );
  expect(body).toMatch(/^database_pool_connections\{pool="main",state="idle"\} \d+$/m);
  expect(body).toMatch(/^database_pool_connections\{pool="join",state="waiting"\} 0$/m);
  expect(body).toMatch(/^database_available 1$/m);
  expect(body).toContain(`build_info{version="${version.version}",schema="${version.schema}"} 1`);
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(body).not.toMatch(/secret-|somebody|example\.com/);
});

it('counts what became of the calls of both APIs, by operation and code', async () => {
  const input = person();
  await verifyEmail(running.database.pool, input.email);
  await client.post('/api/joinwaitlist', input);
  await client.post('/api/joinwaitlist', {});
  await client.post('/api/admin/login', { email: 'nobody@example.com', password });
  await client.post('/api/nope', {});
  await client.graphql('{ ...a } fragment a on Query { one: faq(id: "a") { id } two: faqs { id } }');
  const guess = 'verifyOtp(input: { channel: EMAIL, email: "nobody@example.com", otp: "1234" }) { message }';
  await client.graphql(`mutation { ${guess} }`);
  await client.graphql(`mutation { a: ${guess} b: ${guess} }`);
  await client.graphql('{ brokers { slug } }', {}, { authorization: 'Bearer bad' });
  await client.send('POST', '/graphql', '{}', { 'content-type': 'text/plain' });
  const { body } = await client.get('/metrics', scraper);
  const counted = (operation: string, code: string) =>
    new RegExp(`^api_calls_total\\{operation="${operation}",code="${code}"\\} (\\d+)$`, 'm').exec(body)?.[1];
  expect(counted('POST /api/joinwaitlist', 'OK')).toBe('1');
  expect(counted('POST /api/joinwaitlist', 'VALIDATION_FAILED')).toBe('1');
  expect(counted('POST /api/admin/login', 'INVALID_CREDENTIALS')).toBe('1');
  expect(counted('Query.faq', 'NOT_FOUND')).toBe('1');
  expect(counted('Query.faqs', 'OK')).toBe('1');
  expect(counted('Mutation.verifyOtp', 'OTP_INVALID')).toBe('1');
  expect(counted('graphql', 'BAD_REQUEST')).toBe('1');
  expect(counted('graphql', 'UNAUTHENTICATED')).toBe('1');
  expect(counted('graphql', 'UNSUPPORTED_MEDIA_TYPE')).toBe('1');
  expect(Number(counted('other', 'NOT_FOUND'))).toBeGreaterThan(0);
});

it('counts jobs by task and state', async () => {
  await running.database.pool.query(
    `SELECT graphile_worker.add_job('delete-nothing', run_at := now() + interval '1 hour')`,
  );
  await expect
    .poll(async () => (await client.get('/metrics', scraper)).body)
    .toContain('jobs{task="delete-nothing",state="waiting"} 1');
});

it('tells of webhooks, waves and broadcasts, read from the database meanwhile', async () => {
  await expect
    .poll(async () => (await client.get('/metrics', scraper)).body, { timeout: 10_000 })
    .toMatch(/^webhook_endpoints\{state="active"\} 0$/m);
});

describe('who may read them', () => {
  const scrape = async (token?: string) => {
    const { status, body } = await client.get(
      '/metrics',
      token === undefined ? {} : { authorization: `Bearer ${token}` },
    );
    return [status, body.code];
  };

  it('cannot be read without a token, from any address', async () => {
    expect(await scrape()).toEqual([401, 'UNAUTHENTICATED']);
    expect(await scrape('rubbish')).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is a viewer, a tool with a role, and a key for metrics', async () => {
    const { pool } = running.database;
    const { email } = await seedAdmin(pool, 'VIEWER');
    const { accessToken } = (await client.post('/api/admin/login', { email, password })).body;
    for (const token of [accessToken, await seedApiKey(pool, { role: 'VIEWER' }), await seedApiKey(pool)])
      expect(await scrape(token)).toEqual([200, undefined]);
    expect(await scrape(await seedApiKey(pool, { revoked: true }))).toEqual([401, 'SESSION_EXPIRED']);
  });

  it('ends for a key immediately when it is revoked', async () => {
    const key = await seedApiKey(running.database.pool);
    expect(await scrape(key)).toEqual([200, undefined]);
    await running.database.pool.query(`UPDATE admin_api_key SET revoked_at = now() WHERE scope = 'METRICS'`);
    expect(await scrape(key)).toEqual([401, 'SESSION_EXPIRED']);
  });
});

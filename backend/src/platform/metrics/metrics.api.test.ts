import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, seedAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { person, verifyEmail } from '../../testing/scenarios.ts';

let running: TestApp;
let client: TestClient;
beforeAll(async () => {
  running = await startTestApp();
  client = new TestClient(running.origin);
});
afterAll(() => running.stop());

it('tells of requests, pools, jobs and the process, and of no person', async () => {
  const email = 'somebody@example.com';
  await client.get('/api/getfaq/secret-id');
  await client.get('/nowhere/secret-path');
  await client.post('/api/sendOtp', { email });
  const { status, headers, body } = await client.get('/metrics');
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
  const { body } = await client.get('/metrics');
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
    .poll(async () => (await client.get('/metrics')).body, { timeout: 5_000 })
    .toContain('jobs{task="delete-nothing",state="waiting"} 1');
});

it('is for the machine itself and for whoever may read', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.1' };
  expect(await client.get('/metrics', forwarded)).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHENTICATED' },
  });
  const { email } = await seedAdmin(running.database.pool, 'VIEWER');
  const { accessToken } = (await client.post('/api/admin/login', { email, password })).body;
  const token = { authorization: `Bearer ${accessToken}` };
  expect((await client.get('/metrics', { ...forwarded, ...token })).status).toBe(200);
});

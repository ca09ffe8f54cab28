import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, seedAdmin } from '../../features/admin/admin.scenario.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';

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
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(body).not.toMatch(/secret-|somebody|example\.com/);
});

it('counts jobs by task and state', async () => {
  await running.database.pool.query(
    `SELECT graphile_worker.add_job('delete-nothing', run_at := now() + interval '1 hour')`,
  );
  expect((await client.get('/metrics')).body).toContain('jobs{task="delete-nothing",state="waiting"} 1');
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

import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { startTestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { type PrimaryAndStandby, startPrimaryAndStandby } from '../../testing/standby.ts';
import { openPool } from './database.ts';

const soon = { timeout: 30_000, interval: 100 };

let servers: PrimaryAndStandby;
beforeAll(async () => {
  servers = await startPrimaryAndStandby();
});
afterAll(() => servers.stop());

it('the product follows a failover: 503 while there is no primary, then the promoted standby, with all that was written', async () => {
  const [primary, standby] = [new URL(servers.primaryUrl), new URL(servers.standbyUrl)];
  const { username, password: secret, pathname } = primary;
  const url = `postgres://${username}:${secret}@${primary.host},${standby.host}${pathname}`;
  const running = await startTestApp({ DATABASE_URL: url, DATABASE_REPLICA_URLS: url });
  onTestFinished(() => running.stop());
  const pool = openPool(url, { name: 'test', max: 1 });
  onTestFinished(() => pool.end());
  const client = new TestClient(running.origin);
  const editor = await seedSession(pool, 'EDITOR');
  const write = (question: string) => client.post('/api/addfaq', { question, answer: 'Yes.' }, editor);
  const listed = async () => JSON.stringify((await client.get('/api/getfaqs', editor)).body.result);
  expect((await write('Before?')).status).toBe(201);

  await servers.stopPrimary();
  const away = await write('Meanwhile?');
  expect(away.status).toBe(503);
  expect(away.body).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);

  await servers.promote();
  await expect.poll(async () => (await write('After?')).status, soon).toBe(201);
  const faqs = await listed();
  expect(faqs).toContain('Before?');
  expect(faqs).toContain('After?');
});

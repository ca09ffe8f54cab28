import { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { seedSession } from '../../testing/accounts.ts';
import { startTestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { createTestDatabase } from '../../testing/database.ts';
import {
  createJoinQueue,
  createWaitlistOn,
  noBrowser,
  person,
  verifyEmail,
} from '../../testing/scenarios.ts';
import { type PrimaryAndStandby, startPrimaryAndStandby } from '../../testing/standby.ts';
import { startFlakyProxy } from '../../testing/flaky-proxy.ts';
import { BoundedPool } from './bounded-pool.ts';
import { PoolBusyError } from './pool-busy-error.ts';
import { inTransaction, openPool } from './database.ts';
import { ReaderPool } from './reader-pool.ts';
import { openReplicas } from './replicas.ts';

const log = pino({ level: 'silent' });
const soon = { timeout: 30_000 };

let servers: PrimaryAndStandby;
let primary: Pool;
beforeAll(async () => {
  servers = await startPrimaryAndStandby();
  primary = openPool(servers.primaryUrl, { name: 'test', max: 5 });
});
afterAll(async () => {
  await primary.end();
  await servers.stop();
});

async function open(urls: readonly string[]) {
  const replicas = openReplicas({ primary, urls, poolSize: 2, log, maxLagMs: 300, lookEveryMs: 50 });
  onTestFinished(() => replicas.close());
  await replicas.watch();
  return replicas.reader;
}

/** Where a query was answered. */
const answeredBy = async (reader: Pool): Promise<string> =>
  (await reader.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby')).rows[0]?.standby ===
  true
    ? 'replica'
    : 'primary';

describe('reads that may be slightly old', () => {
  it('go to the primary when there is no replica', async () => {
    expect(await open([])).toBe(primary);
  });

  it('go to a replica, whether by themselves or in a transaction', async () => {
    const reader = await open([servers.standbyUrl]);
    await expect.poll(() => answeredBy(reader), soon).toBe('replica');
    const inside = await inTransaction(reader, async (client) =>
      client.query('SELECT pg_is_in_recovery() AS standby'),
    );
    expect(inside.rows).toEqual([{ standby: true }]);
    await expect(reader.query('DELETE FROM faq')).rejects.toThrow('read-only');
    await expect(reader.query('SELECT 1 / 0')).rejects.toThrow('division by zero');
    expect(await answeredBy(reader)).toBe('replica');
  });

  it('go to the primary while the replica lags, and back once it has caught up', async () => {
    const reader = await open([servers.standbyUrl]);
    await expect.poll(() => answeredBy(reader), soon).toBe('replica');
    await servers.pause();
    await primary.query('CREATE TABLE IF NOT EXISTS written_meanwhile (id int)');
    await expect.poll(() => answeredBy(reader), soon).toBe('primary');
    await servers.resume();
    await expect.poll(() => answeredBy(reader), soon).toBe('replica');
  });

  it('go to the primary when the address is no replica of it, or nothing is there', async () => {
    const other = await createTestDatabase();
    onTestFinished(() => other.drop());
    const reader = await open([other.url, 'postgres://nobody@127.0.0.1:1/nothing']);
    for (let asked = 0; asked < 10; asked += 1) expect(await answeredBy(reader)).toBe('primary');
  });

  it('of one unavailable replica go to another', async () => {
    const reader = await open(['postgres://nobody@127.0.0.1:1/nothing', servers.standbyUrl]);
    await expect.poll(() => answeredBy(reader), soon).toBe('replica');
    for (let asked = 0; asked < 10; asked += 1) expect(await answeredBy(reader)).toBe('replica');
  });

  it('are rejected by a busy replica, rather than handed to the primary', async () => {
    const busy = new BoundedPool({ connectionString: servers.standbyUrl, max: 1 }, 1);
    onTestFinished(() => busy.end());
    const reader = new ReaderPool(primary, [{ pool: busy, isFresh: true, markAway: () => undefined }]);
    const held = await reader.connect();
    const waiting = reader.query('SELECT 1');
    await expect(reader.query('SELECT 1')).rejects.toThrow(PoolBusyError);
    held.release();
    expect((await waiting).rowCount).toBe(1);
  });

  it('of a replica that hangs fail within seconds, and the next go to the primary until it answers', async () => {
    const proxy = await startFlakyProxy(servers.standbyUrl);
    onTestFinished(() => proxy.close());
    const reader = await open([proxy.url]);
    await expect.poll(() => answeredBy(reader), soon).toBe('replica');
    proxy.stall();
    const began = performance.now();
    await expect(reader.query('SELECT 1')).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(await answeredBy(reader)).toBe('primary');
    proxy.resume();
    await expect.poll(() => answeredBy(reader), soon).toBe('replica');
  });

  it('of a replica that has just disappeared are answered by the primary', async () => {
    const gone = openPool('postgres://nobody@127.0.0.1:1/nothing', { name: 'test', max: 1 });
    onTestFinished(() => gone.end());
    let away = 0;
    const reader = new ReaderPool(primary, [{ pool: gone, isFresh: true, markAway: () => (away += 1) }]);
    expect(await answeredBy(reader)).toBe('primary');
    expect(away).toBe(1);
  });
});

it('the product reads lists and figures from the replica, and ranks and what a user just wrote from the primary', async () => {
  const running = await startTestApp({
    DATABASE_URL: servers.primaryUrl,
    DATABASE_REPLICA_URLS: servers.standbyUrl,
    APP_SECRET: 'a secret of the tests, long enough for them',
  });
  onTestFinished(() => running.stop());
  const client = new TestClient(running.origin);
  const joinPool = new Pool({ connectionString: servers.primaryUrl });
  onTestFinished(() => joinPool.end());
  const waitlist = createWaitlistOn(createJoinQueue(joinPool));
  const join = async () => {
    const input = person();
    await verifyEmail(primary, input.email);
    const joined = await waitlist.join(input, noBrowser);
    if (!joined.ok) throw new Error(joined.code);
    return joined;
  };
  await join();
  const editor = await seedSession(primary, 'EDITOR');
  const total = async () => (await client.get('/api/getDashboard')).body.result.totalUsers;
  const listed = async (headers = {}) =>
    JSON.stringify((await client.get('/api/getfaqs', headers)).body.result);
  await expect.poll(() => running.logged(), soon).toContain('a replica is read from');
  await expect.poll(total, soon).toBe(1);

  await servers.pause();
  const { id, referralId } = await join();
  expect((await client.post('/api/addfaq', { question: 'New?', answer: 'Yes.' }, editor)).status).toBe(201);
  expect(await total()).toBe(1);
  expect(await listed()).not.toContain('New?');
  expect(await listed(editor)).toContain('New?');
  expect((await client.get(`/api/getRank?userId=${id}`)).body.result).toEqual([
    { user: { rank: 2, referralId } },
  ]);
  // Too stale to be read eventually.
  await expect.poll(total, soon).toBe(2);
  expect(await listed()).toContain('New?');
  await servers.resume();

  await servers.stopStandby();
  expect(await total()).toBe(2);
  expect((await client.graphql('{ faqs { id } }')).body.errors).toBeUndefined();
});

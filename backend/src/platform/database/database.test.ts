import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type FlakyProxy, startFlakyProxy } from '../../testing/flaky-proxy.ts';
import { toFailure } from '../errors/unexpected.ts';
import { inTransaction, openPool } from './database.ts';

const timeouts = { connectMs: 400, lockMs: 200, statementMs: 300, answerMs: 600 };
const tryAgain = { code: 'DATABASE_UNAVAILABLE', retryAfterSeconds: expect.any(Number) };

let database: TestDatabase;
let proxy: FlakyProxy;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startFlakyProxy(database.url);
  pool = openPool(proxy.url, { name: 'test', max: 2, timeouts });
  await pool.query('CREATE TABLE thing (id int PRIMARY KEY)');
  await pool.query('INSERT INTO thing VALUES (1)');
});
afterEach(() => proxy.resume());
afterAll(async () => {
  await pool.end();
  await proxy.close();
  await database.drop();
});

/** What a caller would see, and after how many milliseconds. */
async function told(work: Promise<unknown>) {
  const began = performance.now();
  const failure = await work.then(() => null, toFailure);
  return { failure, ms: performance.now() - began };
}

describe('a server that cannot do it now', () => {
  it.each([
    ['disk full', '53100'],
    ['out of memory', '53200'],
    ['too many connections', '53300'],
    ['a limit of the configuration', '53400'],
    ['an administrator who shuts it down', '57P01'],
    ['a crash of another process', '57P02'],
    ['its start', '57P03'],
    ['a lost connection', '08006'],
    ['a pooler that lost its server', '08P01'],
  ])('asks callers to try again: %s', async (_reason, code) => {
    const refused = pool.query(`DO $$ BEGIN RAISE EXCEPTION 'on purpose' USING ERRCODE = '${code}'; END $$`);
    expect((await told(refused)).failure).toMatchObject(tryAgain);
  });

  it('does not hide our own faults', async () => {
    expect((await told(pool.query('SELECT 1 / 0'))).failure).toMatchObject({ code: 'INTERNAL' });
  });
});

describe('what takes too long is given up, and the caller told to try again', () => {
  it('a statement', async () => {
    expect((await told(pool.query('SELECT pg_sleep(5)'))).failure).toMatchObject(tryAgain);
  });

  it("the wait for another connection's lock, before the statement's time is up", async () => {
    const holder = await database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM thing FOR UPDATE');
    const work = inTransaction(pool, (client) => client.query('UPDATE thing SET id = 2'));
    await expect(work).rejects.toThrow('lock timeout'); // not the statement's
    await holder.query('ROLLBACK');
    holder.release();
    expect((await told(work)).failure).toMatchObject(tryAgain);
    expect((await pool.query('SELECT id FROM thing')).rows).toEqual([{ id: 1 }]);
  });

  it('the wait for a connection', async () => {
    const held = await Promise.all([pool.connect(), pool.connect()]);
    const { failure } = await told(pool.query('SELECT 1'));
    for (const client of held) client.release();
    expect(failure).toMatchObject(tryAgain);
  });
});

describe('a database that hangs', () => {
  it('keeps no one waiting, and is used again as soon as it answers', async () => {
    await pool.query('SELECT 1');
    proxy.stall();
    const works = [
      told(pool.query('SELECT 1')),
      told(inTransaction(pool, (client) => client.query('SELECT 1'))),
      ...Array.from({ length: 10 }, () => told(pool.query('SELECT 1'))),
    ];
    for (const { failure, ms } of await Promise.all(works)) {
      expect(failure).toMatchObject(tryAgain);
      expect(ms).toBeLessThan(timeouts.answerMs + timeouts.connectMs + 3000);
    }
    proxy.resume();
    await expect.poll(async () => (await told(pool.query('SELECT 1'))).failure).toBeNull();
  });

  it('lets a bounded number wait and rejects the others immediately', async () => {
    await pool.query('SELECT 1');
    proxy.stall();
    const works = Array.from({ length: 500 }, () => told(pool.query('SELECT 1')));
    let rejected = 0;
    for (const work of works) void work.then(() => (rejected += 1));
    // Before any timer, however slow the machine is: the first tick rejects, the second follows what that leads to.
    await new Promise((next) => process.nextTick(next));
    await new Promise((next) => process.nextTick(next));
    expect(rejected).toBeGreaterThanOrEqual(295);
    expect(pool.waitingCount).toBeGreaterThan(190);
    expect(pool.waitingCount).toBeLessThanOrEqual(200);
    for (const { failure } of await Promise.all(works)) expect(failure).toMatchObject(tryAgain);
    expect(pool.waitingCount).toBe(0);
  });
});

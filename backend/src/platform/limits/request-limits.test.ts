import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openPool } from '../database/database.ts';
import { type PerMinute, RequestLimits } from './request-limits.ts';

const address = '192.0.2.1';
const key = randomBytes(32);
const perMinute: PerMinute = { call: 40, 'public-write': 4 };

let database: TestDatabase;
let clock: number;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('TRUNCATE request_count');
  clock = Date.UTC(2026, 0, 31, 12, 0, 15);
});

const silent = pino({ level: 'silent' });
const instance = (pool = database.pool) =>
  new RequestLimits({ pool, log: silent, perMinute, key, now: () => clock });

/** How many of this many requests are allowed. */
const takeMany = (limits: RequestLimits, count: number, from = address): number =>
  Array.from({ length: count }, () => limits.take('call', from)).filter((refusal) => refusal === null).length;

const stored = async () =>
  (await database.pool.query<{ key: string; taken: number }>('SELECT key, taken FROM request_count')).rows;

describe('one instance', () => {
  it('allows as many as the limit says, and says when to retry', () => {
    const limits = instance();
    expect(takeMany(limits, 100)).toBe(40);
    expect(limits.take('call', address)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 45 });
    clock += 44_500;
    expect(limits.take('call', address)).toMatchObject({ retryAfterSeconds: 1 });
    clock += 500;
    expect(takeMany(limits, 100)).toBe(40);
  });

  it('counts each client and each kind for itself, an IPv6 network as one', () => {
    const limits = instance();
    expect(takeMany(limits, 100)).toBe(40);
    expect(takeMany(limits, 100, '192.0.2.2')).toBe(40);
    expect(takeMany(limits, 30, '2001:db8:1:2::1')).toBe(30);
    expect(takeMany(limits, 30, '2001:db8:1:2:ffff::1')).toBe(10);
    expect(takeMany(limits, 30, '2001:db8:1:3::1')).toBe(30);
    for (let taken = 0; taken < 4; taken += 1) expect(limits.take('public-write', address)).toBeNull();
    expect(limits.take('public-write', address)?.code).toBe('RATE_LIMITED');
  });

  it.each([
    ['a /48', 16, (at: number) => `2001:db8:5:${at.toString(16)}::1`, '2001:db8:6::1'],
    ['a /24', 64, (at: number) => `198.51.100.${at % 256}`, '198.51.101.1'],
  ])('allows %s %i times as many, from whichever of its addresses', (_what, share, within, outside) => {
    const limits = instance();
    let allowed = 0;
    for (let at = 0; at < 5000; at += 1) allowed += takeMany(limits, 1, within(at));
    expect(allowed).toBe(share * perMinute.call);
    expect(takeMany(limits, 1, within(7000))).toBe(0);
    expect(takeMany(limits, 100, outside)).toBe(perMinute.call);
  });

  it('counts private addresses one by one: a proxy may report its own for everybody', () => {
    const limits = instance();
    for (let at = 0; at < 200; at += 1) expect(takeMany(limits, 50, `10.0.0.${at}`)).toBe(perMinute.call);
    expect(takeMany(limits, 50, 'unknown')).toBe(perMinute.call);
  });

  it('does not ask the database about clients with few requests', async () => {
    const limits = instance();
    for (let client = 0; client < 200; client += 1) limits.take('call', `198.51.${client}.1`);
    await limits.settle();
    expect(await stored()).toEqual([]);
  });

  it('tells of a flood from many addresses in one statement, and of a bounded number', async () => {
    const statements: string[] = [];
    const pool = database.newPool();
    pool.on('acquire', () => statements.push('one'));
    const limits = instance(pool);
    for (let client = 0; client < 3000; client += 1)
      takeMany(limits, 2, `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`);
    takeMany(limits, 39);
    await limits.settle();
    expect(statements.length).toBeLessThanOrEqual(2);
    const counts = await stored();
    expect(counts).toHaveLength(1000);
    expect(counts.some(({ taken }) => taken === 39)).toBe(true);
  });

  it('forgets those who ask for little rather than grow without end, and never those who ask for a lot', () => {
    const limits = instance();
    takeMany(limits, 100);
    for (let client = 0; client < 250_000; client += 1)
      limits.take('call', `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`);
    expect(takeMany(limits, 10)).toBe(0);
    expect(limits.counted).toBeLessThanOrEqual(100_000);
  });
});

describe('several instances', () => {
  it('enforce one limit together, except for counts not shared yet', async () => {
    const [one, other] = [instance(), instance(database.newPool())];
    expect(takeMany(one, 25)).toBe(25);
    await one.settle();
    expect(takeMany(other, 2)).toBe(2);
    await other.settle();
    expect(takeMany(other, 100)).toBe(13);
    await other.settle();
    expect(takeMany(one, 2)).toBe(2); // allowed until the other instance's counts arrive
    await one.settle();
    expect(takeMany(one, 100)).toBe(0);
    expect((await stored()).map(({ taken }) => taken)).toEqual([42]);
  });

  it('add up what they tell at the same time, in whatever order', async () => {
    const instances = Array.from({ length: 4 }, () => instance(database.newPool(2)));
    for (let round = 0; round < 5; round += 1) {
      for (const [at, limits] of instances.entries()) {
        const step = [7, 9, 11, 13][at] ?? 1; // each instance has an order of its own
        const clients = Array.from({ length: 40 }, (_, client) => `203.0.${(client * step) % 40}.1`);
        for (const client of clients) takeMany(limits, 2, client);
      }
      await Promise.all(instances.map((limits) => limits.settle()));
    }
    expect((await stored()).map(({ taken }) => taken)).toEqual(Array<number>(40).fill(40));
  });

  it('keep counts of two minutes at most, and no address', async () => {
    const limits = instance();
    for (let minute = 0; minute < 5; minute += 1) {
      takeMany(limits, 10);
      await limits.settle();
      clock += 60_000;
    }
    const counts = await stored();
    expect(counts.length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(counts)).not.toContain(address);
  });
});

it('while the database is unavailable, each instance enforces the limits alone, and shares later', async () => {
  const pool = openPool('postgres://nobody@127.0.0.1:1/nothing', { name: 'test', max: 1 });
  const limits = instance(pool);
  expect(takeMany(limits, 100)).toBe(40);
  await limits.settle();
  expect(takeMany(limits, 100)).toBe(0);
  await limits.stop();
  await pool.end();
});

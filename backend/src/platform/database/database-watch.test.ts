import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, it as base, type TestContext, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startFlakyProxy } from '../../testing/flaky-proxy.ts';
import { type FreezablePostgres, startFreezablePostgres } from '../../testing/freezable-postgres.ts';
import { DatabaseAwayError } from './circuit-breaker.ts';
import { DatabaseWatch } from './database-watch.ts';
import { inTransaction, openPool } from './database.ts';
import { Probe } from './probe.ts';

const log = pino({ level: 'silent' });
const soon = { timeout: 30_000, interval: 20 };

/** A watch on a database, a pool with its breaker, and how often that opened. */
function watched(onTestFinished: TestContext['onTestFinished'], url: string, max = 2) {
  const watch = new DatabaseWatch(url, log);
  const { breaker } = watch;
  const opened = vi.fn();
  breaker.onOpen(opened);
  const pool = openPool(url, { name: 'test', max, breaker });
  watch.start();
  onTestFinished(async () => {
    await pool.end();
    await watch.stop();
  });
  return { breaker, opened, pool };
}

/** A database of its own, and the connections of watches to it. */
interface Watched {
  readonly database: TestDatabase;
  probePids(): Promise<readonly number[]>;
  /** When a watch last looked. */
  lookedAt(): Promise<string>;
}

async function createWatched(): Promise<Watched> {
  const database = await createTestDatabase();
  await database.pool.query('CREATE TABLE thing (id int)');
  const probes = `FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'waitlist-probe'`;
  return {
    database,
    async probePids() {
      const { rows } = await database.pool.query<{ pid: number }>(`SELECT pid ${probes}`);
      return rows.map(({ pid }) => pid);
    },
    async lookedAt() {
      const { rows } = await database.pool.query<{ asked: string }>(
        `SELECT coalesce(max(query_start), 'epoch')::text AS asked ${probes}`,
      );
      return rows[0]?.asked ?? '';
    },
  };
}

/** They mostly wait, so they do it together. */
const it = base.extend<{ readonly watch: Watched }>({
  watch: async ({ task: _task }, use) => {
    const watch = await createWatched();
    await use(watch);
    await watch.database.drop();
  },
}).concurrent;

/** Waits until it has looked twice. */
async function lookedTwice(expect: TestContext['expect'], { lookedAt }: Watched): Promise<void> {
  for (let look = 0; look < 2; look += 1) {
    const before = await lookedAt();
    await expect.poll(lookedAt, soon).not.toBe(before);
  }
}

describe('the breaker of a database that answers', () => {
  it('stays closed while a query is slow, others wait for a lock and the pool is full', async ({
    watch,
    expect,
    onTestFinished,
  }) => {
    const { database, probePids } = watch;
    const { opened, pool } = watched(onTestFinished, database.url);
    await expect.poll(probePids, soon).toHaveLength(1);
    const holder = await database.pool.connect();
    await holder.query('BEGIN; LOCK TABLE thing');
    const waiting = [
      pool.query('SELECT FROM thing'),
      pool.query('SELECT FROM thing'),
      pool.query('SELECT 1'),
    ];
    await lookedTwice(expect, watch);
    await holder.query('ROLLBACK');
    holder.release();
    await Promise.all(waiting);
    expect(opened).not.toHaveBeenCalled();
  });

  it('stays closed when connections are killed, its own included', async ({
    watch,
    expect,
    onTestFinished,
  }) => {
    const { database, probePids } = watch;
    const { opened, pool } = watched(onTestFinished, database.url);
    for (let round = 0; round < 3; round += 1) {
      await expect.poll(probePids, soon).toHaveLength(1);
      const killed = await probePids();
      await expect(pool.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
      await database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'waitlist-probe'`);
      await expect.poll(probePids, soon).not.toEqual(killed);
    }
    await expect.poll(probePids, soon).toHaveLength(1);
    await lookedTwice(expect, watch);
    expect(opened).not.toHaveBeenCalled();
    expect((await pool.query('SELECT 1')).rowCount).toBe(1);
  });

  it('stays closed when connections die silently: they are cut, and new ones opened', async ({
    watch,
    expect,
    onTestFinished,
  }) => {
    const { database, probePids } = watch;
    const proxy = await startFlakyProxy(database.url);
    onTestFinished(() => proxy.close());
    const { opened, pool } = watched(onTestFinished, proxy.url);
    await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 1')]);
    await expect.poll(probePids, soon).toHaveLength(1);
    await lookedTwice(expect, watch);
    const began = performance.now();
    proxy.deaden();
    await expect(pool.query('SELECT 1')).rejects.toThrow(DatabaseAwayError);
    expect((await pool.query('SELECT 1')).rowCount).toBe(1);
    // Without the cut, the query would only be given up after 17 seconds.
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(opened).not.toHaveBeenCalled();
  });

  it('leaves connections alone when its own was only slow', async ({
    watch: { database },
    expect,
    onTestFinished,
  }) => {
    const probe = new Probe(database.url);
    onTestFinished(() => probe.close());
    const cut = vi.fn();
    probe.breaker.onCut(cut);
    await probe.ask('SELECT 1');
    const holder = await database.pool.connect();
    await holder.query('BEGIN; LOCK TABLE thing');
    // The first try waits for the lock until its deadline; the next one, on a new connection, ends when both are let
    // through.
    const asked = probe.ask('SELECT FROM thing');
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'waitlist-probe' AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await database.pool.query(waits)).rowCount, soon).toBe(2);
    await holder.query('ROLLBACK');
    holder.release();
    await asked.catch(() => undefined);
    expect(cut).toHaveBeenCalledTimes(probe.breaker.isOpen ? 1 : 0);
  });

  it('stays closed when the server has no connection to spare', async ({ watch: { database }, expect }) => {
    const role = `crowded_${Date.now()}`;
    await database.pool.query(`CREATE ROLE ${role} LOGIN PASSWORD '${role}' CONNECTION LIMIT 1`);
    const url = Object.assign(new URL(database.url), { username: role, password: role }).href;
    const only = new Client({ connectionString: url });
    await only.connect();
    const probe = new Probe(url);
    await expect(probe.ask('SELECT 1')).rejects.toMatchObject({ code: '53300' });
    expect(probe.breaker.isOpen).toBe(false);
    probe.close();
    await only.end();
    await database.pool.query(`DROP ROLE ${role}`);
  });
});

describe('the breaker of a database that hangs', () => {
  let server: FreezablePostgres;
  beforeAll(async () => {
    server = await startFreezablePostgres();
  });
  afterAll(() => server.stop());

  base(
    'opens within seconds, fails queries in progress, rejects the rest immediately, and closes with the first answer',
    async ({ expect, onTestFinished }) => {
      const { breaker, pool } = watched(onTestFinished, server.url, 1);
      await pool.query('SELECT 1');
      const transaction = inTransaction(pool, async (client) => {
        await server.freeze();
        await client.query('SELECT 1');
      });
      const began = performance.now();
      const underWay = expect(transaction).rejects.toThrow();
      const waiting = expect(pool.query('SELECT 1')).rejects.toThrow(DatabaseAwayError);
      await Promise.all([underWay, waiting]);
      expect(performance.now() - began).toBeLessThan(10_000);
      expect(breaker.isOpen).toBe(true);
      const refusedAt = performance.now();
      await expect(pool.query('SELECT 1')).rejects.toThrow(DatabaseAwayError);
      await expect(pool.connect()).rejects.toThrow(DatabaseAwayError);
      expect(performance.now() - refusedAt).toBeLessThan(1000);
      server.thaw();
      await expect.poll(() => breaker.isOpen, soon).toBe(false);
      expect((await pool.query('SELECT 1')).rowCount).toBe(1);
    },
  );
});

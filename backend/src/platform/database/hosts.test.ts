import { pino } from 'pino';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type FakeAnswers, refusal, standbyLogin, startFakePostgres } from '../../testing/fake-postgres.ts';
import { DatabaseWatch } from './database-watch.ts';
import { inTransaction, openPool } from './database.ts';
import type { DatabaseUse } from './hosts.ts';
import { isAway, isConnectionError } from './sql-errors.ts';
import { UnfitServerError } from './unfit-server.ts';

const soon = { timeout: 10_000, interval: 20 };
const down = '127.0.0.1:1';

let database: TestDatabase;
let own: string;
beforeAll(async () => {
  database = await createTestDatabase();
  own = new URL(database.url).host;
});
afterAll(() => database.drop());

let addresses = 0;

/**
 * The database's address with other hosts. No two are the same: which host was good is remembered by address, and a port may
 * be used again.
 */
function addressOf(hosts: readonly string[], parameters = ''): string {
  const { username, password, pathname } = new URL(database.url);
  addresses += 1;
  return `postgres://${username}:${password}@${hosts.join(',')}${pathname}?application_name=test-${addresses}&${parameters}`;
}

function open(
  hosts: readonly string[],
  { use, parameters }: { use?: DatabaseUse; parameters?: string } = {},
): Pool {
  const pool = openPool(addressOf(hosts, parameters), { name: 'test', max: 2, use });
  onTestFinished(() => pool.end());
  return pool;
}

async function fake(answers: FakeAnswers) {
  const server = await startFakePostgres(answers);
  onTestFinished(() => server.close());
  return server;
}

const standby = () => fake({ toTls: 'N', toLogin: standbyLogin() });

const pidOf = async (pool: Pool): Promise<number> =>
  (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0;

/** As many concurrent connections as the pool has. */
async function useAll(pool: Pool): Promise<void> {
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  await Promise.all(clients.map((client) => client.query('SELECT 1')));
  for (const client of clients) client.release(true);
}

describe('of several hosts a pool uses the one that takes writes', () => {
  it('when the first is down', async () => {
    await useAll(open([down, own]));
  });

  it('when the first accepts connections and stays silent, which costs one deadline and not one for each', async () => {
    const silent = await fake({});
    const pool = open([`127.0.0.1:${silent.port}`, own]);
    await pool.query('SELECT 1');
    expect(silent.connections).toBe(1);
    for (let round = 0; round < 3; round += 1) await useAll(pool);
    expect(silent.connections).toBe(1);
  });

  it('when the first is a standby, and remembers it', async () => {
    const first = await standby();
    const pool = open([`127.0.0.1:${first.port}`, own]);
    await useAll(pool);
    const { connections } = first;
    await useAll(pool);
    expect(first.connections).toBe(connections);
  });

  it('when the first is starting', async () => {
    const first = await fake({ toTls: 'N', toLogin: refusal('57P03', 'the database system is starting up') });
    await useAll(open([`127.0.0.1:${first.port}`, own]));
  });

  it('and tells the caller of a wrong password instead of trying it elsewhere', async () => {
    const first = await fake({ toTls: 'N', toLogin: refusal('28P01', 'password authentication failed') });
    const pool = open([`127.0.0.1:${first.port}`, own]);
    await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('and fails when there is none, for a temporary reason', async () => {
    const first = await standby();
    const failure: unknown = await open([down, `127.0.0.1:${first.port}`])
      .query('SELECT 1')
      .catch((error: unknown) => error);
    expect(isAway(failure)).toBe(true);
  });

  it('while a pool for reading uses the standby', async () => {
    const pool = open([own, down], { use: 'replica' });
    await expect(pool.query('SELECT 1')).rejects.toThrow();
    const second = await standby();
    const connecting = open([own, `127.0.0.1:${second.port}`], { use: 'replica' }).connect();
    const client = await connecting;
    expect(client.port).toBe(second.port);
    client.release(true);
  });
});

describe('a server without TLS', () => {
  it('is asked once, and turned down where TLS is required', async () => {
    const server = await fake({ toTls: 'N', toLogin: standbyLogin() });
    const pool = open([`127.0.0.1:${server.port}`], { parameters: 'target_session_attrs=any' });
    (await pool.connect()).release(true);
    expect(server.connections).toBe(2);
    (await pool.connect()).release(true);
    expect(server.connections).toBe(3);
    await expect(open([own], { parameters: 'sslmode=require' }).query('SELECT 1')).rejects.toThrow('SSL');
  });
});

describe('a pool does not stay with a server that became read-only', () => {
  it('when it reports so: the connection breaks, and the next is another', async () => {
    const pool = open([own, down]);
    const before = await pidOf(pool);
    await pool.query('SET default_transaction_read_only = on').catch(() => undefined);
    await expect.poll(() => pidOf(pool).catch(() => before), soon).not.toBe(before);
  });

  it('when it refuses a write: the caller may try again, over another connection', async () => {
    const pool = open([own]);
    const before = await pidOf(pool);
    const failure: unknown = await inTransaction(pool, async (client) => {
      await client.query('SET TRANSACTION READ ONLY');
      await client.query('CREATE TABLE never (id int)');
    }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: '25006' });
    expect(isConnectionError(failure)).toBe(true);
    await expect.poll(() => pidOf(pool).catch(() => before), soon).not.toBe(before);
  });

  it('and none is sent to it while it is the only one', async () => {
    const only = await standby();
    const url = addressOf([`127.0.0.1:${only.port}`]);
    const watch = new DatabaseWatch(url, pino({ level: 'silent' }));
    onTestFinished(() => watch.stop());
    watch.start();
    await expect.poll(() => watch.breaker.isOpen, soon).toBe(true);
    const pool = openPool(url, { name: 'test', max: 1 });
    onTestFinished(() => pool.end());
    await expect(pool.query('SELECT 1')).rejects.toThrow(UnfitServerError);
  });
});

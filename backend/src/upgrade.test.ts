import { readdir, readFile, writeFile } from 'node:fs/promises';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { version } from './platform/version/version.ts';
import { startTestApp } from './testing/app.ts';
import { TestClient } from './testing/client.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';
import { person, verifyEmail } from './testing/scenarios.ts';
import { breaksIn, contractOf } from './testing/schema-contract.ts';

/** Why the last release can run alongside this version: docs/decisions/upgrades.md */

const folder = new URL('testing/release/', import.meta.url);
const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The content of a file that need not exist. */
const linesIn = async (name: string): Promise<readonly string[]> =>
  linesOf(await readFile(new URL(name, folder), 'utf8').catch(() => ''));

async function lastRelease(): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d+\.\d+\.\d+\.txt$/.test(name));
  const last = names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return last === undefined ? [] : linesOf(await readFile(new URL(last, folder), 'utf8'));
}

it('the schema keeps what the last release relies on', async () => {
  const now = await contractOf(database.pool);
  if (process.env['RECORD_RELEASE'] === '1') {
    const retired = new Set(await linesIn('retired.txt'));
    const kept = now.filter((line) => !retired.has(line));
    await writeFile(new URL(`${version.version}.txt`, folder), `${kept.join('\n')}\n`);
  }
  const accepted = new Set(await linesIn('accepted.txt'));
  const breaks = breaksIn(now, await lastRelease());
  expect(breaks.filter((line) => !accepted.has(line))).toEqual([]);
});

describe('the comparison with a release', () => {
  let release: readonly string[];
  beforeAll(async () => {
    release = await contractOf(database.pool);
  });

  /** What a change of the schema breaks; the change is rolled back. */
  const foundAfter = (change: string): Promise<readonly string[]> =>
    rolledBack(database.pool, async (client) => {
      await client.query(change);
      return breaksIn(await contractOf(client), release);
    });

  it.each([
    ['a new table', 'CREATE TABLE added (id int PRIMARY KEY)'],
    ['a new column that may be left out', 'ALTER TABLE signup ADD COLUMN note text'],
    ['a new column with a default', `ALTER TABLE signup ADD COLUMN note text NOT NULL DEFAULT ''`],
    ['a new index', 'CREATE INDEX ON faq (answer)'],
    ['a rejection that is gone', 'ALTER TABLE admin_account DROP CONSTRAINT admin_account_role_check'],
    ['a new function', `CREATE FUNCTION added() RETURNS int LANGUAGE sql AS 'SELECT 1'`],
  ])('passes %s', async (_, change) => {
    expect(await foundAfter(change)).toEqual([]);
  });

  it.each([
    ['a dropped column', 'ALTER TABLE faq DROP COLUMN answer', 'gone: column faq.answer'],
    ['a renamed column', 'ALTER TABLE faq RENAME COLUMN answer TO reply', 'gone: column faq.answer'],
    ['another type', 'ALTER TABLE faq ALTER COLUMN answer TYPE varchar', 'gone: column faq.answer'],
    [
      'a column that must be given',
      'ALTER TABLE signup ADD COLUMN note text NOT NULL',
      'unknown to it: column signup.note',
    ],
    [
      'a column that may no longer be left out',
      'ALTER TABLE signup ALTER COLUMN referrer_seq SET NOT NULL',
      'gone: column signup.referrer_seq',
    ],
    ['a new rejection', `ALTER TABLE faq ADD CHECK (answer <> '')`, 'unknown to it: rejects faq'],
    ['a new uniqueness', 'CREATE UNIQUE INDEX ON faq (answer)', 'unknown to it: rejects faq'],
    [
      'a function that is called otherwise',
      'ALTER FUNCTION waitlist_rank(bigint) RENAME TO ranked',
      'gone: function waitlist_rank',
    ],
  ])('finds %s', async (_, change, found) => {
    expect((await foundAfter(change)).join('\n')).toContain(found);
  });

  it('finds one more place in a type that callers fill, not in one that only a function uses', async () => {
    const found = await rolledBack(database.pool, async (client) => {
      await client.query(`CREATE TYPE pair AS (a int, b int);
        CREATE FUNCTION total(pair[]) RETURNS int LANGUAGE sql AS 'SELECT 1'`);
      const before = await contractOf(client);
      await client.query(
        'ALTER TYPE pair ADD ATTRIBUTE c int; ALTER TYPE join_candidate ADD ATTRIBUTE note text',
      );
      return breaksIn(await contractOf(client), before);
    });
    expect(found).toEqual(['gone: type pair (a integer, b integer)']);
  });
});

describe('an instance on a schema that is newer than its code', () => {
  it(
    'serves without an error while the schema grows, and so does one that starts afterwards',
    { timeout: 180_000 },
    async () => {
      const running = await startTestApp({ OTP_SENDS_PER_ADDRESS_PER_HOUR: '10000' });
      onTestFinished(() => running.stop());
      const { pool } = running.database;
      const failures: string[] = [];
      const load = keepCalling(running.origin, pool, failures);
      await growSchema(pool);
      const definition = await pool.query<{ text: string }>(
        `SELECT pg_get_functiondef('waitlist_rank'::regproc) AS text`,
      );
      const late = await running.newInstance();
      const loadOnLate = keepCalling(late.origin, pool, failures);
      await expect
        .poll(() => Math.min(load.calls(), loadOnLate.calls()), { timeout: 60_000 })
        .toBeGreaterThan(20);
      await Promise.all([load.stop(), loadOnLate.stop()]);
      expect(failures).toEqual([]);
      // The newer version's functions stay.
      const after = await pool.query(`SELECT pg_get_functiondef('waitlist_rank'::regproc) AS text`);
      expect(after.rows).toEqual(definition.rows);
      expect(definition.rows[0]?.text).toContain('of tomorrow');
    },
  );
});

async function rolledBack<Found>(pool: Pool, find: (client: PoolClient) => Promise<Found>): Promise<Found> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    return await find(client);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

/** What a newer version may do: a column for each table, a table, a function's body, and its migration's name. */
async function growSchema(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname NOT IN ('mikro_orm_migrations', 'sql_definition')`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { name } of rows) await pool.query(`ALTER TABLE ${name} ADD COLUMN of_tomorrow text`);
  await pool.query('CREATE TABLE tomorrow (id bigint PRIMARY KEY)');
  const { rows: functions } = await pool.query<{ text: string }>(
    `SELECT replace(pg_get_functiondef('waitlist_rank'::regproc), 'AS $function$', 'AS $function$ -- of tomorrow') AS text`,
  );
  await pool.query(functions[0]?.text ?? '');
  await pool.query(`INSERT INTO mikro_orm_migrations (name) VALUES ('999-of-tomorrow')`);
}

/** Has users join and read, one after the other, and records every answer that is not a success. */
function keepCalling(origin: string, pool: Pool, failures: string[]) {
  const client = new TestClient(origin);
  let calls = 0;
  const state = { ending: false };
  const note = (
    what: string,
    { status, body }: { readonly status: number; readonly body: unknown },
  ): void => {
    calls += 1;
    if (status >= 400) failures.push(`${what}: ${status} ${JSON.stringify(body)}`);
  };
  const calling = (async () => {
    while (!state.ending) {
      const input = person();
      await verifyEmail(pool, input.email);
      const joined = await client.post('/api/joinwaitlist', input);
      note('join', joined);
      note('rank', await client.get(`/api/getRank?userId=${joined.body.result?._id}`));
      note('dashboard', await client.get('/api/getDashboard'));
      note('faqs', await client.get('/api/getfaqs'));
      note('code', await client.post('/api/sendOtp', { email: person().email, purpose: 'waitlist' }));
      await yieldToOthers();
    }
  })();
  return {
    calls: () => calls,
    async stop(): Promise<void> {
      state.ending = true;
      await calling;
    },
  };
}

import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf } from '../../testing/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrateAlone } from '../../testing/template-database.ts';
import { applyDefinitions } from './apply-definitions.ts';
import { parseDefinition, readDefinitions, type SqlDefinition } from './sql-definitions.ts';

/** The state of the template, for the test to change. */
let database: TestDatabase;
let schema: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  schema = await catalogueOf(database.pool);
});
afterAll(() => database.drop());

let shipped: readonly SqlDefinition[];
beforeEach(async () => {
  shipped = await readDefinitions();
});

/** Applies the shipped definitions with some replaced, added or (null) left out, as a start does. */
async function apply(changes: Readonly<Record<string, SqlDefinition | null>> = {}): Promise<void> {
  const others = shipped.filter(({ name }) => !Object.hasOwn(changes, name));
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    await applyDefinitions(
      rowsWith(client),
      [...others, ...Object.values(changes)].filter((each) => each !== null),
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const rowsWith = (client: PoolClient) => async (sql: string) => (await client.query(sql)).rows;

async function value(sql: string): Promise<unknown> {
  return Object.values((await database.pool.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0];
}

const greeting = (header: string, body: string, more = ''): SqlDefinition =>
  parseDefinition(
    'greeting',
    'routine',
    `-- Says\n-- hello.\n--\n-- At length.\nCREATE OR REPLACE FUNCTION greeting(${header}\nLANGUAGE sql AS $$\n  SELECT ${body}\n$$;\n${more}`,
  );
const oid = `SELECT oid FROM pg_proc WHERE proname = 'greeting'`;

describe('functions and views in files', () => {
  it('match the database, and a second start changes nothing', async () => {
    const rows = `SELECT name, kind, xmin::text, text_sha256 FROM sql_definition WHERE kind <> 'baseline' ORDER BY name`;
    const before = (await database.pool.query<{ name: string }>(rows)).rows;
    expect(before.map(({ name }) => name)).toEqual(shipped.map(({ name }) => name).sort());
    await migrateAlone(database.url);
    expect((await database.pool.query(rows)).rows).toEqual(before);
    expect(await catalogueOf(database.pool)).toEqual(schema);
  });

  it('compile: every body is parsed, and every function that is called exists', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN; SET LOCAL check_function_bodies = on');
      for (const { statement } of shipped) await client.query(statement);
      const made = shipped.filter(({ kind }) => kind === 'routine').map(({ name }) => name);
      const called = shipped.flatMap(({ statement }) =>
        [...statement.matchAll(/\b((?:waitlist|signup|otp|people|uncounted)_\w+)\(/g)].map(
          ([, name]) => name,
        ),
      );
      expect(new Set(called)).toEqual(new Set(called.filter((name) => made.includes(name ?? ''))));
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('are replaced in place when the body changes, and keep their comment as a description', async () => {
    await apply({ greeting: greeting('name text) RETURNS text', `'Hello ' || name`) });
    const before = await value(oid);
    await apply({ greeting: greeting('name text) RETURNS text', `'Good day ' || name`) });
    expect(await value(`SELECT greeting('Ada')`)).toBe('Good day Ada');
    expect(await value(oid)).toBe(before);
    expect(await value(`SELECT obj_description((${oid}), 'pg_proc')`)).toBe('Says hello.');
    await apply();
  });

  it.each([
    [
      'an argument',
      'name text, title text) RETURNS text',
      `title || name`,
      `greeting('Ada', 'Dr ')`,
      'Dr Ada',
    ],
    ['an argument’s name', 'whom text) RETURNS text', 'whom', `greeting(whom => 'Ada')`, 'Ada'],
    ['the result', 'name text) RETURNS integer', 'length(name)', `greeting('Ada')`, 3],
  ])('are dropped first when %s changes', async (_what, header, body, call, answer) => {
    await apply({ greeting: greeting('name text) RETURNS text', `'Hello ' || name`) });
    await apply({ greeting: greeting(header, body) });
    expect(await value(`SELECT ${call}`)).toBe(answer);
    expect(await value(`SELECT count(*)::int FROM pg_proc WHERE proname = 'greeting'`)).toBe(1);
    await apply();
  });

  it('are dropped with their triggers when their file is deleted', async () => {
    await apply({ waitlist_people_ahead: null, credit_is_append_only: null, signups_by_day: null });
    expect(await value(`SELECT to_regproc('waitlist_people_ahead')`)).toBeNull();
    expect(await value(`SELECT to_regclass('signups_by_day')`)).toBeNull();
    expect(await value(`SELECT count(*)::int FROM pg_trigger WHERE tgname = 'credit_is_append_only'`)).toBe(
      0,
    );
    await apply();
    expect(await catalogueOf(database.pool)).toEqual(schema);
  });

  it('can each change their body, triggers included', async () => {
    const made = `SELECT oid::int, proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`;
    const before = (await database.pool.query(made)).rows;
    await database.pool.query(`UPDATE sql_definition SET text_sha256 = '' WHERE kind <> 'baseline'`);
    await apply();
    expect(await catalogueOf(database.pool)).toEqual(schema);
    expect((await database.pool.query(made)).rows).toEqual(before);
  });

  it('can each change their signature, even if triggers and views depend on them', async () => {
    for (const { name } of shipped) {
      await database.pool.query(`UPDATE sql_definition SET signature_sha256 = '' WHERE name = $1`, [name]);
      await apply();
      expect(await catalogueOf(database.pool), name).toEqual(schema);
    }
  });

  it('are all rolled back when one fails', async () => {
    const broken = greeting('name text) RETURNS text', `'Hello'`, 'SELECT 1 / 0;');
    await expect(apply({ waitlist_rank: null, greeting: broken })).rejects.toThrow('division by zero');
    expect(await catalogueOf(database.pool)).toEqual(schema);
  });

  it('are left alone in a database that a newer version migrated', async () => {
    await apply({ greeting: greeting('name text) RETURNS text', 'name') });
    await database.pool.query(`INSERT INTO mikro_orm_migrations (name) VALUES ('999-of-tomorrow')`);
    await migrateAlone(database.url);
    expect(await value(`SELECT greeting('Ada')`)).toBe('Ada');
    await database.pool.query(`DELETE FROM mikro_orm_migrations WHERE name = '999-of-tomorrow'`);
    await migrateAlone(database.url);
    expect(await catalogueOf(database.pool)).toEqual(schema);
  });
});

describe('a file', () => {
  const text =
    '-- Answers.\nCREATE OR REPLACE FUNCTION answer() RETURNS integer\nLANGUAGE sql AS $$ SELECT 42 $$;\n';

  it('is the same with the line ends of Windows', () => {
    expect(parseDefinition('answer', 'routine', text.replaceAll('\n', '\r\n'))).toEqual(
      parseDefinition('answer', 'routine', text),
    );
  });

  it.each([
    ['without an opening comment', 'answer', text.replace('-- Answers.\n', '')],
    ['named after another function', 'question', text],
    ['that cannot be applied twice', 'answer', text.replace('OR REPLACE ', '')],
    ['whose trigger cannot be applied twice', 'answer', `${text}\nCREATE TRIGGER answers ON question`],
  ])('%s is refused', (_what, name, file) => {
    expect(() => parseDefinition(name, 'routine', file)).toThrow(`${name}.sql must be`);
  });
});

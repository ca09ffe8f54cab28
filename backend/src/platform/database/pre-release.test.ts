import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { catalogueOf } from '../../testing/catalogue.ts';
import { expectConsistent } from '../../testing/consistency.ts';
import {
  createPreReleaseDatabase,
  createTestDatabase,
  preReleaseDumps,
  type TestDatabase,
} from '../../testing/database.ts';
import { createWaitlist, joinVerified, pointsPerReferral } from '../../testing/scenarios.ts';
import { migrateAlone } from '../../testing/template-database.ts';
import { StartError } from '../lifecycle.ts';

/** Columns of accounts that waited for approval without a verified email: 042-signup-requests removes these accounts. */
const removedAccounts = [
  ...['admin_account.state', 'admin_account.removed_at', 'admin_account.password_hash'],
  ...['admin_password_reset.used_at'],
];
/** 043-standing replaces one column, and adds counts to a table whose older ones the ranks depend on. */
const standing = [
  'score.ranked',
  ...['points', 'level', 'block', 'people'].map((column) => `rank_block.${column}`),
];
/** Columns that migrations rewrite. In the older database also keys of mailboxes, and codes replaced because they share one. */
const rewritten: Readonly<Record<(typeof preReleaseDumps)[number], readonly string[]>> = {
  '018': [
    ...removedAccounts,
    ...standing,
    ...['signup.email_key', 'signup.identity', 'ambassador_application.email_key', 'admin_account.email_key'],
    ...['otp_challenge.destination', 'otp_challenge.replaced_at'],
  ],
  '061': [...removedAccounts, ...standing],
};
/** Bookkeeping of migrations themselves. */
const bookkeeping = ['mikro_orm_migrations', 'sql_definition'];

let fresh: TestDatabase;
beforeAll(async () => {
  fresh = await createTestDatabase();
});
afterAll(() => fresh.drop());

async function restored(dump: (typeof preReleaseDumps)[number]): Promise<TestDatabase> {
  const database = await createPreReleaseDatabase(dump);
  onTestFinished(() => database.drop());
  return database;
}

/** A table's columns. */
type Columns = readonly { readonly table: string; readonly columns: readonly string[] }[];

async function columnsOf({ pool }: TestDatabase, except: readonly string[] = []): Promise<Columns> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `SELECT relname AS table, array_agg(attname::text ORDER BY attnum) AS columns FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND relname <> ALL ($1) GROUP BY relname ORDER BY relname`,
    [bookkeeping],
  );
  return rows
    .map(({ table, columns }) => ({
      table,
      columns: columns.filter((column) => !except.includes(`${table}.${column}`)),
    }))
    .filter(({ columns }) => columns.length > 0);
}

/** Every row of every table, by these columns. */
async function rowsOf({ pool }: TestDatabase, tables: Columns): Promise<Readonly<Record<string, unknown>>> {
  const rows: Record<string, unknown> = {};
  for (const { table, columns } of tables) {
    const found = await pool.query<{ row: string }>(
      `SELECT row(${columns.join(', ')})::text AS row FROM ${table} ORDER BY 1`,
    );
    rows[table] = found.rows.map(({ row }) => row);
  }
  return rows;
}

interface Account {
  readonly id: string;
  readonly state: string;
  readonly password: string | null;
}

async function accountsOf({ pool }: TestDatabase): Promise<readonly Account[]> {
  const accounts = 'SELECT id, state, password_hash AS password FROM admin_account ORDER BY id';
  return (await pool.query<Account>(accounts)).rows;
}

async function ranksOf({ pool }: TestDatabase): Promise<unknown> {
  return (
    await pool.query(
      `SELECT seq, waitlist_rank(seq) AS rank, coalesce(points, 0) AS points, coalesce(referral_count, 0) AS referrals
       FROM signup LEFT JOIN score USING (seq) ORDER BY seq`,
    )
  ).rows;
}

describe.each(preReleaseDumps)('a database that ended with migration %s', (dump) => {
  let old: TestDatabase;
  let tables: Columns;
  let before: {
    readonly rows: Readonly<Record<string, unknown>>;
    readonly ranks: unknown;
    readonly accounts: readonly Account[];
  };
  beforeAll(async () => {
    old = await createPreReleaseDatabase(dump);
    tables = await columnsOf(old, rewritten[dump]);
    before = { rows: await rowsOf(old, tables), ranks: await ranksOf(old), accounts: await accountsOf(old) };
    await migrateAlone(old.url);
  });
  afterAll(() => old.drop());

  it('gets the schema of a fresh one', async () => {
    expect(await catalogueOf(old.pool)).toEqual(await catalogueOf(fresh.pool));
    const known = 'SELECT name, kind, text_sha256, signature_sha256 FROM sql_definition ORDER BY name';
    expect((await old.pool.query(known)).rows).toEqual((await fresh.pool.query(known)).rows);
  });

  it('keeps every row, rank, point and count', async () => {
    const filled = [
      ...['signup', 'credit', 'admin_account', 'admin_api_key', 'faq', 'ambassador_application'],
      ...['audit_entry', 'outbox_message', 'otp_challenge', 'signup_message', 'signup_search'],
    ];
    for (const table of filled) expect(before.rows[table], table).not.toEqual([]);
    expect(await rowsOf(old, tables)).toEqual(before.rows);
    expect(await ranksOf(old)).toEqual(before.ranks);
    await expectConsistent(old.pool);
  });

  it('keeps active accounts with their passwords, and removes those whose email was never verified', async () => {
    expect(new Set(before.accounts.map(({ state }) => state))).toEqual(new Set(['active', 'pending']));
    expect(await accountsOf(old)).toEqual(
      before.accounts.map((each) =>
        each.state === 'pending' ? { ...each, state: 'removed', password: null } : each,
      ),
    );
  });

  it('takes joins with the code of an old signup', async () => {
    const waitlist = createWaitlist(old);
    const owner = `SELECT referral_id AS code, points::int FROM signup JOIN score USING (seq) WHERE standing = 'waiting' ORDER BY seq LIMIT 1`;
    const owned = (await old.pool.query<{ code: string; points: number }>(owner)).rows[0];
    expect(owned).toBeDefined();
    const joined = await joinVerified(old.pool, waitlist, { referralCode: owned?.code ?? '' });
    expect(joined).toMatchObject({ alreadyJoined: false, referralCredited: true });
    expect((await old.pool.query(owner)).rows[0]).toEqual({
      ...owned,
      points: (owned?.points ?? 0) + pointsPerReferral,
    });
    await expectConsistent(old.pool);
  });

  it('is unchanged if its migration fails at the last statement', async () => {
    const copy = await restored(dump);
    const everything = await columnsOf(copy);
    await copy.pool.query(
      `CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused on purpose'; END $$;
       CREATE EVENT TRIGGER refuse ON ddl_command_start WHEN TAG IN ('CREATE VIEW') EXECUTE FUNCTION refuse()`,
    );
    const unchanged = [await catalogueOf(copy.pool), await rowsOf(copy, everything)];
    await expect(migrateAlone(copy.url)).rejects.toThrow('refused on purpose');
    expect([await catalogueOf(copy.pool), await rowsOf(copy, everything)]).toEqual(unchanged);
    await copy.pool.query('DROP EVENT TRIGGER refuse; DROP FUNCTION refuse()');
    await migrateAlone(copy.url);
    expect(await catalogueOf(copy.pool)).toEqual(await catalogueOf(fresh.pool));
  });

  it('is upgraded once when several instances start together', async () => {
    const copy = await restored(dump);
    await Promise.all([migrateAlone(copy.url), migrateAlone(copy.url), migrateAlone(copy.url)]);
    expect(await catalogueOf(copy.pool)).toEqual(await catalogueOf(fresh.pool));
    const { rows } = await copy.pool.query(
      'SELECT name FROM mikro_orm_migrations GROUP BY name HAVING count(*) > 1',
    );
    expect(rows).toEqual([]);
  });
});

it('an old database gets the current keys of its mailboxes', async () => {
  const old = await restored('018');
  await migrateAlone(old.url);
  const keys = `SELECT email, email_key AS key FROM %s WHERE email ~ '^(ada|mobile|amb|ops)[.+]' ORDER BY 1`;
  const keysOf = async (table: string) =>
    (await old.pool.query<{ email: string; key: string }>(keys.replace('%s', table))).rows.map(
      ({ email, key }) => `${email} ${key}`,
    );
  expect(await keysOf('signup')).toEqual([
    'ada+x@mailbox.example ada+x@mailbox.example', // ada@mailbox.example has the key
    'ada.first+list@lovelace.example ada.first@lovelace.example',
    'ada.second@proton.me adasecond@proton.me',
    'ada.third@ya.ru ada-third@yandex.ru',
    'mobile+shop@example.com mobile@example.com',
  ]);
  expect(await keysOf('ambassador_application')).toEqual([
    'amb.one@ya.ru amb-one@yandex.ru',
    'amb.three@example.com amb.three@example.com',
    'amb.two+college@example.com amb.two@example.com',
  ]);
  expect(await keysOf('admin_account')).toEqual(['ops+ada@lovelace.example ops@lovelace.example']);
});

it('a database too old for the upgrades is refused, and says what to do', async () => {
  const old = await restored('018');
  await old.pool.query(`DELETE FROM mikro_orm_migrations WHERE name = '018-join-leaner'`);
  const before = await catalogueOf(old.pool);
  const refused = migrateAlone(old.url);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(/older than its migration 018-join-leaner.*Start it once with/);
  expect(await catalogueOf(old.pool)).toEqual(before);
});

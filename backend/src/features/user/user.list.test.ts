import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectConsistent } from '../../testing/consistency.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { isFullMatrix } from '../../testing/matrix.ts';
import { type UserChoice, userSorts, type UserOrder, type UserSort } from './user.rules.ts';
import { block, erase, seedPeople, takeOutOfSearch } from '../../testing/people.ts';
import { addToSearch } from './user.search-table.repository.ts';
import { UserService } from './user.service.ts';

let database: TestDatabase;
let users: UserService;
const signups = 4000;
const held = 3000;
const pieceSize = 64;

/**
 * Every user in every order: some above the watermark, with small pieces and dense points, so that every branch is
 * taken.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  users = new UserService(pool);
  await seedPeople(pool, signups);
  while ((await addToSearch(pool, 500)).added > 0);
  await pool.query('SELECT signup_order_split($1)', [pieceSize]);
  await takeOutOfSearch(pool, held);
  for (let seq = 3; seq <= signups; seq += 97) await block(pool, seq);
  for (let seq = 5; seq <= signups; seq += 131) await erase(pool, seq);
  await pool.query(
    `SELECT waitlist_set_standing(ARRAY(SELECT seq FROM signup WHERE seq % 5 = 2 AND blocked_at IS NULL AND erased_at IS NULL), 'away')`,
  );
  await pool.query('SELECT waitlist_maintain_ranks(5)');
  // Once, not in every sorted().
  await pool.query('CREATE TABLE true_rank AS SELECT seq, waitlist_rank(seq) AS rank FROM signup');
});
afterAll(() => database.drop());

const standing = `coalesce(standing, 'waiting')`;
const isWaiting = `${standing} = 'waiting'`;
const keys: Readonly<Record<UserSort, string>> = {
  firstName: 'lower(first_name) COLLATE "C" @',
  lastName: 'lower(last_name) COLLATE "C" @',
  email: 'lower(email) COLLATE "C" @',
  phoneNo: 'phone COLLATE "C" @',
  country: 'country COLLATE "C" @',
  broker: 'broker COLLATE "C" @',
  referralId: 'referral_id COLLATE "C" @',
  referralCode: `coalesce(referral_code, '') COLLATE "C" @`,
  createdAt: 'seq @',
  relevance: `${standing}, erased_at IS NOT NULL, rank`,
  state: `${standing} @, erased_at IS NOT NULL @`,
  rank: `${standing}, erased_at IS NOT NULL, rank @`,
  referralPoints: `${standing}, erased_at IS NOT NULL, rank -@`,
  referralCount: `${standing}, erased_at IS NOT NULL, CASE WHEN ${isWaiting} THEN coalesce(referral_count, 0) END @, CASE WHEN ${isWaiting} THEN seq END -@`,
};

/** Every user, sorted by the database itself. */
async function sorted({ sort, direction }: UserOrder, where = 'true'): Promise<readonly string[]> {
  const [way, other] = direction === 'ascending' ? ['ASC', 'DESC'] : ['DESC', 'ASC'];
  const isScored = ['relevance', 'rank', 'referralPoints', 'referralCount'].includes(sort);
  const order = keys[sort].replaceAll('-@', other).replaceAll('@', way);
  const { rows } = await database.pool.query<{ id: string }>(
    `SELECT id FROM signup LEFT JOIN score USING (seq) JOIN true_rank USING (seq) WHERE ${where} ORDER BY ${order}, seq ${isScored ? 'ASC' : way}`,
  );
  return rows.map(({ id }) => id);
}

async function list(order: UserOrder, page: number, limit: number, search?: string) {
  const outcome = await users.list({ order, page, limit, search });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { ids: outcome.page.docs.map(({ id }) => id), ...outcome.page };
}

async function choose(choice: UserChoice, order: UserOrder, page: number, limit: number) {
  const outcome = await users.list({ ...choice, order, page, limit });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return { ids: outcome.page.docs.map(({ id }) => id), ...outcome.page };
}

const orders = userSorts.flatMap((sort) =>
  (['ascending', 'descending'] as const).map((direction): UserOrder => ({ sort, direction })),
);

/** Many users and few. */
const countries = isFullMatrix ? ['IN', 'DE', 'LI', 'ZW'] : ['IN', 'LI'];

describe.each(countries)('the list of %s', (country) => {
  it.each(orders)('is right on any page, by $sort $direction', async (order) => {
    const truth = await sorted(order, `country = '${country}'`);
    for (const page of [1, 2, 3, Math.ceil(truth.length / 20) || 1, Math.ceil(truth.length / 20) + 1]) {
      const found = await choose({ country }, order, page, 20);
      expect(found.ids, `page ${page}`).toEqual(truth.slice((page - 1) * 20, page * 20));
      expect(found).toMatchObject({ totalDocs: truth.length, totalIsExact: true });
    }
  });

  it('has every page and an exact total in join order, however few are counted', async () => {
    const few = new UserService(database.pool, { countedAtMost: 3, statementMs: 10_000 });
    for (const direction of ['ascending', 'descending'] as const) {
      const truth = await sorted({ sort: 'createdAt', direction }, `country = '${country}'`);
      const outcome = await few.list({ country, order: { sort: 'createdAt', direction }, page: 2, limit: 7 });
      expect(outcome).toMatchObject({ ok: true, page: { totalDocs: truth.length, totalIsExact: true } });
      expect(outcome.ok && outcome.page.docs.map(({ id }) => id)).toEqual(truth.slice(7, 14));
    }
  });
});

describe('the list of a state', () => {
  const states: Readonly<Record<string, string>> = {
    waiting: isWaiting,
    blocked: 'blocked_at IS NOT NULL AND erased_at IS NULL',
    erased: 'erased_at IS NOT NULL',
  };
  const some = orders.filter(({ sort }) => ['createdAt', 'rank', 'lastName', 'state'].includes(sort));
  it.each(some)('is right, by $sort $direction, alone and of a country', async (order) => {
    for (const [state, where] of Object.entries(states))
      for (const country of [undefined, 'IN']) {
        const truth = await sorted(
          order,
          country === undefined ? where : `${where} AND country = '${country}'`,
        );
        for (const page of [1, 2, 3]) {
          const found = await choose({ state, country }, order, page, 15);
          expect(found.ids, `${state} ${country} ${page}`).toEqual(truth.slice((page - 1) * 15, page * 15));
          expect(found).toMatchObject({ totalDocs: truth.length, totalIsExact: true });
        }
      }
  });

  it('narrows a search', async () => {
    const order = { sort: 'rank', direction: 'ascending' } as const;
    const truth = await sorted(
      order,
      `${isWaiting} AND country = 'IN' AND (lower(first_name || ' ' || last_name) LIKE '%ar%' OR lower(email) LIKE '%ar%')`,
    );
    expect(truth.length).toBeGreaterThan(20);
    const found = await choose({ search: 'ar', state: 'waiting', country: ' india ' }, order, 1, 20);
    expect(found.ids).toEqual(truth.slice(0, 20));
    expect(found.totalDocs).toBe(truth.length);
  });

  it.each([
    [{ country: 'Atlantis' }, 'country'],
    [{ state: 'WAITING' }, 'state'],
  ])('refuses %j', async (choice, field) => {
    expect(await users.list({ ...choice, order: { sort: 'rank', direction: 'ascending' } })).toMatchObject({
      ok: false,
      code: 'VALIDATION_FAILED',
      fields: { [field]: expect.stringContaining(field) },
    });
  });
});

/** Of all users, with their sizes: the first, some about where the watermark is, the last, and one beyond it. */
const pages = isFullMatrix
  ? [
      ...[1, 2, 3, 7, 20, 39, 40, 41].map((page) => [page, 100] as const),
      ...[1, 77, 333, 499, 500, 501].map((page) => [page, 8] as const),
      ...[1, 5, 1033, 2077, 3000, 3001, 3999, 4000, 4001].map((page) => [page, 1] as const),
    ]
  : ([
      [1, 100],
      [40, 100],
      [41, 100],
      [2, 8],
      [375, 8],
      [376, 8],
      [3001, 1],
      [4000, 1],
    ] as const);

describe('the list of all users', () => {
  it('keeps its copies and its counts, in pieces, blocks and dense points', async () => {
    await expectConsistent(database.pool);
    const { rows } = await database.pool.query<{ pieces: number; blocks: number; dense: number }>(
      `SELECT (SELECT count(*)::int FROM signup_order) AS pieces, (SELECT count(*)::int FROM rank_dense_points) AS dense,
         (SELECT count(*)::int FROM rank_block WHERE level = 1 AND points = 0) AS blocks`,
    );
    expect(rows[0]?.pieces).toBeGreaterThan((8 * held) / pieceSize / 2);
    expect(rows[0]?.dense).toBeGreaterThan(3);
    expect(rows[0]?.blocks).toBeGreaterThan(2);
  });

  it.each(orders)('is right on any page, by $sort $direction', async (order) => {
    const truth = await sorted(order);
    expect(truth.length).toBe(signups);
    for (const [page, limit] of pages) {
      const { ids, totalDocs } = await list(order, page, limit);
      expect(ids, `page ${page} of ${limit}`).toEqual(truth.slice((page - 1) * limit, page * limit));
      expect(totalDocs).toBe(signups);
    }
  });

  it.each(orders)('is right for a search, by $sort $direction', async (order) => {
    const truth = await sorted(
      order,
      `lower(first_name || ' ' || last_name) LIKE '%ar%' OR lower(email) LIKE '%ar%'`,
    );
    for (const page of [1, 2, 9]) {
      const found = await list(order, page, 30, 'AR');
      expect(found.ids).toEqual(truth.slice((page - 1) * 30, page * 30));
      expect(found).toMatchObject({ totalDocs: truth.length, totalIsExact: true });
    }
  });

  it.each(orders)(
    'is right for a search that finds more than is counted, by $sort $direction',
    async (order) => {
      const truth = await sorted(order, `erased_at IS NULL`);
      const few = new UserService(database.pool, { countedAtMost: 90, statementMs: 10_000 });
      for (const page of [1, 3]) {
        const outcome = await few.list({ order, search: '@EXAMPLE.', page, limit: 30 });
        expect(outcome).toMatchObject({
          ok: true,
          page: { totalDocs: 90, totalPages: 3, totalIsExact: false },
        });
        const ids = outcome.ok ? outcome.page.docs.map(({ id }) => id) : [];
        expect(ids).toEqual(truth.slice((page - 1) * 30, page * 30));
      }
      const beyond = await few.list({ order, search: '@example.', page: 4, limit: 30 });
      expect(beyond).toMatchObject({ ok: true, page: { docs: [], hasNextPage: false, prevPage: 3 } });
    },
  );

  it('gives a search up that takes too long, and says what to do', async () => {
    const hasty = new UserService(database.pool, { countedAtMost: 20_000, statementMs: 1 });
    expect(await hasty.list({ order: { sort: 'rank', direction: 'descending' }, search: 'e' })).toMatchObject(
      { ok: false, code: 'VALIDATION_FAILED', fields: { search: expect.stringMatching(/type more/) } },
    );
    expect((await list({ sort: 'rank', direction: 'descending' }, 1, 1, 'e')).totalDocs).toBeGreaterThan(
      1000,
    );
  });
});

describe('users with referrals who are away', () => {
  it.each([
    ['rank', 'points'],
    ['referral_count', 'referral_count'],
  ])('are found on any page, by %s', async (sort, column) => {
    const { rows } = await database.pool.query<{ seq: string }>(
      `SELECT seq FROM score WHERE standing = 'away' AND points > 0 ORDER BY ${column} DESC, seq`,
    );
    const truth = rows.map(({ seq }) => seq);
    expect(truth.length).toBeGreaterThan(100);
    for (const [skip, take] of [
      [0, 7],
      [50, 9],
      [truth.length - 9, 9],
      [truth.length - 3, 9],
      [truth.length, 9],
    ] as const) {
      const page = await database.pool.query<{ found: readonly string[] }>(
        'SELECT signup_page_of_away($1, $2, $3)::text[] AS found',
        [sort, skip, take],
      );
      expect(page.rows[0]?.found, `from ${skip}`).toEqual(truth.slice(skip, skip + take));
    }
  });
});

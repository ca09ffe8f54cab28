import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { block } from '../../testing/people.ts';
import { createExclusion, createWaitlist, joinVerified, pointsPerReferral } from '../../testing/scenarios.ts';
import { seedSession } from '../../testing/accounts.ts';
import { findSeq, listLeadingRoots } from './referral.tree.repository.ts';

const running = testApp();
const client = new TestClient(running);
let join: (name: string, by: string) => Promise<void>;
let token: Readonly<Record<string, string>>;
/** By name: a referred b, c and d; b referred e; e referred f. */
const ids = new Map<string, string>();
const idOf = (name: string): string => ids.get(name) ?? '';
beforeAll(async () => {
  const { pool } = running.database;
  token = await seedSession(pool, 'VIEWER');
  const waitlist = createWaitlist(running.database);
  const codes = new Map<string, string>();
  join = async (name, by) => {
    const joined = await joinVerified(pool, waitlist, {
      firstName: name,
      referralCode: codes.get(by) ?? null,
    });
    ids.set(name, joined.id);
    codes.set(name, joined.referralId);
  };
  for (const [name, by] of [
    ['a', ''],
    ['b', 'a'],
    ['x', ''],
    ['c', 'a'],
    ['e', 'b'],
    ['d', 'a'],
    ['f', 'e'],
  ] as const)
    await join(name, by);
});

const ask = async (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
  (await client.post('/graphql', { query, variables }, token)).body;
const names = (people: readonly { readonly firstName: string }[]) =>
  people.map(({ firstName }) => firstName).join('');

describe('referral counts', () => {
  const counts = async (query = '') => (await client.get(`/api/admin/getreferralcount${query}`, token)).body;

  it('list the referrers, most points first, with their referrals', async () => {
    const { result, ...page } = await counts();
    expect(names(result)).toBe('abe');
    expect(result[0]).toMatchObject({
      _id: idOf('a'),
      referralPoints: 3 * pointsPerReferral,
      referralCount: 3,
    });
    expect(names(result[0].referrals)).toBe('bcd');
    expect(Object.keys(result[0].referrals[0]).sort()).toEqual(['email', 'firstName', 'lastName', 'phoneNo']);
    expect(page).toMatchObject({ totalDocs: 3, page: 1, totalPages: 1, nextPage: null });
  });

  it('are paged from both ends alike', async () => {
    for (const [at, name] of ['a', 'b', 'e', ''].entries())
      expect(names((await counts(`?limit=1&page=${at + 1}`)).result)).toBe(name);
    expect(names((await counts('?limit=2&page=2')).result)).toBe('e');
  });

  it.each([
    ['sort=referralPoints', ['e', 'b', 'a']],
    ['sort=-referralPoints', ['a', 'b', 'e']],
    ['sort=referralCount', ['e', 'b', 'a']],
    ['sort=-referralCount', ['a', 'b', 'e']],
  ])('are sorted by %s, ties in join order, and paged alike', async (sort, order) => {
    expect(names((await counts(`?${sort}`)).result)).toBe(order.join(''));
    for (const [at, name] of [...order, ''].entries())
      expect(names((await counts(`?${sort}&limit=1&page=${at + 1}`)).result)).toBe(name);
  });

  it('are searched among referrers alone', async () => {
    const { pool } = running.database;
    const { rows } = await pool.query<{ firstName: string; email: string }>(
      'SELECT first_name AS "firstName", email FROM signup',
    );
    const emailOf = (name: string) =>
      encodeURIComponent(rows.find(({ firstName }) => firstName === name)?.email ?? '');
    expect(await counts(`?search=${emailOf('b')}`)).toMatchObject({
      result: [{ firstName: 'b', referralCount: 1, referrals: [{ firstName: 'e' }] }],
      totalDocs: 1,
      totalIsExact: true,
    });
    expect(await counts(`?search=${emailOf('x')}`)).toMatchObject({ result: [], totalDocs: 0 });
    const everybody = `search=${encodeURIComponent('@')}`;
    expect(names((await counts(`?${everybody}`)).result)).toBe('abe');
    expect(names((await counts(`?${everybody}&sort=referralCount&limit=2`)).result)).toBe('eb');
    expect(names((await counts(`?search=%20`)).result)).toBe('abe');
  });

  it('list everyone whose code was used, whatever their state, and agree with the dashboard', async () => {
    const { pool } = running.database;
    await pool.query(
      `SELECT waitlist_set_standing(ARRAY(SELECT seq FROM signup WHERE first_name IN ('a', 'e', 'x')), 'away')`,
    );
    const seqOf = 'SELECT seq FROM signup WHERE first_name = ';
    await pool.query(
      `INSERT INTO invite (id, code_hash, signup_seq, issued_at, expires_at) VALUES
         (gen_random_uuid(), 'a', (${seqOf} 'a'), now(), now() + interval '1 day'),
         (gen_random_uuid(), 'e', (${seqOf} 'e'), now() - interval '2 days', now() - interval '1 day')`,
    );
    const everybody = `&search=${encodeURIComponent('@')}`;
    const top = async () => {
      const { result } = (await client.get('/api/getDashboard', token)).body;
      return names(result.mostUsedReferral);
    };
    try {
      for (const search of ['', everybody])
        for (const sort of ['referralPoints', 'referralCount']) {
          expect(await counts(`?sort=-${sort}${search}`)).toMatchObject({ totalDocs: 3, totalIsExact: true });
          expect(names((await counts(`?sort=-${sort}${search}`)).result)).toBe('abe');
          expect(names((await counts(`?sort=${sort}&limit=2${search}`)).result)).toBe('eb');
          expect(names((await counts(`?sort=-${sort}&limit=2&page=2${search}`)).result)).toBe('e');
        }
      expect(await top()).toBe('abe');
      expect((await counts()).result).toMatchObject([
        { state: 'invited' },
        { state: 'waiting' },
        { state: 'expired' },
      ]);
      for (const [state, found] of [
        ['waiting', 'b'],
        ['invited', 'a'],
        ['expired', 'e'],
        ['blocked', ''],
      ])
        expect(names((await counts(`?states=${state}`)).result), state).toBe(found);
      await block(pool, 1);
      expect(await top()).toBe('be');
      expect(names((await counts()).result)).toBe('abe');
      expect((await counts('?states=blocked')).result).toMatchObject([{ firstName: 'a', state: 'blocked' }]);
      expect((await createExclusion(pool).unblock({ actor: { kind: 'command-line' } }, idOf('a'))).ok).toBe(
        true,
      );
    } finally {
      await pool.query(`SELECT waitlist_set_standing(ARRAY(SELECT seq FROM signup), 'waiting')`);
    }
    expect(await counts('?states=away')).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('of one user are that user, with points or without; of an unknown one an empty list', async () => {
    expect(names((await counts(`?userId=${idOf('b')}`)).result[0].referrals)).toBe('e');
    expect((await counts(`?userId=${idOf('x')}`)).result).toMatchObject([
      { firstName: 'x', referralCount: 0, referrals: [] },
    ]);
    for (const unknown of ['00000000-0000-4000-8000-000000000000', "'; --", '%00'])
      expect(await counts(`?userId=${encodeURIComponent(unknown)}`)).toMatchObject({
        result: [],
        totalDocs: 0,
      });
  });

  it('are the same by GraphQL', async () => {
    const { docs: listed, ...page } = (
      await ask(
        '{ referralCounts(limit: 2) { docs { _id: userId firstName lastName email referralPoints referralCount state referrals { firstName lastName email phone } } totalDocs limit page totalPages hasPrevPage hasNextPage prevPage nextPage totalIsExact } }',
      )
    ).data.referralCounts;
    const { result, ...rest } = await counts('?limit=2');
    const docs = (listed as readonly { state: string; referrals: readonly { phone: string }[] }[]).map(
      (person) => ({
        ...person,
        state: person.state.toLowerCase(),
        referrals: person.referrals.map(({ phone, ...referral }) => ({
          ...referral,
          phoneNo: Number(phone.slice(1)),
        })),
      }),
    );
    expect(docs).toEqual(result);
    expect(page).toEqual(rest);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'page=0', 'page=-1', 'page=1e3', 'sort=email', 'search=%00'])(
    'refuse %s',
    async (query) => {
      expect(await counts(`?${query}`)).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: expect.any(Object),
      });
    },
  );
});

describe('the tree', () => {
  const document = `query ($userId: ID!, $depth: Int! = 3, $limit: Int! = 500) { referralTree(userId: $userId, depth: $depth, limit: $limit) {
    path { firstName depth } nodes { userId parentId firstName depth referralCount } truncated size { people depth exact } } }`;
  const tree = async (name: string, bounds: object = {}) =>
    (await ask(document, { userId: idOf(name), ...bounds })).data.referralTree;

  it('goes down level by level and says how large it is', async () => {
    const whole = await tree('a');
    expect(names(whole.nodes)).toBe('abcdef');
    expect(whole).toMatchObject({ truncated: false, path: [], size: { people: 5, depth: 3, exact: true } });
    expect(whole.nodes[4]).toMatchObject({ parentId: idOf('b'), depth: 2, referralCount: 1 });
  });

  it('shows the way up to the root', async () => {
    const leaf = await tree('f');
    expect(leaf.path).toEqual([
      { firstName: 'a', depth: -3 },
      { firstName: 'b', depth: -2 },
      { firstName: 'e', depth: -1 },
    ]);
    expect(leaf).toMatchObject({ truncated: false, size: { people: 0, depth: 0, exact: true } });
  });

  it('is cut by depth and by number, and says so', async () => {
    const shallow = await tree('a', { depth: 1 });
    expect([names(shallow.nodes), shallow.truncated]).toEqual(['abcd', true]);
    const few = await tree('a', { limit: 2 });
    expect([few.nodes.length, few.truncated, few.size.people]).toEqual([2, true, 5]);
  });

  it('is opened step by step', async () => {
    const children = `query ($userId: ID!, $after: ID) { referralChildren(userId: $userId, first: 2, after: $after) { nodes { firstName } nextAfter } }`;
    const page = (await ask(children, { userId: idOf('a') })).data.referralChildren;
    expect([names(page.nodes), page.nextAfter]).toEqual(['bc', idOf('c')]);
    const rest = (await ask(children, { userId: idOf('a'), after: page.nextAfter })).data.referralChildren;
    expect([names(rest.nodes), rest.nextAfter]).toEqual(['d', null]);
  });

  it('largest of all are those of roots', async () => {
    const { data } = await ask('{ largestReferralTrees { root { firstName } size { people } } }');
    expect(data.largestReferralTrees).toEqual([{ root: { firstName: 'a' }, size: { people: 5 } }]);
  });

  it.each([
    [{ depth: 0 }, 'VALIDATION_FAILED'],
    [{ depth: 11 }, 'VALIDATION_FAILED'],
    [{ limit: 5001 }, 'VALIDATION_FAILED'],
    [{ userId: 'x' }, 'NOT_FOUND'],
    [{ userId: '00000000-0000-4000-8000-000000000000' }, 'NOT_FOUND'],
  ])('refuses %j', async (variables, code) => {
    const { errors } = await ask(document, { userId: idOf('a'), ...variables });
    expect(errors[0].extensions.code).toBe(code);
  });
});

it('the largest trees are found through a blocked user, too', async () => {
  const { pool } = running.database;
  await block(pool, 1);
  try {
    const roots = await listLeadingRoots(pool, { among: 1, levels: 100 });
    expect(roots.map(({ person }) => person)).toMatchObject([{ firstName: 'a' }]);
  } finally {
    await createExclusion(pool).unblock({ actor: { kind: 'command-line' } }, idOf('a'));
  }
});

it('the largest trees are found through their strongest users, whatever their root has', async () => {
  const { pool } = running.database;
  await join('r', '');
  await join('s', 'r');
  for (const name of ['t', 'u', 'v', 'w', 'y']) await join(name, 's');
  const roots = await listLeadingRoots(pool, { among: 1, levels: 100 });
  expect(roots.map(({ person }) => person)).toMatchObject([{ firstName: 'r', referralCount: 1 }]);
  expect(await listLeadingRoots(pool, { among: 1, levels: 0 })).toEqual([]);
  const { data } = await ask('{ largestReferralTrees { root { firstName } size { people } } }');
  expect(data.largestReferralTrees).toEqual([
    { root: { firstName: 'r' }, size: { people: 6 } },
    { root: { firstName: 'a' }, size: { people: 5 } },
  ]);
});

it('of many referrals, those with the most points come first, whatever their state and however late they joined', async () => {
  const { pool } = running.database;
  await join('m', '');
  for (const name of ['1', '2', '3', '4', '5']) await join(name, 'm');
  for (const by of ['5', '5', '3', '4', '4', '4']) await join('z', by);
  await block(pool, Number((await findSeq(pool, idOf('4'))) ?? 0));
  const tree =
    '($userId: ID!, $limit: Int!) { referralTree(userId: $userId, limit: $limit) { nodes { firstName } } }';
  for (const [limit, expected] of [
    [3, 'm45'],
    [6, 'm45312'],
  ] as const) {
    const { data } = await ask(`query ${tree}`, { userId: idOf('m'), limit });
    expect(names(data.referralTree.nodes)).toBe(expected);
  }
  const children =
    'query ($userId: ID!, $after: ID) { referralChildren(userId: $userId, first: 2, after: $after) { nodes { firstName } nextAfter } }';
  const listed: string[] = [];
  for (let after: string | null = null, at = 0; at === 0 || after !== null; at += 1) {
    const { data } = await ask(children, { userId: idOf('m'), after });
    listed.push(names(data.referralChildren.nodes));
    after = data.referralChildren.nextAfter;
  }
  expect(listed).toEqual(['45', '31', '2']);
});

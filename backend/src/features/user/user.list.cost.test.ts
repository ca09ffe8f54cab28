import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { pagesTouched } from '../../testing/pages-touched.ts';
import { seedPeople } from '../../testing/people.ts';
import { readList } from './user.list.repository.ts';
import { inSnapshot } from '../../platform/database/database.ts';
import { referrerSorts, type UserOrder, userSorts, type Wanted } from './user.rules.ts';
import { fillSearch } from './user.search-table.repository.ts';

const few = 3000;
const many = 30_000;
const countedAtMost = 200;
const limit = 10;
/** Pages of which each shows one user, of an order that has nothing to do with how they are stored. */
const listedOneByOne = 5 * countedAtMost;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const everybody: Wanted = { referrers: false };
/** Each fulfilled by more users than are counted, however few there are. */
const lists: Readonly<Record<string, Wanted>> = {
  everybody,
  'with referrals': { ...everybody, referrers: true },
  'who wait': { ...everybody, states: ['waiting'] },
  'of a country': { ...everybody, countries: ['IN'] },
  'of two countries': { ...everybody, countries: ['IN', 'DE'] },
  'with an answer': { ...everybody, brokers: ['new-to-investing'] },
  'who verified an email': { ...everybody, verifiedBy: 'email' },
  'who match': { ...everybody, search: '@example.' },
  'who match, wait and are of a country': {
    ...everybody,
    search: '@example.',
    states: ['waiting'],
    countries: ['IN'],
  },
};
const orders = userSorts.flatMap((sort) =>
  (['ascending', 'descending'] as const).map((direction): UserOrder => ({ sort, direction })),
);

/**
 * Users with referrals are only sorted by what they have of them. And the phones of a country are neighbors, as are those
 * who verified one in a country: all others may come before them.
 */
const isListed = (name: string, { sort }: UserOrder): boolean =>
  name === 'with referrals'
    ? referrerSorts.some((each) => each === sort)
    : sort !== 'phoneNo' || !/country|verified/.test(name);

/** @returns pages touched by the first page of each list and order, and by its last within reach. */
async function costs(): Promise<ReadonlyMap<string, number>> {
  const pool = database.newPool(1);
  const touched = new Map<string, number>();
  for (const [name, wanted] of Object.entries(lists))
    for (const order of orders)
      for (const page of isListed(name, order) ? [1, countedAtMost / limit] : []) {
        const before = await pagesTouched(pool);
        const request = { limit, page, offset: (page - 1) * limit };
        const found = await inSnapshot(pool, (client) =>
          readList(client, wanted, order, request, { countedAtMost }),
        );
        const what = `${name}, page ${page} by ${order.sort} ${order.direction}`;
        expect(found?.seqs.length, what).toBe(limit);
        touched.set(what, (await pagesTouched(pool)) - before);
      }
  return touched;
}

it('a list of many users reads about as much as one of few', async () => {
  await seedPeople(database.pool, few);
  await fillSearch(database.pool);
  await database.pool.query('VACUUM (ANALYZE)');
  const small = await costs();
  await seedPeople(database.pool, many - few);
  await fillSearch(database.pool);
  await database.pool.query('VACUUM (ANALYZE)');
  const large = await costs();
  const grown = [...large].filter(([what, pages]) => pages > 3 * (small.get(what) ?? 0) + listedOneByOne);
  expect(grown.map(([what, pages]) => `${what}: ${small.get(what)}, then ${pages}`)).toEqual([]);
});

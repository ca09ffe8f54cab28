import type { Pool } from 'pg';
import { DashboardService } from '../../backend/src/features/dashboard/dashboard.service.ts';
import { ReferralTreeService } from '../../backend/src/features/referral/referral.tree.service.ts';
import { ReferrerService } from '../../backend/src/features/user/user.referrers.service.ts';
import type { FilterInput } from '../../backend/src/features/segment/segment.rules.ts';
import { mostPointsFirst, type UserOrder } from '../../backend/src/features/user/user.rules.ts';
import { fillSearch } from '../../backend/src/features/user/user.search-table.repository.ts';
import { defaultOrder, UserService } from '../../backend/src/features/user/user.service.ts';
import { openBenchPool, openPatientPool } from '../database.ts';
import { interleave, medianOf, ratios, type Round, roundOf } from '../measure.ts';
import { number, ratioRow, type Row, time } from '../report.ts';
import type { Context } from './context.ts';
import { type Population, populate, treeSize } from './list-population.ts';

interface Database {
  readonly signups: number;
  readonly pool: Pool;
  readonly population: Population;
}

interface Read {
  readonly name: string;
  /** The promised p95; left out: a ratio to the smallest database is promised. */
  readonly withinMs?: number;
  readonly ask: (database: Database) => Promise<{ readonly ok: boolean }>;
}

const growthGoal = 3;
const searchGoalMs = 300;
/** As much as the screen that shows them. */
const largestTreesGoalMs = 500;
/** Of pages in the middle of a list, from whose ends they are counted. */
const farGoalMs = 100;
const limit = 10;
const lastRowWithinReach = 20_000;
const asksPerRound = 20;

const byName: UserOrder = { sort: 'lastName', direction: 'ascending' };
const byRank: UserOrder = { sort: 'rank', direction: 'ascending' };
const byPoints: UserOrder = { sort: 'referralPoints', direction: 'descending' };
const list = ({ pool }: Database, page: number, order = defaultOrder, filter: FilterInput = {}) =>
  new UserService(pool).list({ page, limit, order, filter });
const far = (by: string, order: UserOrder): Read => ({
  name: `users by ${by}, row 20,000`,
  withinMs: farGoalMs,
  ask: (database) => list(database, Math.min(lastRowWithinReach, database.signups) / limit, order),
});
const filter = (
  what: string,
  choice: FilterInput | ((population: Population) => FilterInput),
  order = byPoints,
): Read => ({
  name: `users ${what}`,
  withinMs: searchGoalMs,
  ask: (database) =>
    list(database, 1, order, typeof choice === 'function' ? choice(database.population) : choice),
});
const search = (what: string, term: (database: Database) => string, order = defaultOrder): Read => ({
  name: `search, ${what}`,
  withinMs: searchGoalMs,
  ask: (database) => list(database, 1, order, { search: term(database) }),
});
const referrers = (pool: Pool, choice: FilterInput) =>
  new ReferrerService(pool).list({ order: mostPointsFirst, page: 1, limit, filter: choice });
const trees = (pool: Pool) => new ReferralTreeService(pool);

const reads: readonly Read[] = [
  {
    name: 'dashboard',
    ask: async ({ pool }) => ({ ok: (await new DashboardService(pool).summary()).totalUsers > 0 }),
  },
  { name: 'users, page 1', ask: (database) => list(database, 1) },
  { name: 'users, last page', ask: (database) => list(database, database.signups / limit) },
  ...[far('joining', defaultOrder), far('rank', byRank), far('points', byPoints), far('last name', byName)],
  filter('of a country, by points', { countries: ['IN'] }),
  filter('who wait, by points', { states: ['waiting'] }),
  filter('who are blocked, by points', { states: ['blocked'] }),
  filter('of three countries who wait, by points', { states: ['waiting'], countries: ['IN', 'DE', 'US'] }),
  filter('with 2 to 5 referrals, by points', { minReferrals: 2, maxReferrals: 5 }),
  filter('who verified by phone, newest first', { verifiedBy: 'sms' }, defaultOrder),
  filter('who agreed to news, by points', { newsConsent: true }),
  filter('who did not agree to news, by name', { newsConsent: false }, byName),
  filter('of a day, by points', ({ day }) => ({ joinedFrom: day, joinedTo: day })),
  filter('who wait and agreed to news, by name', { states: ['waiting'], newsConsent: true }, byName),
  filter('who are not verified, by name', { verifiedBy: 'none' }, byName),
  filter('who leave, by points', { leaving: true }),
  filter('with held credits, by points', { held: true }),
  filter('with a tag of 1 in 100, by name', { tags: ['VIP'] }, byName),
  filter('with a tag of 1 in 10 and points, by points', { tags: ['Seminar'], minPoints: 50 }),
  filter('of an import, by points', ({ importId }) => ({ imports: [importId] })),
  filter('who clicked a broadcast, by name', ({ broadcast }) => ({ clicked: broadcast }), byName),
  filter('who were sent a broadcast and clicked nothing, by points', ({ broadcast }) => ({
    notClicked: broadcast,
  })),
  filter('referred by the best referrer, by points', ({ best }) => ({ referredBy: best })),
  filter('of the largest tree, by name', ({ best }) => ({ treeOf: best }), byName),
  filter('of the largest tree who agreed to news, by points', ({ best }) => ({
    treeOf: best,
    newsConsent: true,
  })),
  filter('who wait in a country, by name', { states: ['waiting'], countries: ['DE'] }, byName),
  search('a rare term: one email', ({ signups }) => `${signups - 7}@`),
  search('a common term: a last name', () => 'sharma'),
  search('a common term, by rank', () => 'sharma', byRank),
  search('what everybody has', () => '@example.'),
  search('what nobody has', () => 'zzqqzz'),
  { name: 'referral counts, page 1', ask: ({ pool }) => referrers(pool, {}) },
  {
    name: 'referral counts, a common term',
    withinMs: searchGoalMs,
    ask: ({ pool }) => referrers(pool, { search: 'sharma' }),
  },
  { name: 'the largest trees', withinMs: largestTreesGoalMs, ask: ({ pool }) => trees(pool).largest(20) },
  {
    name: `a tree of ${number(treeSize)} users`,
    ask: ({ pool, population }) => trees(pool).tree(population.root, { depth: 10, limit: 5000 }),
  },
];

/** How long what admins read takes, by one client, against the smallest database in turn. Populates both. */
export async function measureLists({ smaller, readsUrl, signups, rounds }: Context): Promise<readonly Row[]> {
  const [smallest = { signups, url: readsUrl }] = smaller;
  const [small, large] = [await open(smallest.url, smallest.signups), await open(readsUrl, signups)];
  try {
    const rows: Row[] = [];
    for (const read of reads) {
      // The first answer may be refused because it takes too long: what it reads is not in memory yet.
      for (const database of [small, large]) await read.ask(database);
      rows.push(await measureRead(read, small, large, rounds));
    }
    return rows;
  } finally {
    await Promise.all([small.pool.end(), large.pool.end()]);
  }
}

/** A list that takes too long is refused, and what comes after it is measured all the same. */
async function measureRead(read: Read, small: Database, large: Database, rounds: number): Promise<Row> {
  const sizes = `${number(large.signups)} / ${number(small.signups)} signups`;
  try {
    const measured = await interleave(['small', 'large'], { rounds, warmUp: 1 }, (name) =>
      askRound(read, name === 'small' ? small : large),
    );
    return readRow(read, measured.small, measured.large, sizes);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { what: `${read.name}: ${sizes}`, measured: error.message, goal: 'an answer', isKept: false };
  }
}

class RefusedError extends Error {}

function readRow(
  { name, withinMs }: Read,
  small: readonly Round[],
  large: readonly Round[],
  sizes: string,
): Row {
  const figure = withinMs === undefined ? 'p50Ms' : 'p95Ms';
  const p95 = medianOf(large, 'p95Ms');
  const row = ratioRow(
    `${name}, ${figure.slice(0, 3)}: ${sizes}`,
    ratios(large, small, figure),
    `${time(medianOf(large, figure))} / ${time(medianOf(small, figure))}; p95 ${time(p95)}`,
    { atMost: growthGoal },
  );
  return withinMs === undefined ? row : { ...row, goal: `p95 ≤ ${withinMs} ms`, isKept: p95 <= withinMs };
}

async function askRound({ ask }: Read, database: Database): Promise<Round> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  for (let asked = 0; asked < asksPerRound; asked += 1) {
    const askedAt = performance.now();
    if (!(await ask(database)).ok) throw new RefusedError('refused');
    latencies.push(performance.now() - askedAt);
  }
  return roundOf(latencies, performance.now() - startedAt);
}

async function open(url: string, signups: number): Promise<Database> {
  const patient = openPatientPool(url);
  const population = await populate(patient);
  await fillSearch(patient);
  await patient.query('VACUUM (ANALYZE)');
  await patient.end();
  return { signups, pool: openBenchPool(url, 4), population };
}

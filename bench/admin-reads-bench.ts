import type { Pool } from 'pg';
import { DashboardService } from '../backend/src/features/dashboard/dashboard.service.ts';
import { ReferralTreeService } from '../backend/src/features/referral/referral.tree.service.ts';
import { ReferrerService } from '../backend/src/features/user/user.referrers.service.ts';
import { mostPointsFirst, type UserChoice, type UserOrder } from '../backend/src/features/user/user.rules.ts';
import { defaultOrder, UserService } from '../backend/src/features/user/user.service.ts';
import { addTree } from './bench-tree.ts';
import { openBenchPool } from './bench-database.ts';
import { interleave, type Round, roundOf } from './measure.ts';

/** A database of some size, used only by this benchmark, that admins read. */
export interface AdminReadsDatabase {
  readonly url: string;
  readonly signups: number;
  /** Distinguishes it from another of the same size. */
  readonly name?: string;
}

/** One read, in databases of several sizes. */
export interface AdminReadResult {
  readonly read: string;
  /** Its promised p95, in milliseconds; left out: a ratio to the smallest database is promised. */
  readonly withinMs?: number;
  readonly rounds: readonly {
    readonly signups: number;
    readonly name: string;
    readonly rounds: readonly Round[];
  }[];
}

interface Read {
  readonly name: string;
  readonly withinMs?: number;
  readonly ask: (database: Sized) => Promise<{ readonly ok: boolean }>;
}

interface Sized extends AdminReadsDatabase {
  readonly name: string;
  readonly pool: Pool;
  readonly root: string;
}

const searchGoalMs = 300;
/** As much as the screen that shows them. */
const largestTreesGoalMs = 500;
const limit = 10;
/** Of pages in the middle of a list, from whose ends they are counted, and of filters. */
const farGoalMs = 100;
const lastRowWithinReach = 20_000;
const treeSize = 10_000;
const warmUpRounds = 1;
const asksPerRound = 20;

const byName: UserOrder = { sort: 'lastName', direction: 'ascending' };
const byRank: UserOrder = { sort: 'rank', direction: 'ascending' };
const byPoints: UserOrder = { sort: 'referralPoints', direction: 'descending' };
/** The last page that is counted from the start. */
const far = ({ signups }: Sized) => Math.min(lastRowWithinReach, signups) / limit;
const last = ({ signups }: Sized) => signups / limit;
const list = ({ pool }: Sized, page: number, order = defaultOrder, choice: UserChoice = {}) =>
  new UserService(pool).list({ page, limit, order, ...choice });
const filter = (what: string, choice: UserChoice, order = byPoints): Read => ({
  name: `users ${what}`,
  withinMs: searchGoalMs,
  ask: (database) => list(database, 1, order, choice),
});
const search = (what: string, term: (database: Sized) => string, order = defaultOrder): Read => ({
  name: `search, ${what}`,
  withinMs: searchGoalMs,
  ask: (database) => list(database, 1, order, { search: term(database) }),
});

const reads: readonly Read[] = [
  {
    name: 'dashboard',
    ask: async ({ pool }) => ({ ok: (await new DashboardService(pool).summary()).totalUsers > 0 }),
  },
  { name: 'users, page 1', ask: (database) => list(database, 1) },
  { name: 'users, last page', ask: (database) => list(database, last(database)) },
  ...(
    [
      ['joining', defaultOrder],
      ['rank', byRank],
      ['points', byPoints],
      ['last name', byName],
    ] as const
  ).map(([by, order]) => ({
    name: `users by ${by}, row 20,000`,
    withinMs: farGoalMs,
    ask: (database: Sized) => list(database, far(database), order),
  })),
  filter('of a country, by points', { country: 'IN' }),
  filter('who wait, by points', { state: 'waiting' }),
  filter('who are blocked, by points', { state: 'blocked' }),
  filter('who wait in a country, by name', { state: 'waiting', country: 'DE' }, byName),
  search('a rare term: one email', ({ signups }) => `${signups - 7}@`),
  search('a common term: a last name', () => 'sharma'),
  search('a common term, by rank', () => 'sharma', byRank),
  search('what everybody has', () => '@example.'),
  search('what nobody has', () => 'zzqqzz'),
  {
    name: 'referral counts, page 1',
    ask: ({ pool }) => new ReferrerService(pool).list({ order: mostPointsFirst, page: 1, limit }),
  },
  {
    name: 'referral counts, a common term',
    withinMs: searchGoalMs,
    ask: ({ pool }) =>
      new ReferrerService(pool).list({ search: 'sharma', order: mostPointsFirst, page: 1, limit }),
  },
  { name: 'the largest trees', withinMs: largestTreesGoalMs, ask: ({ pool }) => trees(pool).largest(20) },
  {
    name: `a tree of ${treeSize.toLocaleString('en')} people`,
    ask: ({ pool, root }) => trees(pool).tree(root, { depth: 10, limit: 5000 }),
  },
];

const trees = (pool: Pool) => new ReferralTreeService(pool);

/** How long admins' reads take, by one client, in databases of several sizes in turn. Adds a tree to each. */
export async function benchAdminReads(
  databases: readonly AdminReadsDatabase[],
  rounds: number,
): Promise<readonly AdminReadResult[]> {
  const sized: Sized[] = [];
  try {
    for (const database of databases) {
      const pool = openBenchPool(database.url, 4);
      const { name = String(database.signups) } = database;
      sized.push({ ...database, name, pool, root: await addTree(pool, treeSize) });
    }
    const results: AdminReadResult[] = [];
    for (const read of reads) {
      // The first answer may be refused because it takes too long: what it reads is not in memory yet.
      for (const database of sized) await read.ask(database);
      const names = sized.map(({ name }) => name);
      const measured = await interleave(names, warmUpRounds + rounds, (wanted) =>
        askRound(
          read,
          sized.find(({ name }) => name === wanted),
        ),
      );
      results.push({
        read: read.name,
        ...(read.withinMs !== undefined && { withinMs: read.withinMs }),
        rounds: sized.map(({ signups, name }) => ({
          signups,
          name,
          rounds: (measured.get(name) ?? []).slice(warmUpRounds),
        })),
      });
    }
    return results;
  } finally {
    await Promise.all(sized.map(({ pool }) => pool.end()));
  }
}

async function askRound({ name, ask }: Read, database: Sized | undefined): Promise<Round> {
  if (database === undefined) throw new Error('There is no such database');
  const latencies: number[] = [];
  const startedAt = performance.now();
  for (let asked = 0; asked < asksPerRound; asked += 1) {
    const askedAt = performance.now();
    if (!(await ask(database)).ok) throw new Error(`${name} failed at ${database.signups} signups`);
    latencies.push(performance.now() - askedAt);
  }
  return roundOf(latencies, performance.now() - startedAt);
}

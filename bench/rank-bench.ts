import type { Pool } from 'pg';
import { RankReader } from '../backend/src/features/referral/referral.repository.ts';
import { openBenchPool, pointsPerReferral } from './bench-database.ts';
import { interleave, type Round, roundOf } from './measure.ts';

/** A database of some size whose ranks are read. */
export interface RankDatabase {
  readonly url: string;
  readonly signups: number;
  /** Distinguishes it from another of the same size. */
  readonly name?: string;
}

/** Whose rank is read; `round trip` reads none and shows the cost of any query. */
export const askedPeople = ['no points', 'few points', 'top of the list', 'round trip'] as const;
export type AskedPeople = (typeof askedPeople)[number];

export interface RankResult {
  readonly signups: number;
  readonly name: string;
  readonly people: AskedPeople;
  readonly rounds: readonly Round[];
}

const peoplePerGroup = 1000;
const questionsPerRound = 500;
const warmUpRounds = 2;

/** How long reading a rank takes, by one client, in databases of several sizes in turn. */
export async function benchRanks(
  databases: readonly RankDatabase[],
  rounds: number,
): Promise<readonly RankResult[]> {
  const sized = await Promise.all(
    databases.map(async ({ url, signups, name = String(signups) }) => {
      const pool = openBenchPool(url, 1);
      return { signups, name, pool, ranks: new RankReader(pool), ids: await pickPeople(pool, signups) };
    }),
  );
  try {
    const results: RankResult[] = [];
    for (const people of askedPeople) {
      const names = sized.map(({ name }) => name);
      const measured = await interleave(names, warmUpRounds + rounds, (wanted) => {
        const database = sized.find(({ name }) => name === wanted);
        if (database === undefined) throw new Error(`There is no database ${wanted}`);
        return people === 'round trip'
          ? askRound(['']).with(() => database.pool.query('SELECT 1'))
          : askRound(database.ids[people]).with((userId) => askRank(database.ranks, userId));
      });
      for (const { signups, name } of sized) {
        results.push({ signups, name, people, rounds: (measured.get(name) ?? []).slice(warmUpRounds) });
      }
    }
    return results;
  } finally {
    await Promise.all(sized.map(({ pool }) => pool.end()));
  }
}

function askRound(ids: readonly string[]) {
  return {
    async with(ask: (id: string) => Promise<unknown>): Promise<Round> {
      const latencies: number[] = [];
      const startedAt = performance.now();
      for (let question = 0; question < questionsPerRound; question += 1) {
        const id = ids[Math.floor(Math.random() * ids.length)] ?? '';
        const askedAt = performance.now();
        await ask(id);
        latencies.push(performance.now() - askedAt);
      }
      return roundOf(latencies, performance.now() - startedAt);
    },
  };
}

async function askRank(ranks: RankReader, userId: string): Promise<void> {
  const row = await ranks.find({ userId });
  if (row === null) throw new Error('A user in the sample has no rank');
}

async function pickPeople(
  pool: Pool,
  signups: number,
): Promise<Readonly<Record<AskedPeople, readonly string[]>>> {
  const seqs = Array.from({ length: 20 * peoplePerGroup }, () => 1 + Math.floor(Math.random() * signups));
  const random = `SELECT id FROM signup LEFT JOIN score USING (seq) WHERE seq = ANY ($1)`;
  const [none, few, top] = await Promise.all([
    pool.query<{ id: string }>(`${random} AND points IS NULL LIMIT ${peoplePerGroup}`, [seqs]),
    pool.query<{ id: string }>(`${random} AND points = $2 AND standing = 'waiting' LIMIT ${peoplePerGroup}`, [
      seqs,
      pointsPerReferral,
    ]),
    pool.query<{ id: string }>(
      `SELECT id FROM score JOIN signup USING (seq) WHERE standing = 'waiting' ORDER BY -points, seq LIMIT 200`,
    ),
  ]);
  const ids = (result: { readonly rows: readonly { readonly id: string }[] }) =>
    result.rows.map(({ id }) => id);
  return { 'no points': ids(none), 'few points': ids(few), 'top of the list': ids(top), 'round trip': [] };
}

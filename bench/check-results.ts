import type { Pool } from 'pg';
import { findDifference } from '../backend/src/admin/consistency.ts';
import { RankReader } from '../backend/src/features/referral/referral.repository.ts';
import { openPool, patientTimeouts } from '../backend/src/platform/database/database.ts';

/** What was compared after the runs, and how often it differed. */
export interface CheckResult {
  readonly what: string;
  readonly compared: number;
  readonly wrong: number;
}

const sampleSize = 2400;
const edge = 200;

/**
 * Compares the ranks that the service gives with a window function over the ledger, and everything that is counted or copied
 * with the rows it comes from.
 */
export async function checkResults(url: string): Promise<readonly CheckResult[]> {
  const pool = openPool(url, { name: 'waitlist-bench', max: 1, timeouts: patientTimeouts });
  try {
    await pool.query(`SET work_mem = '256MB'`);
    return [await checkRanks(pool), await checkRules(pool)];
  } finally {
    await pool.end();
  }
}

async function checkRanks(pool: Pool): Promise<CheckResult> {
  const { rows: sample } = await pool.query<{ id: string; rank: string }>(ranksByWindow, [edge, sampleSize]);
  const ranks = new RankReader(pool);
  let wrong = 0;
  for (const { id, rank } of sample)
    if ((await ranks.find({ userId: id }))?.rank !== Number(rank)) wrong += 1;
  return {
    what: `ranks asked of the service = a window function over the ledger (the top ${edge}, the newest ${edge}, the rest at random)`,
    compared: sample.length,
    wrong,
  };
}

/**
 * $1 users from each end, and about $2 in total. Points are summed from the ledger: the scores are under test
 * themselves.
 */
const ranksByWindow = /* sql */ `
WITH ledger AS MATERIALIZED (
  SELECT referrer_seq AS seq, sum(points) AS points FROM credit GROUP BY 1
), ranked AS (
  SELECT seq, row_number() OVER (ORDER BY coalesce(points, 0) DESC, seq) AS rank FROM signup LEFT JOIN ledger USING (seq)
  WHERE blocked_at IS NULL AND erased_at IS NULL
), newest AS (
  SELECT max(seq) AS seq FROM signup
)
SELECT signup.id, ranked.rank FROM ranked JOIN signup USING (seq) CROSS JOIN newest
WHERE ranked.rank <= $1 OR ranked.seq > newest.seq - $1 OR random() < ($2 - 2 * $1)::float8 / newest.seq`;

/** The rules of `npm run admin -- verify`, in one snapshot; ranks are compared by {@link checkRanks}. */
async function checkRules(pool: Pool): Promise<CheckResult> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    let compared = 0;
    const difference = await findDifference(client, { ranks: 0, onEnd: () => (compared += 1) });
    const broken = difference === null ? '' : `; broken: ${difference.rule}`;
    return {
      what: `points, counts and copies = the rows they come from, by rule${broken}`,
      compared,
      wrong: difference === null ? 0 : 1,
    };
  } finally {
    client.release(true); // with its snapshot
  }
}

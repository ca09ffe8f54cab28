import { findRank } from '../backend/src/features/referral/referral.repository.ts';
import { openPool, patientTimeouts } from '../backend/src/platform/database/database.ts';

/** What was compared after the runs, and how often it did not agree. */
export interface CheckResult {
  readonly what: string;
  readonly compared: number;
  readonly wrong: number;
}

const sampleSize = 2400;
const edge = 200;

/** Compares ranks, points and counts with what the signups and the ledger say by themselves. */
export async function checkResults(url: string): Promise<readonly CheckResult[]> {
  const pool = openPool(url, { name: 'waitlist-bench', max: 1, timeouts: patientTimeouts });
  try {
    await pool.query(`SET work_mem = '256MB'`);
    const { rows: sample } = await pool.query<{ id: string; rank: string }>(ranksByWindow, [
      edge,
      sampleSize,
    ]);
    let wrong = 0;
    for (const { id, rank } of sample)
      if ((await findRank(pool, { userId: id }))?.rank !== Number(rank)) wrong += 1;
    const ranks = {
      what: `ranks asked of the service = a window function over the ledger (the top ${edge}, the newest ${edge}, the rest at random)`,
      compared: sample.length,
      wrong,
    };
    const results: CheckResult[] = [ranks];
    for (const [what, sql] of counts) {
      const { rows } = await pool.query<{ compared: string; wrong: string }>(sql);
      results.push({
        what,
        compared: Number(rows[0]?.compared),
        wrong: Number(rows[0]?.wrong),
      });
    }
    return results;
  } finally {
    await pool.end();
  }
}

const active = 'blocked_at IS NULL AND erased_at IS NULL';

/** $1 people from each end, and about $2 in all. Points are summed from the ledger: the scores are under test themselves. */
const ranksByWindow = /* sql */ `
WITH ledger AS MATERIALIZED (
  SELECT referrer_seq AS seq, sum(points) AS points FROM credit GROUP BY 1
), ranked AS (
  SELECT seq, row_number() OVER (ORDER BY coalesce(points, 0) DESC, seq) AS rank FROM signup LEFT JOIN ledger USING (seq) WHERE ${active}
), newest AS (
  SELECT max(seq) AS seq FROM signup
)
SELECT signup.id, ranked.rank FROM ranked JOIN signup USING (seq) CROSS JOIN newest
WHERE ranked.rank <= $1 OR ranked.seq > newest.seq - $1 OR random() < ($2 - 2 * $1)::float8 / newest.seq`;

const ledger = /* sql */ `ledger AS (
  SELECT referrer_seq AS seq, sum(points) AS points, count(*) FILTER (WHERE revision = 0) AS referral_count FROM credit GROUP BY 1
), ranked AS (
  SELECT ledger.* FROM ledger JOIN signup USING (seq) WHERE ${active})`;

/** Each gives one row: how much was compared, how much is wrong. */
const counts: readonly (readonly [what: string, sql: string])[] = [
  [
    'points and referrals of each score = sums of the ledger',
    `WITH ${ledger}
     SELECT count(*) AS compared, count(*) FILTER (WHERE score.points IS DISTINCT FROM ledger.points
       OR score.referral_count IS DISTINCT FROM ledger.referral_count) AS wrong
     FROM (SELECT * FROM score WHERE ranked OR points > 0) AS score FULL JOIN ledger USING (seq)`,
  ],
  [
    'histogram = ranked people by points in the ledger, all levels',
    `WITH ${ledger}, truth AS (
       SELECT level::smallint, points::bigint >> 6 * level AS bucket, count(*) AS people
       FROM ranked, generate_series(0, 3) AS level GROUP BY 1, 2)
     SELECT count(*) AS compared, count(*) FILTER (WHERE coalesce(kept.people, 0) <> coalesce(truth.people, 0)) AS wrong
     FROM rank_histogram AS kept FULL JOIN truth USING (level, bucket)`,
  ],
  [
    'blocks of the join order = scores, and people by points in the ledger, all levels',
    `WITH ${ledger}, counted AS (
       SELECT 0::bigint AS points, seq FROM score
       UNION ALL SELECT points::bigint, seq FROM ranked WHERE points IN (SELECT points FROM rank_dense_points)
     ), truth AS (
       SELECT points, level::smallint, seq >> 3 + 7 * level AS block, count(*) AS people
       FROM counted, generate_series(1, 3) AS level GROUP BY 1, 2, 3)
     SELECT count(*) AS compared, count(*) FILTER (WHERE coalesce(kept.people, 0) <> coalesce(truth.people, 0)) AS wrong
     FROM rank_block AS kept FULL JOIN truth USING (points, level, block)`,
  ],
  [
    'dashboard counts = signups by country, by day, in all, and by code',
    `WITH kept (name, people) AS (
       SELECT country, signups FROM signups_by_country UNION ALL SELECT day::text, signups FROM signups_by_day
       UNION ALL SELECT 'all', last_seq - excluded_total FROM waitlist_head UNION ALL SELECT 'by code', referred_total FROM waitlist_head
     ), truth (name, people) AS (
       SELECT country, count(*) FROM signup WHERE ${active} GROUP BY 1
       UNION ALL SELECT (joined_at AT TIME ZONE 'UTC')::date::text, count(*) FROM signup WHERE ${active} GROUP BY 1
       UNION ALL SELECT 'all', count(*) FROM signup WHERE ${active} UNION ALL SELECT 'by code', count(referrer_seq) FROM signup WHERE ${active})
     SELECT count(*) AS compared, count(*) FILTER (WHERE kept.people IS DISTINCT FROM truth.people) AS wrong
     FROM kept FULL JOIN truth USING (name)`,
  ],
];

import type { Pool } from 'pg';
import { expect } from 'vitest';

/**
 * Holds everything that is counted against the rows it is counted from, in one snapshot: ledger, scores, rank counts,
 * dashboard counts, join order, and the rank of every signup (at most `sample`, when given) against a window function
 * over those who are neither blocked nor erased; these have none.
 */
export async function expectConsistent(pool: Pool, sample?: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    for (const [law, sql] of Object.entries(laws)) {
      const { rows } = await client.query(sql);
      expect(rows, law).toEqual([]);
    }
    const { rows } = await client.query(wrongRanks, [sample ?? null]);
    expect(rows, 'every rank agrees with a window function over the rows').toEqual([]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

const excluded = '(blocked_at IS NOT NULL OR erased_at IS NOT NULL)';

/** Each query finds what breaks its law. */
const laws: Readonly<Record<string, string>> = {
  'seq is dense and rises with joined_at': `
    SELECT seq FROM (SELECT seq, row_number() OVER (ORDER BY seq) AS place, lag(joined_at) OVER (ORDER BY seq) AS before, joined_at FROM signup) AS ordered
    WHERE seq <> place OR joined_at < before`,
  'the head knows the newest seq, how many are excluded, and how many of the others were referred': `
    SELECT * FROM waitlist_head
    WHERE last_seq <> (SELECT count(*) FROM signup) OR excluded_total <> (SELECT count(*) FROM signup WHERE ${excluded})
      OR referred_total <> (SELECT count(referrer_seq) FROM signup WHERE NOT ${excluded})`,
  'who is blocked or erased is not ranked, everybody else is': `
    SELECT seq FROM signup FULL JOIN score USING (seq) WHERE signup.seq IS NULL OR ${excluded} = coalesce(ranked, true)`,
  'there is one credit for each referred signup and none else': `
    SELECT signup.seq, credit.referred_seq FROM signup FULL JOIN credit ON credit.referred_seq = signup.seq
    WHERE (signup.referrer_seq IS NOT NULL OR credit.referred_seq IS NOT NULL) AND signup.referrer_seq IS DISTINCT FROM credit.referrer_seq`,
  'a withheld credit is none': `
    SELECT seq FROM signup WHERE withheld_referrer_seq IS NOT NULL
      AND (referrer_seq IS NOT NULL OR withheld_referrer_seq >= seq OR EXISTS (SELECT FROM credit WHERE referred_seq = seq))`,
  'points and referrals are the sums of the ledger': `
    SELECT * FROM (SELECT referrer_seq AS seq, sum(points) AS points, count(*) AS referrals FROM credit GROUP BY referrer_seq) AS ledger
    FULL JOIN (SELECT * FROM score WHERE ranked OR points <> 0 OR referral_count <> 0) AS score USING (seq)
    WHERE ledger.points IS DISTINCT FROM score.points OR ledger.referrals IS DISTINCT FROM score.referral_count`,
  'the histogram counts the ranked scores': `
    SELECT * FROM (SELECT level, points >> 6 * level AS bucket, count(*) AS people FROM score, generate_series(0, 3) AS level WHERE ranked GROUP BY 1, 2) AS counted
    FULL JOIN (SELECT * FROM rank_histogram WHERE people <> 0) AS kept USING (level, bucket) WHERE counted.people IS DISTINCT FROM kept.people`,
  'the blocks count the scores': `
    SELECT * FROM (
      SELECT members.points, level, seq >> 3 + 7 * level AS block, count(*) AS people
      FROM (SELECT 0 AS points, seq FROM score UNION ALL SELECT points, seq FROM score JOIN rank_dense_points USING (points) WHERE ranked) AS members, generate_series(1, 3) AS level
      GROUP BY 1, 2, 3) AS counted
    FULL JOIN (SELECT * FROM rank_block WHERE people <> 0) AS kept USING (points, level, block) WHERE counted.people IS DISTINCT FROM kept.people`,
  'signups are counted by country': `
    SELECT * FROM (SELECT country, count(*) AS signups FROM signup WHERE NOT ${excluded} GROUP BY country) AS counted
    FULL JOIN signups_by_country AS kept USING (country) WHERE counted.signups IS DISTINCT FROM kept.signups`,
  'signups are counted by day': `
    SELECT * FROM (SELECT (joined_at AT TIME ZONE 'UTC')::date AS day, count(*) AS signups FROM signup WHERE NOT ${excluded} GROUP BY 1) AS counted
    FULL JOIN signups_by_day AS kept USING (day) WHERE counted.signups IS DISTINCT FROM kept.signups`,
  'what is searched holds the signups up to its watermark, as they are': `
    SELECT seq FROM (SELECT * FROM signup_search_entry WHERE seq <= (SELECT through_seq FROM signup_search_head)) AS entry
    FULL JOIN signup_search AS found USING (seq) WHERE entry IS NULL OR found IS NULL OR entry.terms <> found.terms
      OR entry.first_name <> found.first_name OR entry.last_name <> found.last_name OR entry.email <> found.email OR entry.phone <> found.phone
      OR entry.country <> found.country OR entry.broker <> found.broker OR entry.referral_id <> found.referral_id OR entry.referral_code <> found.referral_code`,
  'the pieces of each order count what lies in them': `
    WITH marked AS (
      SELECT sort, lower_key AS key, lower_seq AS seq, people FROM signup_order
      UNION ALL
      SELECT sort, to_jsonb(found) ->> sort, seq, NULL FROM signup_search AS found, (SELECT DISTINCT sort FROM signup_order) AS sorts
    ), placed AS (
      SELECT *, count(people) OVER (PARTITION BY sort ORDER BY key COLLATE "C", seq, people IS NULL) AS piece FROM marked)
    SELECT sort, piece FROM placed GROUP BY 1, 2 HAVING max(people) IS DISTINCT FROM count(*) - 1`,
};

const wrongRanks = `
  WITH ordered AS MATERIALIZED (
    SELECT seq, row_number() OVER (ORDER BY coalesce(points, 0) DESC, seq) AS rank FROM signup LEFT JOIN score USING (seq) WHERE NOT ${excluded}
    UNION ALL
    SELECT seq, NULL FROM signup WHERE ${excluded}
  ), asked AS MATERIALIZED (
    SELECT * FROM ordered ORDER BY CASE WHEN $1::int IS NULL THEN 0 ELSE random() END LIMIT $1::int
  )
  SELECT seq, rank, waitlist_rank(seq) AS answered FROM asked WHERE rank IS DISTINCT FROM waitlist_rank(seq) LIMIT 5`;

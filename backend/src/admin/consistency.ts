import type { ClientBase } from 'pg';

/** A count or a copy that differs from the rows it comes from. */
export interface Difference {
  /** The broken rule. */
  readonly rule: string;
  /** Up to five rows that show it: numbers and codes, nothing personal. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export interface ConsistencyOptions {
  /** How many ranks to compare, chosen at random; left out: all. */
  readonly ranks?: number;
  /** Called before each rule is checked, and with the time that it took, in milliseconds. */
  readonly onBegin?: (rule: string, number: number, of: number) => void;
  readonly onEnd?: (ms: number) => void;
}

/**
 * Compares everything that is counted or copied with the rows it comes from: join order, ledger, points, rank counts,
 * dashboard counts, search copies, and ranks against a window function. Call it in one snapshot (REPEATABLE READ).
 *
 * @returns the first difference; null: there is none.
 */
export async function findDifference(
  client: ClientBase,
  { ranks, onBegin, onEnd }: ConsistencyOptions = {},
): Promise<Difference | null> {
  for (const [index, [rule, sql]] of rules.entries()) {
    onBegin?.(rule, index + 1, rules.length);
    const start = performance.now();
    const values = rule === rankRule ? [ranks ?? null] : [];
    const { rows } = await client.query<Record<string, unknown>>(
      `SELECT * FROM (${sql}) AS difference LIMIT 5`,
      values,
    );
    onEnd?.(performance.now() - start);
    if (rows.length > 0) return { rule, rows };
  }
  return null;
}

const blockedOrErased = '(blocked_at IS NOT NULL OR erased_at IS NOT NULL)';

/** Each query finds the rows that break its rule. */
const countRules: Readonly<Record<string, string>> = {
  'join order: no gaps, no signup before an earlier one': `
    SELECT seq FROM (SELECT seq, row_number() OVER (ORDER BY seq) AS place, lag(joined_at) OVER (ORDER BY seq) AS before, joined_at FROM signup) AS ordered
    WHERE seq <> place OR joined_at < before`,
  'totals: signups, blocked and erased users, users who are away, referred users': `
    SELECT * FROM waitlist_head
    WHERE last_seq <> (SELECT count(*) FROM signup) OR excluded_total <> (SELECT count(*) FROM signup WHERE ${blockedOrErased})
      OR away_total <> (SELECT count(*) FROM score WHERE standing = 'away')
      OR referred_total <> (SELECT count(referrer_seq) FROM signup WHERE NOT ${blockedOrErased})`,
  'standing: blocked and erased users are excluded, nobody else': `
    SELECT seq FROM signup FULL JOIN score USING (seq) WHERE signup.seq IS NULL OR ${blockedOrErased} <> (coalesce(standing, 'waiting') = 'excluded')`,
  'ledger: one credit for each referred signup': `
    SELECT signup.seq, credit.referred_seq FROM signup FULL JOIN (
        SELECT credit.*, coalesce(owner.merged_into_seq, owner.seq) AS owner_seq FROM credit LEFT JOIN signup AS owner ON owner.seq = credit.referrer_seq
        WHERE revision = 0) AS credit ON credit.referred_seq = signup.seq
    WHERE (signup.referrer_seq IS NOT NULL OR credit.referred_seq IS NOT NULL) AND signup.referrer_seq IS DISTINCT FROM credit.owner_seq`,
  'ledger: a credit that moved counts for nobody but whom it moved to': `
    SELECT referred_seq, credit.referrer_seq FROM credit JOIN signup ON seq = referred_seq
    WHERE credit.referrer_seq <> signup.referrer_seq GROUP BY 1, 2 HAVING sum(points) <> 0`,
  'merged users: erased, and into an earlier one who was not merged': `
    SELECT merged.seq FROM signup AS merged JOIN signup AS kept ON kept.seq = merged.merged_into_seq WHERE kept.merged_into_seq IS NOT NULL OR merged.erased_at IS NULL
    UNION ALL SELECT merged_total FROM waitlist_head WHERE merged_total <> (SELECT count(merged_into_seq) FROM signup)`,
  'ledger: a credit counts with all of its points or with none, and with none while its user is blocked or it is held or reversed': `
    SELECT referred_seq FROM (
      SELECT referred_seq, sum(points) AS net, max(points) FILTER (WHERE revision = 0) AS due, max(revision) + 1 - count(*) AS gaps,
        count(*) FILTER (WHERE cause = 'merge') AS moves FROM credit GROUP BY referred_seq) AS ledger
      JOIN signup ON seq = referred_seq LEFT JOIN credit_hold AS hold USING (referred_seq)
    WHERE gaps <> 0 OR moves % 2 <> 0
      OR net IS DISTINCT FROM CASE WHEN blocked_at IS NULL AND coalesce(hold.state, '') NOT IN ('held', 'reversed') THEN due ELSE 0 END`,
  'ledger: no credit that was withheld': `
    SELECT seq FROM signup WHERE withheld_referrer_seq IS NOT NULL
      AND (referrer_seq IS NOT NULL OR withheld_referrer_seq >= seq OR EXISTS (SELECT FROM credit WHERE referred_seq = seq))`,
  'points and referrals: the sums of the ledger, and of the points granted': `
    SELECT seq, ledger.points AS due_points, score.points, ledger.referrals AS due_referrals, score.referral_count AS referrals
    FROM (SELECT seq, sum(net) AS points, sum(referrals)::bigint AS referrals FROM (
        SELECT referrer_seq AS seq, sum(points) AS net, 1 AS referrals FROM credit GROUP BY referred_seq, referrer_seq
        UNION ALL SELECT signup_seq, points, 0 FROM point_grant WHERE taken_back_at IS NULL) AS each WHERE net <> 0 GROUP BY seq) AS ledger
    FULL JOIN (SELECT * FROM score WHERE standing = 'waiting' OR points <> 0 OR referral_count <> 0) AS score USING (seq)
    WHERE ledger.points IS DISTINCT FROM score.points OR ledger.referrals IS DISTINCT FROM score.referral_count`,
  'rank histogram: the waiting users by points': `
    SELECT level, bucket, counted.people AS due, kept.people FROM (
      SELECT level, points >> 6 * level AS bucket, count(*) AS people FROM score, generate_series(0, 3) AS level WHERE standing = 'waiting' GROUP BY 1, 2
      UNION ALL SELECT 4, 0, count(*) FROM score WHERE standing = 'away' AND points > 0 HAVING count(*) > 0) AS counted
    FULL JOIN (SELECT * FROM rank_histogram WHERE people <> 0) AS kept USING (level, bucket) WHERE counted.people IS DISTINCT FROM kept.people`,
  'rank blocks: the users by points and join order': `
    SELECT points, level, block, counted.people AS due, kept.people FROM (
      SELECT members.points, level, seq >> 3 + 7 * level AS block, count(*) AS people
      FROM (SELECT 0 AS points, seq FROM score UNION ALL SELECT points, seq FROM score JOIN rank_dense_points USING (points) WHERE standing = 'waiting') AS members, generate_series(1, 3) AS level
      GROUP BY 1, 2, 3) AS counted
    FULL JOIN (SELECT * FROM rank_block WHERE people <> 0) AS kept USING (points, level, block) WHERE counted.people IS DISTINCT FROM kept.people`,
  'signups by country': `
    SELECT country, counted.signups AS due, kept.signups FROM (SELECT country, count(*) AS signups FROM signup WHERE NOT ${blockedOrErased} GROUP BY country) AS counted
    FULL JOIN signups_by_country AS kept USING (country) WHERE counted.signups IS DISTINCT FROM kept.signups`,
  'signups by day': `
    SELECT day::text, counted.signups AS due, kept.signups FROM (SELECT (joined_at AT TIME ZONE 'UTC')::date AS day, count(*) AS signups FROM signup WHERE NOT ${blockedOrErased} GROUP BY 1) AS counted
    FULL JOIN signups_by_day AS kept USING (day) WHERE counted.signups IS DISTINCT FROM kept.signups`,
  'search copy: every signup it has reached, as it is': `
    SELECT seq FROM (SELECT * FROM signup_search_entry WHERE seq <= (SELECT through_seq FROM signup_search_head)) AS entry
    FULL JOIN signup_search AS found USING (seq) WHERE ROW(entry.*) IS DISTINCT FROM ROW(found.*)`,
};

const rankRule = 'ranks: as a window function over the rows gives them';

const wrongRanks = `
  WITH ordered AS MATERIALIZED (
    SELECT seq, row_number() OVER (ORDER BY coalesce(points, 0) DESC, seq) AS rank FROM signup LEFT JOIN score USING (seq) WHERE coalesce(standing, 'waiting') = 'waiting'
    UNION ALL
    SELECT seq, NULL FROM score WHERE standing <> 'waiting'
  ), asked AS MATERIALIZED (
    SELECT * FROM ordered ORDER BY CASE WHEN $1::int IS NULL THEN 0 ELSE random() END LIMIT $1::int
  )
  SELECT seq, rank AS due, waitlist_rank(seq) AS rank FROM asked WHERE rank IS DISTINCT FROM waitlist_rank(seq)`;

/** Tables that others are counted from come first. */
const rules: readonly (readonly [name: string, sql: string])[] = [
  ...Object.entries(countRules),
  [rankRule, wrongRanks],
];

import type { Pool } from 'pg';

/** The user to look up, by one of the two. */
export type SignupKey = { readonly userId: string } | { readonly referralId: string };

/** A signup's place on the waitlist. */
export interface RankRow {
  readonly userId: string;
  readonly referralId: string;
  /** 1 is first. */
  readonly rank: number;
  /** Number of waiting users, in the same snapshot. */
  readonly total: number;
}

/**
 * One statement, so one snapshot: the rank is exact at that moment. Its cost does not grow with the number of signups.
 *
 * @returns null for an unknown user and for one who is not waiting, and so has no rank.
 */
export async function findRank(pool: Pool, key: SignupKey): Promise<RankRow | null> {
  const [column, value] =
    'userId' in key ? (['id', key.userId] as const) : (['referral_id', key.referralId] as const);
  const { rows } = await pool.query<{ id: string; referral_id: string; rank: string | null; total: string }>({
    name: `rank_by_${column}`,
    text: `SELECT id, referral_id, waitlist_rank(seq)::text AS rank, waiting_total AS total
      FROM signup CROSS JOIN waitlist_head WHERE ${column} = $1`,
    values: [value],
  });
  const [row] = rows;
  if (typeof row?.rank !== 'string') return null;
  return { userId: row.id, referralId: row.referral_id, rank: Number(row.rank), total: Number(row.total) };
}

/** What the next referrals bring. */
export interface NextStep {
  /** The fewest that improve the rank. */
  readonly referrals: number;
  /** The rank they bring if nothing else changes. */
  readonly rank: number;
}

/** Null when no referral can improve the rank: at the top, or without a rank. Its cost does not grow with the signups. */
export async function findNextStep(
  pool: Pool,
  userId: string,
  pointsPerReferral: number,
): Promise<NextStep | null> {
  const { rows } = await pool.query<{ referrals: number | null; rank: number | null }>({
    name: 'next_step',
    text: `SELECT step.referrals::float8, step.rank::float8
      FROM signup CROSS JOIN LATERAL waitlist_next_step(seq, $2) AS step WHERE id = $1`,
    values: [userId, pointsPerReferral],
  });
  const { referrals = null, rank = null } = rows[0] ?? {};
  return referrals === null || rank === null ? null : { referrals, rank };
}

/** The points of the code's owner; null if the code is unknown or its owner is blocked or erased. */
export async function findPoints(pool: Pool, referralId: string): Promise<number | null> {
  const { rows } = await pool.query<{ points: string }>({
    name: 'points_by_referral_id',
    text: `SELECT coalesce(score.points, 0)::text AS points FROM signup LEFT JOIN score USING (seq)
      WHERE referral_id = $1 AND blocked_at IS NULL AND erased_at IS NULL`,
    values: [referralId],
  });
  return rows[0] === undefined ? null : Number(rows[0].points);
}

/** Removes counts that fell to zero and gives points shared by many users their block counts. Changes no rank. */
export async function maintainRanks(pool: Pool): Promise<void> {
  await pool.query('SELECT waitlist_maintain_ranks()');
}

import type { Pool } from 'pg';

/** Whom a look-up is about: one of the two. */
export type SignupKey = { readonly userId: string } | { readonly referralId: string };

/** A signup's place on the waitlist. */
export interface RankRow {
  readonly userId: string;
  readonly referralId: string;
  /** 1 is first. */
  readonly rank: number;
}

/**
 * One statement, so one snapshot: the rank is exact at that moment. Its cost does not grow with the signups.
 *
 * @returns null for nobody, and for who is blocked or erased: they have no rank.
 */
export async function findRank(pool: Pool, key: SignupKey): Promise<RankRow | null> {
  const [column, value] =
    'userId' in key ? (['id', key.userId] as const) : (['referral_id', key.referralId] as const);
  const { rows } = await pool.query<{ id: string; referral_id: string; rank: string | null }>({
    name: `rank_by_${column}`,
    text: `SELECT id, referral_id, waitlist_rank(seq)::text AS rank FROM signup WHERE ${column} = $1`,
    values: [value],
  });
  const [row] = rows;
  return row === undefined || row.rank === null
    ? null
    : { userId: row.id, referralId: row.referral_id, rank: Number(row.rank) };
}

/** The points of the code's owner; null when nobody owns it, or who does is blocked or erased. */
export async function findPoints(pool: Pool, referralId: string): Promise<number | null> {
  const { rows } = await pool.query<{ points: string }>({
    name: 'points_by_referral_id',
    text: `SELECT coalesce(score.points, 0)::text AS points FROM signup LEFT JOIN score USING (seq)
      WHERE referral_id = $1 AND blocked_at IS NULL AND erased_at IS NULL`,
    values: [referralId],
  });
  return rows[0] === undefined ? null : Number(rows[0].points);
}

/** Removes counts that fell to zero and gives points shared by many people their block counts. Changes no rank. */
export async function maintainRanks(pool: Pool): Promise<void> {
  await pool.query('SELECT waitlist_maintain_ranks()');
}

import DataLoader from 'dataloader';
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
 * Looks ranks up. Those asked for in one turn of the event loop are read in one statement: sending a statement costs this
 * process several times what a rank costs. Nothing is kept, so each rank is exact at a moment after it was asked for.
 */
export class RankReader {
  readonly #byId: RankLoader;
  readonly #byReferralId: RankLoader;

  constructor(pool: Pool) {
    this.#byId = rankLoader(pool, 'id', 'uuid');
    this.#byReferralId = rankLoader(pool, 'referral_id', 'text');
  }

  /** @returns null for an unknown user and for one who is not waiting, and so has no rank. */
  find(key: SignupKey): Promise<RankRow | null> {
    return 'userId' in key ? this.#byId.load(key.userId) : this.#byReferralId.load(key.referralId);
  }
}

/** `own` is the user whom the code or id of `named` stands for: that user, or the one they were merged into. */
const ownerOfCode =
  'signup AS named JOIN signup AS own ON own.seq = coalesce(named.merged_into_seq, named.seq)';

/** Takes PostgreSQL a few milliseconds. More would save little, and let more callers wait for each connection. */
const ranksPerStatement = 16;

type RankLoader = DataLoader<string, RankRow | null>;

const rankLoader = (pool: Pool, column: 'id' | 'referral_id', type: 'uuid' | 'text'): RankLoader =>
  new DataLoader((values) => findRanks(pool, { column, type, values }), {
    cache: false,
    maxBatchSize: ranksPerStatement,
    batchScheduleFn: setImmediate,
  });

/** One statement, so one snapshot. Its cost does not grow with the number of signups. Ranks come as asked for. */
async function findRanks(
  pool: Pool,
  {
    column,
    type,
    values,
  }: { readonly column: string; readonly type: string; readonly values: readonly string[] },
): Promise<readonly (RankRow | null)[]> {
  const { rows } = await pool.query<{
    id: string | null;
    referral_id: string;
    rank: string | null;
    total: string;
  }>({
    name: `ranks_by_${column}`,
    // LIMIT makes each of them a lookup in the index, however few signups the planner expects.
    text: `SELECT id, referral_id, rank, waiting_total AS total
      FROM unnest($1::${type}[]) WITH ORDINALITY AS asked (value, place)
      CROSS JOIN waitlist_head
      LEFT JOIN LATERAL (
        SELECT own.id, own.referral_id, waitlist_rank(own.seq)::text AS rank
        FROM ${ownerOfCode} WHERE named.${column} = value LIMIT 1
      ) AS found ON true
      ORDER BY place`,
    values: [values],
  });
  return rows.map(({ id, referral_id, rank, total }) =>
    id === null || rank === null
      ? null
      : { userId: id, referralId: referral_id, rank: Number(rank), total: Number(total) },
  );
}

/** What so many further referrals bring. */
export interface NextStep {
  /** The fewest that improve on the rank of the step before; in the first step, on the user's own. */
  readonly referrals: number;
  /** The rank they bring if nothing else changes. */
  readonly rank: number;
}

/**
 * Up to three steps, from one snapshot; fewer where one reaches rank 1, and none without a rank. Their cost does not grow
 * with the signups.
 */
export async function findNextSteps(
  pool: Pool,
  userId: string,
  pointsPerReferral: number,
): Promise<readonly NextStep[]> {
  const { rows } = await pool.query<{ referrals: number; rank: number }>({
    name: 'next_steps',
    text: `SELECT step.referrals::float8, step.rank::float8
      FROM signup CROSS JOIN LATERAL waitlist_next_steps(seq, $2) AS step WHERE id = $1 ORDER BY step.referrals`,
    values: [userId, pointsPerReferral],
  });
  return rows;
}

/** Whose code it is, as friends who open the link see them. */
export interface Referrer {
  readonly referralId: string;
  /** Null: they do not show it. */
  readonly firstName: string | null;
}

/** Null if the code is unknown or its owner is blocked or erased. */
export async function findReferrer(pool: Pool, referralId: string): Promise<Referrer | null> {
  const { rows } = await pool.query<{ first_name: string | null }>({
    name: 'referrer_by_referral_id',
    text: `SELECT CASE WHEN coalesce(access.shows_first_name, true) THEN own.first_name END AS first_name
      FROM ${ownerOfCode} LEFT JOIN status_access AS access ON access.signup_seq = own.seq
      WHERE named.referral_id = $1 AND own.blocked_at IS NULL AND own.erased_at IS NULL`,
    values: [referralId],
  });
  return rows[0] === undefined ? null : { referralId, firstName: rows[0].first_name };
}

/** The points of the code's owner; null if the code is unknown or its owner is blocked or erased. */
export async function findPoints(pool: Pool, referralId: string): Promise<number | null> {
  const { rows } = await pool.query<{ points: string }>({
    name: 'points_by_referral_id',
    text: `SELECT coalesce(score.points, 0)::text AS points FROM ${ownerOfCode} LEFT JOIN score ON score.seq = own.seq
      WHERE named.referral_id = $1 AND own.blocked_at IS NULL AND own.erased_at IS NULL`,
    values: [referralId],
  });
  return rows[0] === undefined ? null : Number(rows[0].points);
}

/** Removes counts that fell to zero and gives points shared by many users their block counts. Changes no rank. */
export async function maintainRanks(pool: Pool): Promise<void> {
  await pool.query('SELECT waitlist_maintain_ranks()');
}

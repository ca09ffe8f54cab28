import type { ClientBase, Pool } from 'pg';
import { isLeavingSql } from './waitlist.leaving.ts';

/** The kind of notice; its key is the place in the join order. */
export const welcomeKind = 'welcome';

/** A welcome message that is due. */
export interface Welcome {
  readonly signupSeq: string;
  /** The contact that the user verified. */
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly firstName: string;
  /** The current rank; null for users who are not waiting. */
  readonly rank: number | null;
  readonly referralId: string;
  readonly signupId: string;
  /** The generation of the links to their status page; they may have revoked earlier ones. */
  readonly generation: number;
  readonly isBlocked: boolean;
  readonly isErased: boolean;
  readonly isLeaving: boolean;
  /** What referrals earn them, that which takes the fewest first; without what they get for joining with a code. */
  readonly rewards: readonly { readonly name: string; readonly referralsNeeded: number }[];
}

/** Whether users have joined (see `join_order_through`) whose welcome is not queued. */
export async function areWelcomesDue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    'SELECT join_order_through(last_seq + 1) > last_seq AS due FROM welcome_head',
  );
  return rows[0]?.due === true;
}

/**
 * Queues a welcome for each of the next signups in the join order, except those of users who are blocked, erased or not verified, due since
 * they joined; in the transaction of `client`. Instances take turns. @returns how many signups it looked at.
 */
export async function queueWelcomes(client: ClientBase, atMost: number): Promise<number> {
  const { rows } = await client.query<{ after: string; until: string }>(
    `SELECT last_seq AS after, join_order_through(last_seq + $1) AS until
     FROM (SELECT last_seq FROM welcome_head FOR UPDATE) AS head`,
    [atMost],
  );
  const [after, until] = [Number(rows[0]?.after), Number(rows[0]?.until)];
  if (!(until > after)) return 0;
  await client.query(
    `INSERT INTO notice (kind, key, next_try_at) SELECT $3, seq, joined_at FROM signup
     WHERE seq > $1 AND seq <= $2 AND verified_by IS NOT NULL AND blocked_at IS NULL AND erased_at IS NULL ORDER BY seq ON CONFLICT DO NOTHING`,
    [after, until, welcomeKind],
  );
  await client.query('UPDATE welcome_head SET last_seq = $1', [until]);
  return until - after;
}

/** More would make the message long. */
const rewardsAtMost = 3;

/** Welcomes by the places of their users in the join order. */
export async function findWelcomes(pool: Pool, signupSeqs: readonly string[]): Promise<readonly Welcome[]> {
  const { rows } = await pool.query<Welcome>({
    name: 'find_welcomes',
    text: `SELECT signup.seq::text AS "signupSeq", CASE verified_by WHEN 'email' THEN 'email' ELSE 'sms' END AS channel,
       CASE verified_by WHEN 'email' THEN signup.email ELSE signup.phone END AS address,
       signup.first_name AS "firstName", waitlist_rank(signup.seq)::float8 AS rank, signup.referral_id AS "referralId",
       signup.id AS "signupId", coalesce(access.generation, 0) AS generation,
       blocked_at IS NOT NULL AS "isBlocked", erased_at IS NOT NULL AS "isErased", ${isLeavingSql} AS "isLeaving",
       ARRAY(SELECT json_build_object('name', name, 'referralsNeeded', referrals_needed) FROM open_rewards(signup.seq)
         WHERE recipients <> 'both' OR referrer_seq IS NULL
         ORDER BY referrals_needed, seq LIMIT ${rewardsAtMost}) AS rewards
     FROM signup LEFT JOIN status_access AS access ON access.signup_seq = signup.seq WHERE signup.seq = ANY ($1)`,
    values: [signupSeqs],
  });
  return rows;
}

/** The place of a signup in the join order, and whether it can be sent a welcome; null: there is none, or it is erased. */
export async function findWelcomed(
  client: ClientBase,
  signupId: string,
): Promise<{ readonly seq: string; readonly isWaiting: boolean } | null> {
  const { rows } = await client.query<{ seq: string; isWaiting: boolean }>(
    `SELECT seq::text, verified_by IS NOT NULL AND blocked_at IS NULL AND waitlist_rank(seq) IS NOT NULL AS "isWaiting"
     FROM signup WHERE id = $1 AND erased_at IS NULL`,
    [signupId],
  );
  return rows[0] ?? null;
}

/** Queues a welcome for every user who has joined so far, in the transaction of `client`. */
export async function queueAllWelcomes(client: ClientBase): Promise<void> {
  while ((await queueWelcomes(client, allAtOnce)) > 0);
}

const allAtOnce = 1000;

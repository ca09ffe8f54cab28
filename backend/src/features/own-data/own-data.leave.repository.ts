import type { ClientBase, Pool } from 'pg';
import { isLeavingSql, leavingDays } from '../waitlist/waitlist.leaving.ts';
import {
  findLockedSignups,
  type LockedSignup,
  lockRanking,
} from '../waitlist/waitlist.standing.repository.ts';

/** A user who is leaving, for the message that confirms it. */
export interface Leaving {
  readonly key: string;
  readonly signupId: string;
  /** The generation of the links to their status. */
  readonly generation: number;
  readonly firstName: string;
  readonly channel: 'email' | 'sms';
  /** The contact that they verified. */
  readonly address: string;
  readonly leavesAt: Date;
}

/** The key of the notice: whom it is for and when they leave, so that it is about this time only. */
const keySql = `signup.seq || '-' || floor(extract(epoch FROM signup.leaves_at) * 1000)`;

/** A user begins to leave, in the transaction of `client`, which holds the lock of `waitlist_head`. */
export async function beginLeaving(
  client: ClientBase,
  seq: string,
): Promise<{ readonly leavesAt: Date; readonly key: string }> {
  const { rows } = await client.query<{ leavesAt: Date; key: string }>(
    `UPDATE signup SET leaves_at = clock_timestamp() + make_interval(days => $2) WHERE seq = $1
     RETURNING leaves_at AS "leavesAt", ${keySql} AS key`,
    [seq, leavingDays],
  );
  if (rows[0] === undefined) throw new Error(`There is no signup ${seq}`);
  return rows[0];
}

/** See `waitlist_stay`. @returns their rank; null unless they are waiting. */
export async function stay(client: ClientBase, seq: string): Promise<number | null> {
  await client.query('SELECT waitlist_stay(ARRAY[$1::bigint])', [seq]);
  const { rows } = await client.query<{ rank: number | null }>('SELECT waitlist_rank($1)::float8 AS rank', [
    seq,
  ]);
  return rows[0]?.rank ?? null;
}

/** Without those who stayed, left later than the notice says, or were blocked or erased. */
export async function findLeaving(pool: Pool, keys: readonly string[]): Promise<readonly Leaving[]> {
  const { rows } = await pool.query<Leaving>({
    name: 'find_leaving',
    text: `SELECT key, signup.id AS "signupId", coalesce(access.generation, 0) AS generation, first_name AS "firstName",
         CASE verified_by WHEN 'email' THEN 'email' ELSE 'sms' END AS channel,
         CASE verified_by WHEN 'email' THEN email ELSE phone END AS address, leaves_at AS "leavesAt"
       FROM unnest($1::text[]) AS given (key) JOIN signup ON signup.seq = split_part(key, '-', 1)::bigint
         LEFT JOIN status_access AS access ON access.signup_seq = signup.seq
       WHERE key = ${keySql} AND blocked_at IS NULL`,
    values: [keys],
  });
  return rows;
}

const isDue = `${isLeavingSql} AND leaves_at <= clock_timestamp()`;

/** Whether a user is to be erased by now. */
export async function isAnyToLeave(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    `SELECT EXISTS (SELECT FROM signup WHERE ${isDue}) AS due`,
  );
  return rows[0]?.due === true;
}

/** The user who is to be erased first, unchanged until the transaction ends: it takes the lock of all who write signups. */
export async function lockNextToLeave(client: ClientBase): Promise<LockedSignup | null> {
  await lockRanking(client);
  const { rows } = await client.query<{ seq: string }>(
    `SELECT seq::text FROM signup WHERE ${isDue} ORDER BY leaves_at, signup.seq LIMIT 1`,
  );
  const seqs = rows.map(({ seq }) => seq);
  return (await findLockedSignups(client, seqs))[0] ?? null;
}

import type { ClientBase, Pool } from 'pg';
import type { SignupState } from '../invite/invite.signup-state.ts';
import { signupState } from '../invite/invite.state.ts';

/** One of two users who are to be merged. */
export interface MergedUser {
  /** Place in the join order. */
  readonly seq: string;
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly referralId: string;
  readonly email: string;
  readonly emailKey: string;
  /** E.164. */
  readonly phone: string;
  /** Null: imported, not verified. */
  readonly verifiedBy: 'email' | 'phone' | null;
  readonly state: SignupState;
  readonly isLeaving: boolean;
  readonly joinedAt: Date;
  readonly points: number;
  readonly referrals: number;
  /** Of their referrer; null: they have none. */
  readonly referrerSeq: string | null;
  /** Points that their join gave their referrer, and that count. */
  readonly creditGiven: number;
  /** Friends who joined with their code, also those whose points don't count. */
  readonly friends: number;
  readonly tags: number;
  readonly notes: number;
  readonly hasApplication: boolean;
}

const columns = `signup.seq::text, signup.referrer_seq::text AS "referrerSeq", signup.id, signup.first_name AS "firstName", signup.last_name AS "lastName", signup.referral_id AS "referralId",
  signup.email, signup.email_key AS "emailKey", signup.phone, signup.verified_by AS "verifiedBy", ${signupState} AS state, signup.leaves_at IS NOT NULL AS "isLeaving",
  signup.joined_at AS "joinedAt", coalesce(score.points, 0)::float8 AS points, coalesce(score.referral_count, 0)::float8 AS referrals,
  (SELECT coalesce(sum(credit.points), 0)::float8 FROM credit WHERE referred_seq = signup.seq) AS "creditGiven",
  (SELECT count(*)::float8 FROM signup AS friend WHERE friend.referrer_seq = signup.seq) AS friends,
  (SELECT count(*)::int FROM signup_tag WHERE signup_seq = signup.seq) AS tags,
  (SELECT count(*)::int FROM signup_note WHERE signup_seq = signup.seq AND deleted_at IS NULL) AS notes,
  EXISTS (SELECT FROM ambassador_signup WHERE signup_seq = signup.seq) AS "hasApplication"`;

/** The users with some ids, the earlier one first; erased ones are left out. */
export async function findPair(
  client: ClientBase | Pool,
  ids: readonly string[],
): Promise<readonly MergedUser[]> {
  const { rows } = await client.query<MergedUser>(
    `SELECT ${columns} FROM signup LEFT JOIN score USING (seq)
     WHERE signup.id = ANY ($1::uuid[]) AND signup.erased_at IS NULL ORDER BY signup.seq`,
    [ids],
  );
  return rows;
}

/** The user whom a code, or one of some contacts that they verified or were imported with, belongs to; null: nobody. */
export async function findOther(
  pool: Pool,
  referralId: string | null,
  identities: readonly string[],
): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM signup WHERE referral_id = $1 AND erased_at IS NULL
     UNION ALL SELECT id FROM signup WHERE identity = ANY ($2) AND erased_at IS NULL LIMIT 1`,
    [referralId, identities],
  );
  return rows[0]?.id ?? null;
}

/** Moves what a user has to an earlier one: see `waitlist_merge`. @returns whether their application moved. */
export async function moveAll(client: ClientBase, kept: string, merged: string): Promise<boolean> {
  const { rows } = await client.query<{ moved: boolean }>('SELECT waitlist_merge($1, $2) AS moved', [
    kept,
    merged,
  ]);
  return rows[0]?.moved === true;
}

/** Gives an imported user who verified nothing the contacts of the one who was merged into them, who did. */
export async function takeOverContact(
  client: ClientBase,
  seq: string,
  { verifiedBy, email, emailKey, phone }: MergedUser,
): Promise<void> {
  await client.query(
    'UPDATE signup SET verified_by = $2, email = $3, email_key = $4, phone = $5 WHERE seq = $1',
    [seq, verifiedBy, email, emailKey, phone],
  );
}

/** Copies the kept user to where users are searched: the code of the other one finds them, too. */
export async function refreshSearch(client: ClientBase, seq: string): Promise<void> {
  await client.query('SELECT signup_search_refresh($1)', [seq]);
}

/** The user that another one was merged into, by its id. */
export async function findMergedInto(
  pool: Pool,
  id: string,
): Promise<Pick<MergedUser, 'id' | 'firstName' | 'lastName' | 'referralId'> | null> {
  const { rows } = await pool.query<Pick<MergedUser, 'id' | 'firstName' | 'lastName' | 'referralId'>>(
    `SELECT kept.id, kept.first_name AS "firstName", kept.last_name AS "lastName", kept.referral_id AS "referralId"
     FROM signup JOIN signup AS kept ON kept.seq = signup.merged_into_seq WHERE signup.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

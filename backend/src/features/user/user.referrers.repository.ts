import type { ClientBase, Pool } from 'pg';
import type { SignupState } from '../invite/invite.signup-state.ts';
import { signupState } from '../invite/invite.state.ts';

/** A user who joined with a referral code. */
export interface Referral {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
}

/** A user, the points their code has earned, and their referrals. */
export interface ReferralCountRow {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly referralPoints: number;
  readonly referralCount: number;
  readonly state: SignupState;
  /** The first referrals, in join order; {@link ReferralCountRow.referralCount} is their number. */
  readonly referrals: readonly Referral[];
}

const row = (
  referralsAtMost: string,
) => `signup.id AS "userId", signup.first_name AS "firstName", signup.last_name AS "lastName", signup.email,
  coalesce(score.points, 0)::float8 AS "referralPoints", coalesce(score.referral_count, 0)::float8 AS "referralCount", ${signupState} AS state,
  (SELECT coalesce(json_agg(json_build_object('firstName', first_name, 'lastName', last_name, 'email', email, 'phone', phone)), '[]') FROM (
    SELECT first_name, last_name, email, phone FROM signup AS came WHERE came.referrer_seq = signup.seq ORDER BY came.seq LIMIT ${referralsAtMost}
  ) AS came) AS referrals`;

/** One user, with at most `referralsAtMost` of their referrals; null for an unknown id. */
export async function findReferralCount(
  pool: Pool,
  userId: string,
  referralsAtMost: number,
): Promise<ReferralCountRow | null> {
  const { rows } = await pool.query<ReferralCountRow>(
    `SELECT ${row('$2')} FROM signup LEFT JOIN score USING (seq) WHERE signup.id = $1`,
    [userId, referralsAtMost],
  );
  return rows[0] ?? null;
}

/** The users at places in the join order, in the given order. */
export async function findReferralCounts(
  client: ClientBase,
  seqs: readonly string[],
  referralsAtMost: number,
): Promise<readonly ReferralCountRow[]> {
  if (seqs.length === 0) return [];
  const { rows } = await client.query<ReferralCountRow>(
    `SELECT ${row('$2')} FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (seq, place)
     JOIN signup USING (seq) LEFT JOIN score USING (seq) ORDER BY place`,
    [seqs, referralsAtMost],
  );
  return rows;
}

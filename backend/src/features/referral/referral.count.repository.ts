import type { Pool } from 'pg';
import type { PageRequest } from '../../platform/paging/page.ts';

/** Somebody who came by a code. */
export interface Referral {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
}

/** Somebody, what their code earned them, and whom it brought. */
export interface ReferralCountRow {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly referralPoints: number;
  readonly referralCount: number;
  /** The first who came, in join order; {@link ReferralCountRow.referralCount} tells how many there are. */
  readonly referrals: readonly Referral[];
}

const row = (
  referralsAtMost: string,
) => `signup.id AS "userId", signup.first_name AS "firstName", signup.last_name AS "lastName", signup.email,
  coalesce(points, 0)::float8 AS "referralPoints", coalesce(referral_count, 0)::float8 AS "referralCount",
  (SELECT coalesce(json_agg(json_build_object('firstName', first_name, 'lastName', last_name, 'email', email, 'phone', phone)), '[]') FROM (
    SELECT first_name, last_name, email, phone FROM signup AS came WHERE came.referrer_seq = signup.seq ORDER BY came.seq LIMIT ${referralsAtMost}
  ) AS came) AS referrals`;

/** One person, with at most `referralsAtMost` of those they brought; null when there is none of this id. */
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

/**
 * A page of those who have points, most points first, then in join order, and how many they are. The total is the
 * histogram's; the page's first place is found by the same counts.
 */
export async function listReferralCounts(
  pool: Pool,
  { limit, offset }: PageRequest,
  referralsAtMost: number,
): Promise<{ readonly total: number; readonly rows: readonly ReferralCountRow[] }> {
  const { rows } = await pool.query<{ total: string; found: readonly ReferralCountRow[] }>(
    `WITH head AS MATERIALIZED (SELECT coalesce(sum(people), 0)::bigint AS total FROM rank_histogram WHERE level = 3),
     page AS MATERIALIZED (
       SELECT wanted.seq, place FROM head, unnest(signup_page_of_points($1, greatest(0, least($2, total - $1))::int)) WITH ORDINALITY AS wanted (seq, place)
       WHERE total > $1::bigint LIMIT $2)
     SELECT head.total::text, (SELECT coalesce(json_agg(to_json(listed) ORDER BY place), '[]') FROM (
       SELECT page.place, ${row('$3')} FROM page JOIN signup USING (seq) JOIN score USING (seq)) AS listed) AS found
     FROM head`,
    [offset, limit, referralsAtMost],
  );
  const [answer] = rows;
  return { total: Number(answer?.total ?? 0), rows: (answer?.found ?? []).map(toRow) };
}

function toRow(listed: ReferralCountRow): ReferralCountRow {
  const { userId, firstName, lastName, email, referralPoints, referralCount, referrals } = listed;
  return { userId, firstName, lastName, email, referralPoints, referralCount, referrals };
}

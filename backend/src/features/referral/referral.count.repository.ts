import type { ClientBase, Pool } from 'pg';
import type { PageRequest } from '../../platform/paging/page.ts';
import type { ReferrerStanding } from './referral.among.ts';
import type { ReferralCountOrder, ReferralCountSort } from './referral.rules.ts';

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
  /** The first referrals, in join order; {@link ReferralCountRow.referralCount} is their number. */
  readonly referrals: readonly Referral[];
}

const row = (
  referralsAtMost: string,
) => `signup.id AS "userId", signup.first_name AS "firstName", signup.last_name AS "lastName", signup.email,
  coalesce(points, 0)::float8 AS "referralPoints", coalesce(referral_count, 0)::float8 AS "referralCount",
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

/** Where the users of a standing who have points are counted and found, with the same counts. */
const sources: Readonly<Record<ReferrerStanding, { readonly page: string; readonly level: number }>> = {
  waiting: { page: 'signup_page_of_waiting', level: 3 },
  away: { page: 'signup_page_of_away', level: 4 },
};

/** The sort orders of these pages; in each of them, most comes first. */
const pageOrders: Readonly<Record<ReferralCountSort, string>> = {
  referralPoints: 'rank',
  referralCount: 'referral_count',
};

/**
 * A page of users with points, and how many there are. Ties go to the user who joined first or, in ascending order,
 * last. The total comes from the histogram; the page's first position is found with the same counts.
 */
export async function listReferralCounts(
  pool: Pool,
  among: ReferrerStanding,
  { sort, direction }: ReferralCountOrder,
  { limit, offset }: PageRequest,
  referralsAtMost: number,
): Promise<{ readonly total: number; readonly rows: readonly ReferralCountRow[] }> {
  const ascending = direction === 'ascending';
  const { page, level } = sources[among];
  const { rows } = await pool.query<{ total: string; found: readonly ReferralCountRow[] }>(
    `WITH head AS MATERIALIZED (
       SELECT total, greatest(0, least($2, total - $1))::int AS size FROM (
         SELECT coalesce(sum(people), 0)::bigint AS total FROM rank_histogram WHERE level = ${level}) AS counted),
     page AS MATERIALIZED (
       SELECT wanted.seq, place FROM head,
         unnest(${page}($4::text, ${ascending ? 'total - $1 - size' : '$1'}, size)) WITH ORDINALITY AS wanted (seq, place)
       WHERE size > 0)
     SELECT head.total::text, (SELECT coalesce(json_agg(to_json(listed) ORDER BY place ${ascending ? 'DESC' : 'ASC'}), '[]') FROM (
       SELECT page.place, ${row('$3')} FROM page JOIN signup USING (seq) JOIN score USING (seq)) AS listed) AS found
     FROM head`,
    [offset, limit, referralsAtMost, pageOrders[sort]],
  );
  const [answer] = rows;
  return { total: Number(answer?.total ?? 0), rows: (answer?.found ?? []).map(toRow) };
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

function toRow(listed: ReferralCountRow): ReferralCountRow {
  const { userId, firstName, lastName, email, referralPoints, referralCount, referrals } = listed;
  return { userId, firstName, lastName, email, referralPoints, referralCount, referrals };
}

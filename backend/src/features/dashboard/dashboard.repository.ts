import type { Pool } from 'pg';

/** A referrer. */
export interface Referrer {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly referralId: string;
  readonly referralPoints: number;
  readonly referralCount: number;
}

/** How many users chose a country. */
export interface CountrySignups {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly totalUsers: number;
}

/** How many visitors reach each step; see {@link DashboardRow}. */
export interface Funnel {
  /** Codes ever requested to join the waitlist; each request counts, resends included. */
  readonly codesAskedFor: number;
  /** Codes that were entered correctly. */
  readonly codesVerified: number;
  /** Users on the waitlist. */
  readonly joined: number;
  /** Users with points, because others joined with their code. */
  readonly referredSomebody: number;
}

/** How many users are in each state on the way to being let in, without blocked and erased ones. */
export interface InvitationFigures {
  /** Users with a rank. */
  readonly waiting: number;
  /** Users with an open invitation. */
  readonly invited: number;
  readonly accepted: number;
  /** Users whose invitation expired and who have not rejoined. */
  readonly expired: number;
  /** From joining to accepting, on average; null until a user accepts. */
  readonly secondsToAcceptance: number | null;
}

/** The figures at one point in time. */
export interface DashboardRow {
  readonly asOf: Date;
  readonly totalUsers: number;
  readonly peopleAddedToday: number;
  /** Today and on the six days before, UTC: the days of charts and of lists. */
  readonly peopleAddedLastWeek: number;
  /** A week earlier, up to this time of the day. */
  readonly peopleAddedWeekBefore: number;
  /** Joined with a known referral code. */
  readonly totalWaitlist: number;
  readonly ambassadorApplications: number;
  readonly funnel: Funnel;
  readonly invitations: InvitationFigures;
  /** Most points first. */
  readonly mostUsedReferral: readonly Referrer[];
  /** Most users first. */
  readonly mostActiveCountry: readonly CountrySignups[];
}

interface Parts {
  readonly referrers: number;
  readonly countries: number;
}

/** One statement, so one snapshot: the figures agree. It reads counts and a few rows, whatever the number of signups. */
export async function readDashboard(pool: Pool, { referrers, countries }: Parts): Promise<DashboardRow> {
  const { rows } = await pool.query<{ asOf: Date; figures: Omit<DashboardRow, 'asOf'> }>({
    name: 'dashboard',
    text: dashboard,
    values: [referrers, countries],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('waitlist_head has no row');
  return { asOf: row.asOf, ...row.figures };
}

/** Of referrers, waiting or away: each has an index. */
const mostPoints = ['waiting', 'away']
  .map(
    (standing) =>
      `(SELECT * FROM score WHERE standing = '${standing}' AND -points < 0 AND referral_count > 0 ORDER BY -points, seq LIMIT $1)`,
  )
  .join(' UNION ALL ')
  .concat(' ORDER BY points DESC, seq LIMIT $1');

const dashboard = /* sql */ `
SELECT now() AS "asOf", json_build_object(
  'totalUsers', head.last_seq - head.excluded_total,
  'peopleAddedToday', head.last_seq - today.before - (SELECT count(*) FROM score WHERE standing = 'excluded' AND seq > today.before),
  'peopleAddedLastWeek', head.last_seq - week.before - (SELECT count(*) FROM score WHERE standing = 'excluded' AND seq > week.before),
  'peopleAddedWeekBefore', week_ago.before - earlier.before
    - (SELECT count(*) FROM score WHERE standing = 'excluded' AND seq > earlier.before AND seq <= week_ago.before),
  'totalWaitlist', head.referred_total,
  'ambassadorApplications', (SELECT last_seq FROM ambassador_head),
  'funnel', (SELECT json_build_object(
    'codesAskedFor', coalesce(sum(asked), 0), 'codesVerified', coalesce(sum(verified), 0), 'joined', head.last_seq - head.excluded_total,
    'referredSomebody', waitlist_referrers()) FROM otp_count),
  'invitations', (SELECT json_build_object('waiting', head.waiting_total, 'invited', issued, 'accepted', accepted,
    'expired', head.away_total - issued - accepted, 'secondsToAcceptance', CASE WHEN accepted > 0 THEN round(seconds / accepted) END)
    FROM (SELECT coalesce(sum(people) FILTER (WHERE state = 'issued'), 0) AS issued,
      coalesce(sum(people) FILTER (WHERE state = 'accepted'), 0) AS accepted,
      sum(seconds) FILTER (WHERE state = 'accepted') AS seconds FROM invite_count) AS counted),
  'mostUsedReferral', (SELECT coalesce(json_agg(leader ORDER BY leader."referralPoints" DESC, leader.seq), '[]') FROM (
    SELECT seq, signup.id AS "userId", first_name AS "firstName", last_name AS "lastName", referral_id AS "referralId",
      points AS "referralPoints", referral_count AS "referralCount"
    FROM (${mostPoints}) AS score JOIN signup USING (seq)) AS leader),
  'mostActiveCountry', (SELECT coalesce(json_agg(busy ORDER BY busy."totalUsers" DESC, busy.country), '[]') FROM (
    SELECT country, signups AS "totalUsers" FROM signups_by_country WHERE country <> 'ZZ'
    ORDER BY signups DESC, country LIMIT $2) AS busy)
) AS figures
FROM waitlist_head AS head,
  LATERAL (SELECT waitlist_seq_before(date_trunc('day', now(), 'UTC')) AS before) AS today,
  LATERAL (SELECT waitlist_seq_before(date_trunc('day', now(), 'UTC') - interval '6 days') AS before) AS week,
  LATERAL (SELECT waitlist_seq_before(now() - interval '7 days') AS before) AS week_ago,
  LATERAL (SELECT waitlist_seq_before(date_trunc('day', now(), 'UTC') - interval '13 days') AS before) AS earlier`;

/** How many users have a rank: what the status says after "of". */
export async function countWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    'SELECT waiting_total::float8 AS waiting FROM waitlist_head',
  );
  return rows[0]?.waiting ?? 0;
}

/** The countries that users chose, most users first. Blocked and erased users are left out, and so are imported users without a country. */
export async function countByCountry(pool: Pool): Promise<readonly CountrySignups[]> {
  const { rows } = await pool.query<{ country: string; total: string }>(
    `SELECT country, signups::text AS total FROM signups_by_country WHERE country <> 'ZZ' ORDER BY signups DESC, country`,
  );
  return rows.map(({ country, total }) => ({ country, totalUsers: Number(total) }));
}

export type Interval = 'day' | 'week' | 'month';

/** A range of days. */
export interface SignupsOfPeriod {
  /** Its first day, `2026-01-31`. */
  readonly start: string;
  readonly signups: number;
}

/** The day of the first signup, UTC, `2026-01-31`, or null if there is none; and today. */
export async function readDays(
  pool: Pool,
): Promise<{ readonly first: string | null; readonly today: string }> {
  const { rows } = await pool.query<{ first: string | null; today: string }>(
    `SELECT (SELECT min(day) FROM signups_by_day)::text AS first, (now() AT TIME ZONE 'UTC')::date::text AS today`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no day');
  return row;
}

/**
 * Signups from one day to another, both included, by day, ISO week or month, including periods without any. The first
 * and the last period are cut to the requested days.
 */
export async function countByPeriod(
  pool: Pool,
  { from, to, interval }: { readonly from: string; readonly to: string; readonly interval: Interval },
): Promise<readonly SignupsOfPeriod[]> {
  const { rows } = await pool.query<{ start: string; signups: string }>(
    `SELECT greatest(period::date, $1::date)::text AS start, coalesce(sum(kept.signups), 0)::text AS signups
     FROM generate_series(date_trunc($3, $1::date::timestamp), $2::date::timestamp, ('1 ' || $3)::interval) AS period
     LEFT JOIN signups_by_day AS kept
       ON kept.day >= greatest(period::date, $1::date) AND kept.day < period + ('1 ' || $3)::interval AND kept.day <= $2::date
     GROUP BY period ORDER BY period`,
    [from, to, interval],
  );
  return rows.map(({ start, signups }) => ({ start, signups: Number(signups) }));
}

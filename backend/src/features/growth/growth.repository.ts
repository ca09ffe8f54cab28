import type { Pool } from 'pg';
import { inSnapshot } from '../../platform/database/database.ts';
import type { Span } from '../../platform/forms/day-span.ts';

/** What growth is told apart by. */
export const growthGroups = ['source', 'campaign', 'country', 'week'] as const;
export type GrowthGroup = (typeof growthGroups)[number];

/** What visitors did, and the users among them who joined in the span. */
export interface GrowthSteps {
  /** Tabs that arrived, opened the form, requested a code, and shared a link; null by country, which they do not say. */
  readonly visits: number | null;
  readonly forms: number | null;
  readonly codes: number | null;
  readonly shares: number | null;
  /** Users who joined, without blocked and erased ones. */
  readonly joined: number;
  /** Those of them with a credited friend. */
  readonly withFriend: number;
}

/** The steps of a group. */
export interface GrowthRow extends GrowthSteps {
  /** The name of the source, the campaign, ISO 3166-1 alpha-2, or the first day of the week; null: unknown, or none. */
  readonly key: string | null;
  /** Friends credited to them within 14 days of joining. */
  readonly friends: number;
  /** Median number of days from joining to the first friend, of those with one. */
  readonly daysToFriend: number | null;
}

export interface Growth {
  readonly asOf: Date;
  /** Of all groups, including those left out of the rows. */
  readonly total: GrowthSteps;
  /** Most users first; weeks in their order. */
  readonly rows: readonly GrowthRow[];
}

/** For how many days after a user joined their friends count for K. */
export const friendDays = 14;

const usersBy: Readonly<Record<GrowthGroup, string>> = {
  source: 'source.name',
  campaign: `nullif(source.campaign, '')`,
  country: `nullif(signup.country, 'ZZ')`,
  week: `date_trunc('week', signup.joined_at AT TIME ZONE 'UTC')::date::text`,
};
const visitsBy: Readonly<Record<GrowthGroup, string | null>> = {
  source: 'source.name',
  campaign: `nullif(source.campaign, '')`,
  country: null,
  week: `date_trunc('week', visit_count.day::timestamp)::date::text`,
};

/**
 * Counts from the rows themselves. It reads every user of the span and everyone they referred, so it takes a second or
 * two for a million.
 *
 * @param atMost how many rows.
 */
export async function readGrowth(
  pool: Pool,
  by: GrowthGroup,
  { from, to }: Span,
  { atMost, statementMs }: { readonly atMost: number; readonly statementMs: number },
): Promise<Growth> {
  return inSnapshot(
    pool,
    async (client) => {
      const { rows } = await client.query<GrowthRow & Pick<Growth, 'asOf' | 'total'>>({
        name: `growth_${by}`,
        text: growthBy(by),
        values: [from, to, atMost],
      });
      const [first] = rows;
      if (first === undefined) throw new Error('waitlist_head has no row');
      return {
        asOf: first.asOf,
        total: first.total,
        rows: rows.flatMap(({ asOf: _asOf, total: _total, ...row }) =>
          typeof row.joined === 'number' ? [row] : [],
        ),
      };
    },
    statementMs,
  );
}

const steps = ['visits', 'forms', 'codes', 'shares'] as const;

/** Who is neither blocked nor erased. */
const counts = (of: string): string => `${of}.blocked_at IS NULL AND ${of}.erased_at IS NULL`;

const mostUsersFirst = 'joined DESC, visits DESC NULLS LAST, key';

const growthBy = (by: GrowthGroup): string => /* sql */ `
WITH bounds AS MATERIALIZED (
  SELECT waitlist_seq_before($1::date::timestamp AT TIME ZONE 'UTC') AS after,
    waitlist_seq_before(($2::date + 1)::timestamp AT TIME ZONE 'UTC') AS until
), friend AS (
  SELECT came.referrer_seq AS seq, min(came.joined_at) AS first_at,
    count(*) FILTER (WHERE came.joined_at <= owner.joined_at + interval '${friendDays} days') AS early
  FROM bounds, signup AS came JOIN signup AS owner ON owner.seq = came.referrer_seq
  WHERE came.seq > bounds.after AND came.referrer_seq > bounds.after AND came.referrer_seq <= bounds.until AND ${counts('came')}
    AND (SELECT sum(credit.points) FROM credit WHERE credit.referred_seq = came.seq) > 0
  GROUP BY came.referrer_seq
), joined AS (
  SELECT ${usersBy[by]} AS key, count(*)::float8 AS joined, count(friend.seq)::float8 AS "withFriend",
    coalesce(sum(friend.early), 0)::float8 AS friends,
    (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM friend.first_at - signup.joined_at)) / 86400)::float8 AS "daysToFriend"
  FROM bounds, signup LEFT JOIN friend USING (seq) LEFT JOIN source ON source.id = signup.source_id
  WHERE signup.seq > bounds.after AND signup.seq <= bounds.until AND ${counts('signup')}
  GROUP BY 1
)${
  visitsBy[by] === null
    ? ''
    : `, visited AS (
  SELECT ${visitsBy[by]} AS key, ${steps.map((step) => `sum(${step})::float8 AS ${step}`).join(', ')}
  FROM visit_count LEFT JOIN source ON source.id = visit_count.source_id WHERE day BETWEEN $1::date AND $2::date GROUP BY 1
)`
}, grown AS (
  SELECT key, sum(joined) AS joined, sum("withFriend") AS "withFriend", sum(friends) AS friends, max("daysToFriend") AS "daysToFriend",
    ${steps.map((step) => `sum(${step}) AS ${step}`).join(', ')}
  FROM (
    SELECT *, ${steps.map((step) => `${visitsBy[by] === null ? 'NULL' : '0'}::float8 AS ${step}`).join(', ')} FROM joined
    ${visitsBy[by] === null ? '' : `UNION ALL SELECT key, 0, 0, 0, NULL, ${steps.join(', ')} FROM visited`}) AS parts
  GROUP BY key
), shown AS (
  SELECT * FROM grown ORDER BY ${by === 'week' ? 'key DESC' : mostUsersFirst} LIMIT $3
)
SELECT now() AS "asOf", (
    SELECT row_to_json(steps) FROM (SELECT coalesce(sum(joined), 0) AS joined, coalesce(sum("withFriend"), 0) AS "withFriend",
      ${steps.map((step) => (visitsBy[by] === null ? `NULL AS ${step}` : `coalesce(sum(${step}), 0) AS ${step}`)).join(', ')} FROM grown) AS steps
  ) AS total, shown.* FROM (SELECT) AS always LEFT JOIN shown ON true
ORDER BY ${by === 'week' ? 'key' : mostUsersFirst}`;

/** What happens at the moment. */
export interface LiveFigures {
  readonly asOf: Date;
  /** Of the last hour, oldest first; the last one is not over yet. */
  readonly minutes: readonly { readonly start: string; readonly signups: number }[];
  /** Codes to join that were requested in the last hour, and how many of them were entered. */
  readonly codesRequested: number;
  readonly codesVerified: number;
  /** Users who joined in the last hour, and since midnight, UTC. */
  readonly joined: number;
  readonly joinedToday: number;
  /** Users on the waitlist. */
  readonly totalUsers: number;
}

/** One statement. Reads the signups and the codes of an hour. */
export async function readLive(pool: Pool): Promise<LiveFigures> {
  const { rows } = await pool.query<LiveFigures>({ name: 'growth_live', text: live });
  const [row] = rows;
  if (row === undefined) throw new Error('waitlist_head has no row');
  return row;
}

const live = /* sql */ `
WITH recent AS MATERIALIZED (
  SELECT date_trunc('minute', joined_at) AS minute FROM signup
  WHERE seq > (SELECT waitlist_seq_before(date_trunc('minute', now()) - interval '59 minutes')) AND ${counts('signup')}
)
SELECT now() AS "asOf",
  (SELECT json_agg(json_build_object('start', to_char(minute AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'signups', signups) ORDER BY minute) FROM (
    SELECT each.minute, count(recent.minute)::int AS signups
    FROM generate_series(date_trunc('minute', now()) - interval '59 minutes', now(), interval '1 minute') AS each (minute)
    LEFT JOIN recent ON recent.minute = each.minute GROUP BY each.minute) AS counted) AS minutes,
  asked.requested AS "codesRequested", asked.verified AS "codesVerified",
  (SELECT count(*) FROM recent)::float8 AS joined,
  (head.last_seq - today.before - (SELECT count(*) FROM score WHERE standing = 'excluded' AND seq > today.before))::float8 AS "joinedToday",
  (head.last_seq - head.excluded_total)::float8 AS "totalUsers"
FROM waitlist_head AS head,
  LATERAL (SELECT waitlist_seq_before(date_trunc('day', now(), 'UTC')) AS before) AS today,
  LATERAL (SELECT count(*)::float8 AS requested, count(verified_at)::float8 AS verified FROM otp_challenge
    WHERE purpose = 'waitlist' AND created_at > date_trunc('minute', now()) - interval '59 minutes') AS asked`;

/** Today, UTC, and the day that many days ago. */
export async function readToday(
  pool: Pool,
  daysAgo: number,
): Promise<{ readonly today: string; readonly first: string }> {
  const { rows } = await pool.query<{ today: string; first: string }>(
    `SELECT day::text AS today, (day - $1::int)::text AS first FROM (SELECT (now() AT TIME ZONE 'UTC')::date AS day) AS now`,
    [daysAgo],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no day');
  return row;
}

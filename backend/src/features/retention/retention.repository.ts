import type { ClientBase, Pool } from 'pg';
import type { AuditActor } from '../../platform/audit/audit-log.ts';
import { versionOf } from '../../platform/database/version-of.ts';
import { retentionNoticeDays } from './retention.form.ts';

/** The kind of notice; its key says to whom, about which absence, and under which setting. */
export const retentionKind = 'retention';

/** How long users without activity are kept. */
export interface RetentionRow {
  readonly revision: number;
  /** Null: for good. */
  readonly months: number | null;
  readonly includesAccepted: boolean;
  /** A day, UTC, `2026-01-31`: months are counted from it at the earliest. Null: from the last activity. */
  readonly launchedOn: string | null;
  /** Who set it last; null: nobody ever did. */
  readonly setBy: string | null;
  readonly setAt: Date | null;
}

export interface RetentionTerms {
  readonly months: number;
  readonly includesAccepted: boolean;
  readonly launchedOn: string | null;
}

export interface NamedUser {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly referralId: string;
}

/** Whom terms are about, if nothing changed meanwhile. */
export interface RetentionPreview {
  /** How many users have shown no activity for that long. */
  readonly users: number;
  /** How many more will have done so within {@link retentionNoticeDays}, unless they come back. */
  readonly soon: number;
  /** Of `users`, those who have been inactive longest, at most ten. */
  readonly named: readonly NamedUser[];
  /** Differs for other users. */
  readonly version: string;
}

const namedUsers = 10;
/** So that a mail server is not flooded on the day it is switched on. */
const noticesADay = 10_000;

/** The invitations of each user, or of one. */
const invited = (where: string) => `(SELECT signup_seq, max(greatest(opened_at, accepted_at)) AS at,
    bool_or(state = 'accepted') AS accepted, bool_or(state = 'issued' AND expires_at > clock_timestamp()) AS open
  FROM invite ${where} GROUP BY signup_seq)`;
/** What the conditions below are over, besides `signup`: for very many users at once, or for a few. */
const access = 'LEFT JOIN status_access AS access ON access.signup_seq = signup.seq';
const factsOfMany = `${access} LEFT JOIN ${invited('')} AS invited ON invited.signup_seq = signup.seq`;
const factsOfFew = `${access} LEFT JOIN LATERAL ${invited('WHERE invite.signup_seq = signup.seq')} AS invited ON true`;

/**
 * When the time of a user began, over `signup` and its facts: when they were last active, or on the day of the launch, whichever is
 * later. They were active when they joined or joined again, were verified, opened their status or an invitation, or accepted one.
 * Requesting a code is none: anyone can. Users whose import kept their dates count from the import on.
 */
const countsFrom = (launchedOn: string) => `greatest(signup.joined_at, access.seen_at, invited.at,
  CASE WHEN signup.verified_by IS NULL THEN (SELECT max(started_at) FROM import WHERE keeps_dates AND first_seq <= signup.seq) END,
  ${launchedOn}::date::timestamp AT TIME ZONE 'UTC')`;
/** The same, over `retention` as well. */
const countsFromNow = countsFrom('retention.launched_on');

/**
 * Whether an inactive user may be erased, over the same. Those stay who are blocked (they could join again), are leaving
 * anyway, are ambassadors, or can still accept an invitation.
 */
const mayBeErased = (includesAccepted: string) => `signup.erased_at IS NULL AND signup.blocked_at IS NULL
  AND signup.leaves_at IS NULL AND invited.open IS NOT TRUE AND (${includesAccepted} OR invited.accepted IS NOT TRUE)
  AND NOT EXISTS (SELECT FROM ambassador_signup AS own WHERE own.signup_seq = signup.seq AND own.is_ambassador)`;

/** Users who were last active before this have been inactive for so many months: whole days, so that it holds for a day. */
const before = (months: string) =>
  `(date_trunc('day', clock_timestamp(), 'UTC') - make_interval(months => ${months}::int))`;
const notice = `interval '${retentionNoticeDays} days'`;
/** Nobody who joined later was last active before; joins rise with time. */
const joinedBefore = (moment: string) => `signup.seq <= (SELECT waitlist_seq_before(${moment}))`;

const milliseconds = (moment: string) => `floor(extract(epoch FROM ${moment}) * 1000)`;
/** The key of the notice to a user, over the same and `retention`. */
const noticeKey = `concat_ws('-', signup.seq, ${milliseconds(countsFromNow)}, ${milliseconds('retention.begun_at')})`;

const row = `revision, months, includes_accepted AS "includesAccepted", launched_on::text AS "launchedOn", coalesce(actor ->> 'name', actor ->> 'kind') AS "setBy", set_at AS "setAt"`;

export async function findRetention(pool: ClientBase | Pool): Promise<RetentionRow> {
  const { rows } = await pool.query<RetentionRow>(`SELECT ${row} FROM retention`);
  return only(rows);
}

/** A setting that is locked until the transaction ends. */
export interface LockedRetention extends RetentionRow {
  readonly actor: AuditActor | null;
  /** Users whom the current run has erased so far. */
  readonly erased: number;
  /** Whether a run is due, or has not ended. */
  readonly isDue: boolean;
}

/** The current setting. Take it before the lock of `waitlist_head`, so that joins wait for neither. */
export async function lockRetention(client: ClientBase): Promise<LockedRetention> {
  const { rows } = await client.query<LockedRetention>(
    `SELECT ${row}, actor, erased, coalesce(next_run_at <= clock_timestamp(), false) AS "isDue" FROM retention FOR UPDATE`,
  );
  return only(rows);
}

/** Whom terms are about now. */
export async function previewOf(
  client: ClientBase,
  { months, includesAccepted, launchedOn }: RetentionTerms,
): Promise<RetentionPreview> {
  const { rows } = await client.query<RetentionPreview>(
    `WITH inactive AS MATERIALIZED (
       SELECT seq, counts_from < ${before('$1')} AS is_due, counts_from FROM (
         SELECT signup.seq, ${countsFrom('$3')} AS counts_from FROM signup ${factsOfMany}
         WHERE ${joinedBefore(`${before('$1')} + ${notice}`)} AND ${mayBeErased('$2')}) AS kept
       WHERE counts_from < ${before('$1')} + ${notice}),
     target AS (SELECT * FROM inactive WHERE is_due)
     SELECT (SELECT count(*) FROM target)::int AS users, (SELECT count(*) FROM inactive WHERE NOT is_due)::int AS soon,
       (SELECT ${versionOf('seq')} FROM target) AS version,
       (SELECT coalesce(json_agg(longest.*), '[]') FROM (
          SELECT id, first_name AS "firstName", last_name AS "lastName", referral_id AS "referralId"
          FROM (SELECT * FROM target ORDER BY counts_from, seq LIMIT ${namedUsers}) AS first JOIN signup USING (seq)
          ORDER BY counts_from, seq) AS longest) AS named`,
    [months, includesAccepted, launchedOn],
  );
  return only(rows);
}

/** Sets how long users are kept, and lets a run begin. @param terms null: for good. */
export async function updateRetention(
  client: ClientBase,
  terms: RetentionTerms | null,
  actor: AuditActor,
): Promise<RetentionRow> {
  const { rows } = await client.query<RetentionRow>(
    `UPDATE retention SET revision = revision + 1, months = $1, includes_accepted = $2, launched_on = $4::date, actor = $3, set_at = clock_timestamp(),
       begun_at = CASE WHEN months = $1 AND launched_on IS NOT DISTINCT FROM $4::date THEN begun_at WHEN $1 IS NOT NULL THEN clock_timestamp() END,
       next_run_at = CASE WHEN $1 IS NOT NULL THEN clock_timestamp() END, erased = 0
     RETURNING ${row}`,
    [
      terms?.months ?? null,
      terms?.includesAccepted ?? false,
      JSON.stringify(actor),
      terms?.launchedOn ?? null,
    ],
  );
  return only(rows);
}

/** Whether a run is due, or has not ended. */
export async function isRunDue(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    'SELECT coalesce(next_run_at <= clock_timestamp(), false) AS due FROM retention',
  );
  return only(rows).due;
}

/** Users who are to be erased: their time is over, and so are the days since they were told. */
const dueFrom = (
  facts: string,
) => `retention CROSS JOIN signup ${facts} JOIN notice ON notice.kind = '${retentionKind}' AND notice.key = ${noticeKey}
  AND notice.settled_at <= clock_timestamp() - ${notice}`;
const isDue = `${countsFromNow} < ${before('retention.months')} AND ${mayBeErased('retention.includes_accepted')}`;

/** Some who are to be erased, by their places in the join order. */
export async function findDue(pool: Pool, atMost: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ seq: string }>(
    `SELECT signup.seq::text AS seq FROM ${dueFrom(factsOfMany)}
     WHERE ${joinedBefore(`(SELECT ${before('months')} FROM retention)`)} AND ${isDue} ORDER BY signup.seq LIMIT $1`,
    [atMost],
  );
  return rows.map(({ seq }) => seq);
}

/**
 * Whether a user is still to be erased. The caller holds the locks of the setting and of `waitlist_head`. It waits for a status
 * that is being opened; one that is opened later waits until the transaction ends, and finds them erased.
 */
export async function isStillDue(client: ClientBase, seq: string): Promise<boolean> {
  await client.query('SELECT FROM signup WHERE seq = $1 FOR UPDATE', [seq]);
  const { rowCount } = await client.query(
    `SELECT FROM ${dueFrom(factsOfFew)} WHERE signup.seq = $1 AND ${isDue}`,
    [seq],
  );
  return rowCount === 1;
}

/** Counts a user as erased in the current run. */
export async function countErased(client: ClientBase): Promise<void> {
  await client.query('UPDATE retention SET erased = erased + 1');
}

/** The keys of notices that are due and not queued, those who have been inactive longest first. */
export async function findToTell(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ key: string }>(
    `SELECT key FROM (
       SELECT ${countsFromNow} AS counts_from, ${noticeKey} AS key FROM retention CROSS JOIN signup ${factsOfMany}
       WHERE ${joinedBefore(`(SELECT ${before('months')} + ${notice} FROM retention)`)}
         AND ${countsFromNow} < ${before('retention.months')} + ${notice} AND ${mayBeErased('retention.includes_accepted')}) AS inactive
     WHERE NOT EXISTS (SELECT FROM notice WHERE notice.kind = '${retentionKind}' AND notice.key = inactive.key)
     ORDER BY counts_from, key LIMIT ${noticesADay}`,
  );
  return rows.map(({ key }) => key);
}

/** Ends a run. The next one is due in the night, UTC. */
export async function endRun(client: ClientBase): Promise<void> {
  await client.query(
    `UPDATE retention SET erased = 0, next_run_at = date_trunc('day', clock_timestamp(), 'UTC') + interval '27 hours'`,
  );
}

/** A user who is to be told. */
export interface InactiveUser {
  readonly key: string;
  readonly signupId: string;
  readonly generation: number;
  readonly firstName: string;
  /** Null: they were imported and are not verified. */
  readonly channel: 'email' | 'sms' | null;
  /** The contact that they verified. */
  readonly address: string;
  /** After this, they are erased, if they are told now. */
  readonly erasedAfter: Date;
  /** Whether nothing speaks against it at the moment. */
  readonly mayBeErased: boolean;
}

/** Without those who came back, were erased, or are kept under the current setting. */
export async function findInactive(pool: Pool, keys: readonly string[]): Promise<readonly InactiveUser[]> {
  const { rows } = await pool.query<InactiveUser>({
    name: 'find_inactive',
    text: `SELECT key, signup.id AS "signupId", coalesce(access.generation, 0) AS generation, first_name AS "firstName",
         CASE verified_by WHEN 'email' THEN 'email' WHEN 'phone' THEN 'sms' END AS channel,
         CASE verified_by WHEN 'phone' THEN phone ELSE email END AS address,
         greatest(${countsFromNow} + make_interval(months => retention.months::int), clock_timestamp() + ${notice}) AS "erasedAfter",
         ${mayBeErased('retention.includes_accepted')} AS "mayBeErased"
       FROM retention CROSS JOIN unnest($1::text[]) AS given (key) JOIN signup ON signup.seq = split_part(given.key, '-', 1)::bigint
         ${factsOfFew}
       WHERE given.key = ${noticeKey} AND signup.erased_at IS NULL`,
    values: [keys],
  });
  return rows;
}

function only<Row>(rows: readonly Row[]): Row {
  const [first] = rows;
  if (first === undefined) throw new Error('A table of one row has none');
  return first;
}

import type { ClientBase, Pool } from 'pg';
import type { ActiveQueue, Due as DispatchDue } from '../../platform/dispatch/dispatch-queue.ts';
import type { MailingState, PauseReason } from './mailing.repository.ts';
import { type HourLimits, hasRoom } from './mailing.domain.repository.ts';
import { shareOfMinute } from './mailing.rules.ts';
import type { ExclusionReason } from '../segment/segment.audience.ts';

/*
 * SQL, not entities: the database's clock counts, and each statement is a step of the state machine that one process at
 * a time takes, under the runner's lock.
 */

/** A recipient who is due. */
export interface Due extends DispatchDue {
  readonly signupSeq: string;
  readonly domain: string | null;
}

/** Mailings that may have something to do: running ones, and canceled ones with recipients left. */
export async function findActive(pool: Pool): Promise<readonly ActiveQueue[]> {
  const { rows } = await pool.query<ActiveQueue>(
    `SELECT seq::text AS id, state FROM mailing WHERE ended_at IS NULL AND state IN ('running', 'canceled') ORDER BY seq`,
  );
  return rows;
}

/** The current state of a mailing, and what its pace allows in this minute of the clock. */
export interface Pace {
  readonly state: MailingState;
  /** Messages that may still be tried in this minute. */
  readonly room: number;
  readonly secondsLeft: number;
  /** The time of the query, as text: tries made now count at this time. */
  readonly at: string;
}

/**
 * @param lock keeps others from pausing or canceling it until the transaction ends; if it commits, it is then on disk.
 */
export async function readPace(client: ClientBase | Pool, seq: string, lock = false): Promise<Pace> {
  const { rows } = await client.query<{
    state: MailingState;
    perHour: number;
    used: number;
    minute: number;
    secondsLeft: number;
    at: string;
  }>({
    name: lock ? 'mailing_turn_locked' : 'mailing_turn',
    text: `SELECT state, per_hour AS "perHour", CASE WHEN minute_at = date_trunc('minute', at) THEN minute_sent ELSE 0 END AS used,
       greatest(0, extract(epoch FROM date_trunc('minute', at) - date_trunc('minute', coalesce(started_at, at))) / 60)::int AS minute,
       60 - extract(second FROM at)::float8 AS "secondsLeft", at::text${lock ? `, set_config('synchronous_commit', 'on', true)` : ''}
     FROM mailing, clock_timestamp() AS at WHERE seq = $1 ${lock ? 'FOR NO KEY UPDATE OF mailing' : ''}`,
    values: [seq],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('The mailing is gone');
  return { ...row, room: Math.max(0, shareOfMinute(row.perHour, row.minute) - row.used) };
}

/** Queued recipients who are due, best first among equals. */
export async function findDue(pool: Pool, seq: string, atMost: number): Promise<readonly Due[]> {
  const { rows } = await pool.query<Due>({
    name: 'mailing_due',
    text: `SELECT place, signup_seq::text AS "signupSeq", domain, tries FROM mailing_recipient
     WHERE mailing_seq = $1 AND state = 'queued' AND next_try_at <= clock_timestamp() ORDER BY next_try_at, place LIMIT $2`,
    values: [seq, atMost],
  });
  return rows;
}

/** Planned recipients in order, after a place, whose domain has room in this hour. */
export async function findPlanned(
  client: ClientBase,
  seq: string,
  { after, atMost, limits }: { readonly after: number; readonly atMost: number; readonly limits: HourLimits },
): Promise<readonly Pick<Due, 'place' | 'signupSeq'>[]> {
  const { rows } = await client.query<Pick<Due, 'place' | 'signupSeq'>>(
    `SELECT place, signup_seq::text AS "signupSeq" FROM mailing_recipient
     WHERE mailing_seq = $1 AND state = 'planned' AND place > $2 AND ${hasRoom({ mail: '$4', sms: '$5' })}
     ORDER BY place LIMIT $3`,
    [seq, after, atMost, limits.mailPerDomainPerHour, limits.smsPerHour],
  );
  return rows;
}

/**
 * SQL: recipients by their places. Otherwise PostgreSQL may join them to all recipients in a state, of which a new
 * mailing has up to millions that the statistics do not include yet.
 *
 * @param places a placeholder.
 */
export const atPlaces = (places: string): string => `recipient.place = ANY (${places}::int[])`;

/** Queues planned recipients; those with a reason are skipped. Throws if one of them is no longer planned. */
export async function queuePlanned(
  client: ClientBase,
  seq: string,
  planned: readonly { readonly place: number; readonly reason: ExclusionReason | null }[],
): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE mailing_recipient AS recipient SET reason = given.reason,
       state = CASE WHEN given.reason IS NULL THEN 'queued' ELSE 'skipped' END,
       next_try_at = CASE WHEN given.reason IS NULL THEN now() END
     FROM unnest($2::int[], $3::text[]) AS given (place, reason)
     WHERE mailing_seq = $1 AND ${atPlaces('$2')} AND recipient.place = given.place AND state = 'planned'`,
    [seq, planned.map(({ place }) => place), planned.map(({ reason }) => reason)],
  );
  if (rowCount !== planned.length) throw new Error('Recipients were changed by another process');
}

/** Skips queued recipients who can no longer be sent anything. */
export async function skipQueued(
  client: ClientBase,
  seq: string,
  skipped: readonly { readonly place: number; readonly reason: ExclusionReason }[],
): Promise<void> {
  if (skipped.length === 0) return;
  await client.query(
    `UPDATE mailing_recipient AS recipient SET state = 'skipped', reason = given.reason, next_try_at = NULL
     FROM unnest($2::int[], $3::text[]) AS given (place, reason)
     WHERE mailing_seq = $1 AND recipient.place = given.place AND state = 'queued'`,
    [seq, skipped.map(({ place }) => place), skipped.map(({ reason }) => reason)],
  );
}

/** Postpones queued recipients until a given time. */
export async function postpone(
  client: ClientBase,
  seq: string,
  places: readonly number[],
  until: string,
): Promise<void> {
  await client.query(
    `UPDATE mailing_recipient SET next_try_at = $3::timestamptz
     WHERE mailing_seq = $1 AND place = ANY ($2) AND state = 'queued'`,
    [seq, places, until],
  );
}

/** Marks queued recipients as being sent, and counts them in the minute. The caller has locked the mailing. */
export async function mark(
  client: ClientBase,
  seq: string,
  places: readonly number[],
  { at }: Pick<Pace, 'at'>,
): Promise<void> {
  const { rows } = await client.query<{ marked: number }>({
    name: 'mailing_mark',
    text: `WITH marked AS (
       UPDATE mailing_recipient SET state = 'sending', marked_at = $3::timestamptz, tries = tries + 1, next_try_at = NULL
       WHERE mailing_seq = $1 AND place = ANY ($2::int[]) AND state = 'queued' RETURNING place
     ), counted AS (UPDATE mailing SET ${countedTries('cardinality($2)')} WHERE seq = $1)
     SELECT count(*)::int AS marked FROM marked`,
    values: [seq, places, at],
  });
  if (rows[0]?.marked !== places.length) throw new Error('Recipients were changed by another process');
}

/** SQL: counts tries at the time `$3`. */
const countedTries = (tries: string): string => `minute_at = date_trunc('minute', $3::timestamptz),
  minute_sent = ${tries} + CASE WHEN minute_at = date_trunc('minute', $3::timestamptz) THEN minute_sent ELSE 0 END`;

/** Counts messages in the minute. The caller has locked the mailing. */
export async function countTries(
  client: ClientBase,
  seq: string,
  messages: number,
  { at }: Pick<Pace, 'at'>,
): Promise<void> {
  await client.query(`UPDATE mailing SET ${countedTries('$2::int')} WHERE seq = $1`, [seq, messages, at]);
}

/** Pauses a running mailing. @returns whether it was running. */
export async function pauseRunning(client: ClientBase, seq: string, reason: PauseReason): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE mailing SET state = 'paused', pause_reason = $2 WHERE seq = $1 AND state = 'running'`,
    [seq, reason],
  );
  return rowCount === 1;
}

/** Why a mailing is not done. */
export interface Remaining {
  readonly hasPlanned: boolean;
  readonly isSending: boolean;
  /** Seconds until the next try of a queued recipient; null: none is queued. */
  readonly nextInSeconds: number | null;
}

export async function readRemaining(client: ClientBase | Pool, seq: string): Promise<Remaining> {
  const some = (state: string) =>
    `EXISTS (SELECT FROM mailing_recipient WHERE mailing_seq = $1 AND state = '${state}')`;
  const { rows } = await client.query<Remaining>(
    `SELECT ${some('planned')} AS "hasPlanned", ${some('sending')} AS "isSending",
       (SELECT extract(epoch FROM min(next_try_at) - clock_timestamp())::float8 FROM mailing_recipient
        WHERE mailing_seq = $1 AND state = 'queued') AS "nextInSeconds"`,
    [seq],
  );
  return rows[0] ?? { hasPlanned: false, isSending: false, nextInSeconds: null };
}

/** Ends a mailing that has nothing left to do. */
export async function endMailing(client: ClientBase, seq: string, state: 'done' | 'canceled'): Promise<void> {
  await client.query('UPDATE mailing SET state = $2, ended_at = clock_timestamp() WHERE seq = $1', [
    seq,
    state,
  ]);
}

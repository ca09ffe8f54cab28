import type { ClientBase } from 'pg';
import type { Verdict } from '../../platform/dispatch/dispatch-queue.ts';
import type { MailingOutcome } from './mailing.rules.ts';
import { atPlaces } from './mailing.run.repository.ts';

/** A recipient that was settled. */
export interface SettledRow {
  readonly place: number;
  readonly signupSeq: string;
  readonly state: Verdict['state'];
}

/** SQL: the counters that a mailing is judged by. */
export const outcomeColumns =
  'mailing.sent::float8 AS sent, mailing.bounced::float8 AS bounced, mailing.complained::float8 AS complained';

/** Recipients that were settled, and the updated counters of their mailing. */
export interface SettledTries {
  readonly rows: readonly SettledRow[];
  readonly outcome: MailingOutcome;
}

/**
 * Settles recipients that were being sent, and counts them in the mailing, which the caller has locked. Those that
 * another process settled are missing from the result.
 */
export async function settleTries(
  client: ClientBase,
  seq: string,
  verdicts: readonly Verdict[],
): Promise<SettledTries> {
  const { rows } = await client.query<SettledRow & MailingOutcome>({
    name: 'mailing_settle',
    text: `WITH settled AS (
       UPDATE mailing_recipient AS recipient SET state = given.state,
         sent_at = CASE given.state WHEN 'sent' THEN clock_timestamp() END,
         next_try_at = CASE given.state WHEN 'queued' THEN clock_timestamp() + make_interval(secs => coalesce(given.wait, 0)) END,
         tries = recipient.tries - CASE WHEN given.counts THEN 0 ELSE 1 END, maybe_sent = recipient.maybe_sent OR given.maybe_sent
       FROM json_to_recordset($2) AS given (place int, marked_at timestamptz, state text, wait float8, counts boolean, maybe_sent boolean, suppress boolean)
       WHERE mailing_seq = $1 AND ${atPlaces('$3')} AND recipient.place = given.place AND recipient.state = 'sending'
         AND recipient.marked_at = given.marked_at
       RETURNING recipient.place, signup_seq, recipient.state, given.suppress
     ), counted AS (
       UPDATE mailing SET sent = mailing.sent + ended.people, bounced = mailing.bounced + ended.bounced
       FROM (SELECT count(*) FILTER (WHERE state IN ('sent', 'refused')) AS people, count(*) FILTER (WHERE suppress) AS bounced FROM settled) AS ended
       WHERE seq = $1 RETURNING ${outcomeColumns}
     )
     SELECT place, signup_seq::text AS "signupSeq", state, counted.* FROM settled, counted`,
    values: [seq, JSON.stringify(verdicts.map(verdictRow)), verdicts.map(({ place }) => place)],
  });
  return { rows, outcome: rows[0] ?? { sent: 0, bounced: 0, complained: 0 } };
}

const verdictRow = ({ place, markedAt, state, inSeconds, counts, maybeSent, suppress }: Verdict) => ({
  place,
  state,
  counts,
  suppress,
  marked_at: markedAt,
  wait: inSeconds,
  maybe_sent: maybeSent,
});

/** A message whose tries can never be settled, for whatever reason, is not repeated forever. */
const triesUnsettled = 5;

/**
 * Recipients that have been in sending for longer than a try takes: no one knows their result.
 *
 * @param to `queued` sends them again, `uncertain` holds them.
 */
export async function settleForgotten(
  client: ClientBase,
  seq: string,
  to: 'queued' | 'uncertain',
  olderThanSeconds: number,
): Promise<readonly SettledRow[]> {
  const { rows } = await client.query<SettledRow>(
    `UPDATE mailing_recipient SET maybe_sent = true,
       state = CASE WHEN tries < ${triesUnsettled} THEN $2 ELSE 'uncertain' END,
       next_try_at = CASE WHEN tries < ${triesUnsettled} AND $2 = 'queued' THEN clock_timestamp() END
     WHERE mailing_seq = $1 AND state = 'sending' AND marked_at < clock_timestamp() - make_interval(secs => $3)
     RETURNING place, signup_seq::text AS "signupSeq", state`,
    [seq, to, olderThanSeconds],
  );
  return rows;
}

/** Resends the messages that an admin decided about. @returns how many. */
export async function queueUncertain(client: ClientBase, seq: string): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE mailing_recipient SET state = 'queued', next_try_at = clock_timestamp() WHERE mailing_seq = $1 AND state = 'uncertain'`,
    [seq],
  );
  return rowCount ?? 0;
}

/** Cancels some planned recipients. @returns how many. */
export async function cancelPlanned(client: ClientBase, seq: string, atMost: number): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE mailing_recipient SET state = 'canceled' WHERE mailing_seq = $1 AND state = 'planned' AND place IN (
       SELECT place FROM mailing_recipient WHERE mailing_seq = $1 AND state = 'planned' ORDER BY place LIMIT $2)`,
    [seq, atMost],
  );
  return rowCount ?? 0;
}

/** A queued recipient of a canceled mailing. */
export interface QueuedRow {
  readonly place: number;
  readonly signupSeq: string;
  readonly maybeSent: boolean;
}

export async function findQueued(
  client: ClientBase,
  seq: string,
  atMost: number,
): Promise<readonly QueuedRow[]> {
  const { rows } = await client.query<QueuedRow>(
    `SELECT place, signup_seq::text AS "signupSeq", maybe_sent AS "maybeSent" FROM mailing_recipient
     WHERE mailing_seq = $1 AND state = 'queued' ORDER BY place LIMIT $2`,
    [seq, atMost],
  );
  return rows;
}

/** Ends queued recipients: those who may have received the message are uncertain, the others canceled. */
export async function cancelQueued(
  client: ClientBase,
  seq: string,
  places: readonly number[],
): Promise<void> {
  await client.query(
    `UPDATE mailing_recipient SET state = CASE WHEN maybe_sent THEN 'uncertain' ELSE 'canceled' END, next_try_at = NULL
     WHERE mailing_seq = $1 AND place = ANY ($2) AND state = 'queued'`,
    [seq, places],
  );
}

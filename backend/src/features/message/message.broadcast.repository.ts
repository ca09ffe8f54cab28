import type { ClientBase, Pool } from 'pg';
import { lockByName } from '../../platform/database/database.ts';
import { clickedSql } from './message.click.repository.ts';
import { type Audience, type Bind, binding, type ExclusionReason } from '../segment/segment.audience.ts';

export const broadcastsAtMost = 2;
const withinDays = 7;

/**
 * Whether a user has had as many broadcasts as they may, or is about to, as a condition over `signup`. A message that
 * may have been sent counts as sent. When several broadcasts queue the same user, the last one finds the others, so no
 * user gets one too many.
 *
 * @param own a placeholder for the broadcast being checked; null: none.
 */
export const tooOftenSql = (own: string | null): string => `(SELECT count(*) FROM mailing_recipient AS other
  WHERE other.signup_seq = signup.seq AND other.mailing_seq = ANY (ARRAY(
      SELECT seq FROM mailing WHERE kind = 'broadcast' AND started_at IS NOT NULL
        AND (ended_at IS NULL OR ended_at > now() - interval '${withinDays + 1} days')${own === null ? '' : ` AND seq <> ${own}::bigint`}))
    AND (other.state IN ('queued', 'sending') OR other.state IN ('sent', 'uncertain')
      AND coalesce(other.sent_at, other.marked_at) > now() - interval '${withinDays} days')) >= ${broadcastsAtMost}`;

/**
 * Makes this transaction the only one that queues recipients of broadcasts: two concurrent ones would not see each
 * other's, and send one too many to the same user.
 */
export const lockBroadcastClaims = (client: ClientBase): Promise<void> =>
  lockByName(client, 'broadcast claims');

type Exclusions = (bind: Bind) => ReturnType<Audience['exclusions']>;

/** The first reason whose condition is true, as an expression over `signup`; null: none is. */
export const reasonSql = (
  exclusions: readonly { readonly reason: string; readonly condition: string }[],
): string =>
  `CASE ${exclusions.map(({ reason, condition }) => `WHEN ${condition} THEN '${reason}'`).join(' ')} END`;

/** Which of some users don't get news, and why. */
export async function findNewsExcluded(
  client: ClientBase,
  signupSeqs: readonly string[],
  exclusions: Exclusions,
): Promise<ReadonlyMap<string, ExclusionReason>> {
  const { bind, values } = binding();
  const { rows } = await client.query<{ seq: string; reason: ExclusionReason }>(
    `SELECT * FROM (SELECT signup.seq::text, ${reasonSql(exclusions(bind))} AS reason
       FROM signup WHERE seq = ANY (${bind(signupSeqs)}::bigint[])) AS found
     WHERE reason IS NOT NULL`,
    [...values],
  );
  return new Map(rows.map(({ seq, reason }) => [seq, reason]));
}

/** The current state of a broadcast's recipient, and why they get nothing. */
export interface BroadcastPerson {
  readonly signupSeq: string;
  /** Their place among the recipients. */
  readonly place: number;
  readonly signupId: string;
  readonly email: string;
  /** Whether they only stated the address: it may be a stranger's. */
  readonly isStated: boolean;
  readonly firstName: string;
  readonly referralId: string;
  /** The generation of the links to their status page. */
  readonly generation: number;
  /** When the broadcast started; null without one. */
  readonly rankThen: number | null;
  /** Null: there is no reason not to send. */
  readonly skip: ExclusionReason | null;
}

/** Recipients of a broadcast. */
export async function findBroadcastPeople(
  pool: Pool,
  mailingSeq: string,
  signupSeqs: readonly string[],
  exclusions: Exclusions,
): Promise<readonly BroadcastPerson[]> {
  const { bind, values } = binding();
  const { rows } = await pool.query<BroadcastPerson>(
    `SELECT signup.seq::text AS "signupSeq", recipient.place, signup.id AS "signupId", signup.email, signup.verified_by <> 'email' AS "isStated", signup.first_name AS "firstName",
       signup.referral_id AS "referralId", coalesce(access.generation, 0) AS generation,
       recipient.rank_then::float8 AS "rankThen", ${reasonSql(exclusions(bind))} AS skip
     FROM mailing_recipient AS recipient JOIN signup ON signup.seq = recipient.signup_seq
       LEFT JOIN status_access AS access ON access.signup_seq = signup.seq
     WHERE recipient.mailing_seq = ${bind(mailingSeq)} AND recipient.signup_seq = ANY (${bind(signupSeqs)}::bigint[])`,
    [...values],
  );
  return rows;
}

/** What users made of a broadcast, and what mail providers reported: addresses suppressed because of it, by reason. */
export interface BroadcastFeedback {
  /** Users who clicked a link. */
  readonly clicked: number;
  readonly unsubscribed: number;
  readonly bounced: number;
  readonly complained: number;
}

/** Counts them while they are suppressed. Reads every suppression. */
export async function countFeedback(pool: Pool, mailingId: string): Promise<BroadcastFeedback> {
  const { rows } = await pool.query<BroadcastFeedback>(
    `SELECT ${clickedSql('mailing.seq')} AS clicked, feedback.*
     FROM mailing, LATERAL (
       SELECT count(*) FILTER (WHERE reason = 'unsubscribe')::int AS unsubscribed,
         count(*) FILTER (WHERE reason = 'bounce')::int AS bounced,
         count(*) FILTER (WHERE reason = 'complaint')::int AS complained
       FROM suppression WHERE mailing_seq = mailing.seq) AS feedback
     WHERE mailing.id = $1`,
    [mailingId],
  );
  return rows[0] ?? { clicked: 0, unsubscribed: 0, bounced: 0, complained: 0 };
}

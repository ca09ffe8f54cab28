import type { ClientBase, Pool } from 'pg';
import type { EndedInvite } from './invite.repository.ts';
import { type InviteState, inviteStateNow } from './invite.state.ts';
import { isLeavingSql } from '../waitlist/waitlist.leaving.ts';

/** The content of a message of a wave to one user. */
export interface WavePerson {
  readonly signupSeq: string;
  readonly signupId: string;
  readonly channel: 'email' | 'sms';
  /** The verified contact, or the email address that the user only stated. */
  readonly address: string;
  readonly isStated: boolean;
  readonly firstName: string;
  readonly referralId: string;
  /** The generation of the links to their status page. */
  readonly generation: number;
  /** When the wave started; null without one. */
  readonly rankThen: number | null;
  readonly inviteId: string;
  readonly codeSalt: number;
  readonly codeHash: string;
  readonly expiresAt: Date;
}

/** SQL: whether a user of a wave is sent emails: only a recipient of emails has a domain. */
export const goesByEmail = `(signup.verified_by = 'email' OR recipient.domain IS NOT NULL)`;
export const personColumns = `signup.seq::text AS "signupSeq", signup.id AS "signupId",
  CASE WHEN ${goesByEmail} THEN 'email' ELSE 'sms' END AS channel, CASE WHEN ${goesByEmail} THEN signup.email ELSE signup.phone END AS address,
  signup.verified_by <> 'email' AND ${goesByEmail} AS "isStated",
  signup.first_name AS "firstName", signup.referral_id AS "referralId", coalesce(access.generation, 0) AS generation,
  invite.id AS "inviteId", invite.code_salt AS "codeSalt", invite.code_hash AS "codeHash", invite.expires_at AS "expiresAt"`;
export const personTables = `JOIN signup ON signup.seq = invite.signup_seq LEFT JOIN status_access AS access ON access.signup_seq = signup.seq`;
export const isSuppressed = (pads: string) =>
  `(${goesByEmail} AND is_suppressed(signup.email_key, 'invites', ${pads}))`;

/** A message that is due, and anything that prevents it. */
export interface WaveMessage extends Omit<WavePerson, 'codeHash'> {
  /** Null once its user is erased. */
  readonly codeHash: string | null;
  readonly state: InviteState;
  readonly isBlocked: boolean;
  readonly isLeaving: boolean;
  readonly isSuppressed: boolean;
  /** How many messages were requested: more than one if an admin resent it. */
  readonly messages: number;
}

/**
 * SQL: `invite.mailing_seq = $1`, but without using an index: until the statistics include a wave that has just begun,
 * PostgreSQL would read all of its invitations from the index for each group of messages.
 */
const isOfWave = 'coalesce(invite.mailing_seq, 0) = $1';

/**
 * The messages of a wave to users who have an invitation from it. Everything is looked up by user, so the last message
 * of a wave costs as much as the first.
 *
 * @param pads see `hashPads`.
 */
export async function findWaveMessages(
  pool: Pool,
  mailingSeq: string,
  signupSeqs: readonly string[],
  pads: readonly Buffer[],
): Promise<readonly WaveMessage[]> {
  const { rows } = await pool.query<WaveMessage>({
    name: 'invite_wave_messages',
    text: `SELECT ${personColumns}, recipient.rank_then::float8 AS "rankThen", ${inviteStateNow} AS state, invite.messages,
        signup.blocked_at IS NOT NULL AS "isBlocked", ${isLeavingSql} AS "isLeaving", ${isSuppressed('$3')} AS "isSuppressed"
      FROM invite ${personTables} CROSS JOIN LATERAL (
        SELECT rank_then, domain FROM mailing_recipient WHERE signup_seq = invite.signup_seq AND mailing_seq = $1 LIMIT 1) AS recipient
      WHERE invite.signup_seq = ANY ($2) AND ${isOfWave}`,
    values: [mailingSeq, signupSeqs, pads],
  });
  return rows;
}

/** SQL: when the next reminder of an invitation of `wave` is due; null: never. */
const nextReminder = `(SELECT min(invite.expires_at - make_interval(days => day)) FROM unnest(wave.reminder_days) AS day
  WHERE invite.expires_at - make_interval(days => day) > clock_timestamp())`;

/** Records that messages were sent, or never will be. @returns the invitations, once each. */
export async function settleWaveMessages(
  client: ClientBase,
  mailingSeq: string,
  signupSeqs: readonly string[],
  outcome: 'message_sent_at' | 'message_refused_at',
): Promise<readonly EndedInvite[]> {
  if (signupSeqs.length === 0) return [];
  const { rows } = await client.query<EndedInvite>({
    name: `invite_wave_${outcome}`,
    text: `UPDATE invite SET ${outcome} = clock_timestamp()${outcome === 'message_sent_at' ? `, next_reminder_at = ${nextReminder}` : ''}
     FROM invite_wave AS wave
     WHERE wave.mailing_seq = $1 AND ${isOfWave} AND invite.signup_seq = ANY ($2)
       AND invite.messages = 1 AND invite.message_sent_at IS NULL AND invite.message_refused_at IS NULL
     RETURNING invite.id, invite.signup_seq::text AS "signupSeq"`,
    values: [mailingSeq, signupSeqs],
  });
  return rows;
}

/** The kind of notice; its key is the invitation's id and the number of the reminder, from 1. */
export const reminderKind = 'reminder';

/** The waves that send reminders now, and have some. Paused and canceled waves send none. */
export async function findReminding(pool: Pool | ClientBase): Promise<readonly string[]> {
  const { rows } = await pool.query<{ mailingSeq: string }>(
    `SELECT wave.mailing_seq::text AS "mailingSeq"
     FROM invite_wave AS wave JOIN mailing ON mailing.seq = wave.mailing_seq
     WHERE wave.reminder_version_id IS NOT NULL AND wave.revoke_asked_at IS NULL AND mailing.state IN ('running', 'done')
       AND EXISTS (SELECT FROM invite WHERE mailing_seq = wave.mailing_seq AND state = 'issued' AND next_reminder_at <= clock_timestamp())
     ORDER BY wave.mailing_seq`,
  );
  return rows.map(({ mailingSeq }) => mailingSeq);
}

/** A reminder of a wave that is due. */
export interface DueReminder {
  readonly inviteSeq: string;
  /** The domain of the email address; null: it is sent by text message. */
  readonly domain: string | null;
}

/** Reminders of a wave that are due, locked, in the transaction of `client`. */
export async function lockReminders(
  client: ClientBase,
  mailingSeq: string,
  atMost: number,
): Promise<readonly DueReminder[]> {
  const { rows } = await client.query<DueReminder>(
    `SELECT invite.seq::text AS "inviteSeq", recipient.domain FROM (
       SELECT seq, signup_seq, next_reminder_at FROM invite
       WHERE mailing_seq = $1 AND state = 'issued' AND next_reminder_at <= clock_timestamp()
       ORDER BY next_reminder_at LIMIT $2 FOR UPDATE SKIP LOCKED) AS invite
     JOIN mailing_recipient AS recipient ON recipient.signup_seq = invite.signup_seq AND recipient.mailing_seq = $1
     ORDER BY next_reminder_at`,
    [mailingSeq, atMost],
  );
  return rows;
}

/** Counts reminders as sent, and sets when their invitations' next ones are due. @returns their keys. */
export async function countReminders(
  client: ClientBase,
  mailingSeq: string,
  reminders: readonly DueReminder[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ key: string }>(
    `UPDATE invite SET reminders_sent = reminders_sent + 1, next_reminder_at = ${nextReminder}
     FROM invite_wave AS wave WHERE wave.mailing_seq = $1 AND invite.seq = ANY ($2)
     RETURNING invite.id || '-' || reminders_sent AS key`,
    [mailingSeq, reminders.map(({ inviteSeq }) => inviteSeq)],
  );
  return rows.map(({ key }) => key);
}

/** Postpones reminders until a given time. */
export async function postponeReminders(
  client: ClientBase,
  reminders: readonly DueReminder[],
  until: string,
): Promise<void> {
  await client.query('UPDATE invite SET next_reminder_at = $2::timestamptz WHERE seq = ANY ($1)', [
    reminders.map(({ inviteSeq }) => inviteSeq),
    until,
  ]);
}

/** A reminder to send. */
export interface Reminder extends WavePerson {
  readonly key: string;
  readonly mailingSeq: string;
  /** Of the reminder's template. */
  readonly versionId: string;
  /** Whether its wave is paused. */
  readonly isPaused: boolean;
  readonly isLeaving: boolean;
  readonly isSuppressed: boolean;
}

/** The reminders that can be sent; the invitations of others were accepted or have ended, as has their wave. */
export async function findReminders(
  pool: Pool,
  keys: readonly string[],
  pads: readonly Buffer[],
): Promise<readonly Reminder[]> {
  const { rows } = await pool.query<Reminder>({
    name: 'invite_reminders',
    text: `SELECT given.key, ${personColumns}, recipient.rank_then::float8 AS "rankThen", mailing.seq::text AS "mailingSeq",
        wave.reminder_version_id AS "versionId", mailing.state = 'paused' AS "isPaused", ${isLeavingSql} AS "isLeaving", ${isSuppressed('$2')} AS "isSuppressed"
      FROM unnest($1::text[]) AS given (key) JOIN invite ON invite.id = left(given.key, 36)::uuid
        JOIN invite_wave AS wave ON wave.mailing_seq = invite.mailing_seq JOIN mailing ON mailing.seq = invite.mailing_seq
        JOIN mailing_recipient AS recipient ON recipient.signup_seq = invite.signup_seq AND recipient.mailing_seq = invite.mailing_seq
        ${personTables}
      WHERE ${inviteStateNow} = 'issued' AND invite.code_hash IS NOT NULL AND signup.blocked_at IS NULL
        AND wave.revoke_asked_at IS NULL AND mailing.state IN ('running', 'done', 'paused')`,
    values: [keys, pads],
  });
  return rows;
}

/** No further reminders of these invitations are sent. */
export async function endReminders(client: ClientBase, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await client.query(
    'UPDATE invite SET next_reminder_at = NULL WHERE id = ANY (SELECT left(key, 36)::uuid FROM unnest($1::text[]) AS given (key))',
    [keys],
  );
}

import type { ClientBase, Pool } from 'pg';
import type { EndedInvite } from './invite.repository.ts';
import { type InviteState, inviteStateNow } from './invite.state.ts';

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
const personColumns = `signup.seq::text AS "signupSeq", signup.id AS "signupId",
  CASE WHEN ${goesByEmail} THEN 'email' ELSE 'sms' END AS channel, CASE WHEN ${goesByEmail} THEN signup.email ELSE signup.phone END AS address,
  signup.verified_by <> 'email' AND ${goesByEmail} AS "isStated",
  signup.first_name AS "firstName", signup.referral_id AS "referralId", coalesce(access.generation, 0) AS generation,
  invite.id AS "inviteId", invite.code_salt AS "codeSalt", invite.code_hash AS "codeHash", invite.expires_at AS "expiresAt"`;
const personTables = `JOIN signup ON signup.seq = invite.signup_seq LEFT JOIN status_access AS access ON access.signup_seq = signup.seq`;
const isSuppressed = (pads: string) =>
  `(${goesByEmail} AND is_suppressed(signup.email_key, 'invites', ${pads}))`;

/** A message that is due, and anything that prevents it. */
export interface WaveMessage extends Omit<WavePerson, 'codeHash'> {
  /** Null once its user is erased. */
  readonly codeHash: string | null;
  readonly state: InviteState;
  readonly isBlocked: boolean;
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
        signup.blocked_at IS NOT NULL AS "isBlocked", ${isSuppressed('$3')} AS "isSuppressed"
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

/** The waves with reminders to send, and which reminders. Paused and canceled waves send none. */
export async function findReminding(
  pool: Pool,
): Promise<readonly { readonly mailingSeq: string; readonly versionId: string }[]> {
  const { rows } = await pool.query<{ mailingSeq: string; versionId: string }>(
    `SELECT wave.mailing_seq::text AS "mailingSeq", wave.reminder_version_id AS "versionId"
     FROM invite_wave AS wave JOIN mailing ON mailing.seq = wave.mailing_seq
     WHERE wave.reminder_version_id IS NOT NULL AND wave.revoke_asked_at IS NULL AND mailing.state IN ('running', 'done')
       AND (EXISTS (SELECT FROM invite WHERE mailing_seq = wave.mailing_seq AND state = 'issued' AND next_reminder_at <= clock_timestamp())
         OR EXISTS (SELECT FROM invite WHERE mailing_seq = wave.mailing_seq AND state = 'issued' AND reminder_try_at <= clock_timestamp()))
     ORDER BY wave.mailing_seq`,
  );
  return rows;
}

/** A reminder to send. */
export interface Reminder extends WavePerson {
  readonly inviteSeq: string;
  /** 1 for the first of an invitation. */
  readonly number: number;
  /** The domain of the email address; null: it is sent by text message. */
  readonly domain: string | null;
  readonly isSuppressed: boolean;
}

/**
 * Claims reminders of a wave that are due, in the transaction of `client`, each by one caller only. Until it is
 * settled, one is claimed again after a minute, later after longer, under the same number; it is given up after ten
 * tries.
 */
export async function claimReminders(
  client: ClientBase,
  mailingSeq: string,
  { atMost, pads }: { readonly atMost: number; readonly pads: readonly Buffer[] },
): Promise<readonly Reminder[]> {
  const { rows } = await client.query<Reminder>(
    `WITH again AS MATERIALIZED (
       SELECT seq FROM invite WHERE mailing_seq = $1 AND state = 'issued' AND reminder_try_at <= clock_timestamp()
       ORDER BY reminder_try_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ), due AS MATERIALIZED (
       SELECT seq FROM invite WHERE mailing_seq = $1 AND state = 'issued' AND next_reminder_at <= clock_timestamp()
       ORDER BY next_reminder_at LIMIT $2 - (SELECT count(*) FROM again) FOR UPDATE SKIP LOCKED
     ), taken AS (
       SELECT seq, bool_or(is_new) AS is_new FROM (SELECT seq, false AS is_new FROM again UNION ALL SELECT seq, true FROM due) AS each GROUP BY seq
     ), claimed AS (
       UPDATE invite SET reminders_sent = invite.reminders_sent + taken.is_new::integer,
         reminder_tries = CASE WHEN taken.is_new THEN 1 ELSE invite.reminder_tries + 1 END,
         reminder_try_at = CASE WHEN taken.is_new THEN clock_timestamp() + interval '1 minute'
           WHEN invite.reminder_tries < ${triesAtMost} THEN clock_timestamp() + interval '1 minute' * 2 ^ invite.reminder_tries END,
         next_reminder_at = CASE WHEN taken.is_new THEN ${nextReminder} ELSE invite.next_reminder_at END
       FROM taken, invite_wave AS wave WHERE invite.seq = taken.seq AND wave.mailing_seq = $1
       RETURNING invite.*
     )
     SELECT ${personColumns}, recipient.rank_then::float8 AS "rankThen", invite.seq::text AS "inviteSeq",
       invite.reminders_sent AS number, recipient.domain, ${isSuppressed('$3')} AS "isSuppressed"
     FROM claimed AS invite JOIN mailing_recipient AS recipient ON recipient.signup_seq = invite.signup_seq AND recipient.mailing_seq = $1
       ${personTables}
     WHERE invite.reminder_try_at IS NOT NULL AND invite.expires_at > clock_timestamp() AND invite.code_hash IS NOT NULL
       AND signup.blocked_at IS NULL`,
    [mailingSeq, atMost, pads],
  );
  return rows;
}

const triesAtMost = 10;

/** Postpones claimed reminders until a given time: that does not count as a try. */
export async function postponeReminders(
  client: ClientBase,
  reminders: readonly Pick<Reminder, 'inviteSeq'>[],
  until: string,
): Promise<void> {
  await client.query(
    `UPDATE invite SET reminder_try_at = $2::timestamptz, reminder_tries = reminder_tries - 1 WHERE seq = ANY ($1)`,
    [reminders.map(({ inviteSeq }) => inviteSeq), until],
  );
}

/** Records that reminders were sent, or never will be. @param isLast no others follow. */
export async function settleReminders(
  pool: Pool,
  reminders: readonly Pick<Reminder, 'inviteSeq' | 'number'>[],
  { isLast }: { readonly isLast: boolean },
): Promise<void> {
  if (reminders.length === 0) return;
  await pool.query(
    `UPDATE invite SET reminder_try_at = NULL, next_reminder_at = CASE WHEN $3 THEN NULL ELSE next_reminder_at END
     FROM unnest($1::bigint[], $2::smallint[]) AS settled (seq, number)
     WHERE invite.seq = settled.seq AND invite.reminders_sent = settled.number`,
    [reminders.map(({ inviteSeq }) => inviteSeq), reminders.map(({ number }) => number), isLast],
  );
}

import type { ClientBase, Pool } from 'pg';
import type { EndedInvite } from './invite.repository.ts';
import { goesByEmail } from './invite.wave.message.repository.ts';

/** The message of an invitation, as identified in a job's payload: a message that is requested again is a new one. */
export interface InviteMessageKey {
  readonly inviteId: string;
  /** 1 for the first. */
  readonly number: number;
}

/** A message that is still to be sent. */
export interface InviteMessage {
  readonly channel: 'email' | 'sms';
  /** The verified contact, or the email address that the user only stated. */
  readonly address: string;
  readonly isStated: boolean;
  /** Its key as in `signup.email_key`; null for text messages. */
  readonly emailKey: string | null;
  readonly firstName: string;
  readonly referralId: string;
  readonly signupId: string;
  /** The generation of the links to their status page; the user may have revoked earlier ones. */
  readonly generation: number;
  readonly codeSalt: number;
  readonly codeHash: string;
  readonly expiresAt: Date;
  /** The wave that issued the invitation, which determines its first message and rank. Null: none did. */
  readonly wave: {
    readonly mailingSeq: number;
    readonly versionId: string;
    readonly rankThen: number | null;
  } | null;
}

/**
 * Requests a message for each invitation that can still be accepted and has had few enough, in the transaction of
 * `client`: at most `atMost` in all, and none within `everyMinutes` after another.
 *
 * @returns which messages.
 */
export async function askForMessages(
  client: ClientBase,
  inviteIds: readonly string[],
  { atMost, everyMinutes }: { readonly atMost: number; readonly everyMinutes: number },
): Promise<readonly InviteMessageKey[]> {
  const { rows } = await client.query<InviteMessageKey>(
    `UPDATE invite SET messages = messages + 1, message_at = clock_timestamp(), message_sent_at = NULL, message_refused_at = NULL
     WHERE id = ANY ($1) AND state = 'issued' AND expires_at > clock_timestamp() AND messages < $2
       AND (message_at IS NULL OR message_at < clock_timestamp() - make_interval(mins => $3))
     RETURNING id AS "inviteId", messages AS number`,
    [inviteIds, atMost, everyMinutes],
  );
  return rows;
}

const isDue = `invite.id = $1 AND invite.messages = $2 AND invite.message_sent_at IS NULL AND invite.message_refused_at IS NULL`;

/** The message of a job; null if it is settled or was requested again, or the invitation can no longer be accepted. */
export async function findInviteMessage(
  pool: Pool,
  { inviteId, number }: InviteMessageKey,
): Promise<InviteMessage | null> {
  const { rows } = await pool.query<InviteMessage>({
    name: 'invite_message',
    text: `SELECT CASE WHEN ${goesByEmail} THEN 'email' ELSE 'sms' END AS channel,
        CASE WHEN ${goesByEmail} THEN signup.email ELSE signup.phone END AS address,
        CASE WHEN ${goesByEmail} THEN signup.email_key END AS "emailKey",
        signup.verified_by <> 'email' AND ${goesByEmail} AS "isStated",
        signup.first_name AS "firstName", signup.referral_id AS "referralId", signup.id AS "signupId",
        coalesce(access.generation, 0) AS generation, invite.code_salt AS "codeSalt", invite.code_hash AS "codeHash", invite.expires_at AS "expiresAt",
        CASE WHEN mailing.seq IS NOT NULL THEN json_build_object(
          'mailingSeq', mailing.seq, 'versionId', mailing.template_version_id, 'rankThen', recipient.rank_then) END AS wave
      FROM invite JOIN signup ON signup.seq = invite.signup_seq
        LEFT JOIN mailing ON mailing.seq = invite.mailing_seq
        LEFT JOIN mailing_recipient AS recipient
          ON recipient.mailing_seq = invite.mailing_seq AND recipient.signup_seq = invite.signup_seq
        LEFT JOIN status_access AS access ON access.signup_seq = signup.seq
      WHERE ${isDue} AND invite.state = 'issued' AND invite.expires_at > clock_timestamp() AND invite.code_hash IS NOT NULL`,
    values: [inviteId, number],
  });
  return rows[0] ?? null;
}

/** Records that a message has been sent, or never will be. @returns its invitation; none if it was settled before. */
export async function settleInviteMessage(
  client: ClientBase | Pool,
  { inviteId, number }: InviteMessageKey,
  outcome: 'message_sent_at' | 'message_refused_at',
): Promise<readonly EndedInvite[]> {
  const { rows } = await client.query<EndedInvite>({
    name: `invite_${outcome}`,
    text: `UPDATE invite SET ${outcome} = clock_timestamp() WHERE ${isDue}
      RETURNING id, signup_seq::text AS "signupSeq"`,
    values: [inviteId, number],
  });
  return rows;
}

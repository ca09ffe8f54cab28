import type { ClientBase, Pool } from 'pg';
import { queueNotices } from '../../platform/dispatch/notice.repository.ts';
import type { EndedInvite } from './invite.repository.ts';
import {
  isSuppressed,
  personColumns,
  personTables,
  type WavePerson,
} from './invite.wave.message.repository.ts';
import { isLeavingSql } from '../waitlist/waitlist.leaving.ts';

/** The kind of notice; its key is the invitation's id and the number of the message, from 1, which its email has as its id. */
export const invitationKind = 'invite';

/** A message that is still to be sent. */
export interface InvitationMessage extends WavePerson {
  readonly key: string;
  readonly isSuppressed: boolean;
  readonly isLeaving: boolean;
  /** The wave that issued the invitation, and the version of its first message; null: none did. */
  readonly mailingSeq: string | null;
  readonly versionId: string | null;
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
): Promise<readonly string[]> {
  const { rows } = await client.query<{ key: string }>(
    `UPDATE invite SET messages = messages + 1, message_at = clock_timestamp(), message_sent_at = NULL, message_refused_at = NULL
     WHERE id = ANY ($1) AND state = 'issued' AND expires_at > clock_timestamp() AND messages < $2
       AND (message_at IS NULL OR message_at < clock_timestamp() - make_interval(mins => $3))
     RETURNING ${currentKey} AS key`,
    [inviteIds, atMost, everyMinutes],
  );
  return rows.map(({ key }) => key);
}

/** The same, and queues them. @returns how many. */
export async function queueInvitations(
  client: ClientBase,
  inviteIds: readonly string[],
  limits: { readonly atMost: number; readonly everyMinutes: number },
): Promise<number> {
  const keys = await askForMessages(client, inviteIds, limits);
  await queueNotices(client, invitationKind, keys);
  return keys.length;
}

/** SQL: the current message of an invitation. One that is requested again is a new one. */
const currentKey = `invite.id || '-' || invite.messages`;
/** SQL: whether it is that of one of the keys in $1, and not settled. */
const isUnsettled = `invite.id = ANY (SELECT left(key, 36)::uuid FROM unnest($1::text[]) AS given (key)) AND ${currentKey} = ANY ($1)
  AND invite.message_sent_at IS NULL AND invite.message_refused_at IS NULL`;

/** The messages that can be sent; others are settled, were requested again, or their invitation can't be accepted anymore. */
export async function findInvitations(
  pool: Pool,
  keys: readonly string[],
  pads: readonly Buffer[],
): Promise<readonly InvitationMessage[]> {
  const { rows } = await pool.query<InvitationMessage>({
    name: 'invite_messages',
    text: `SELECT ${currentKey} AS key, ${personColumns}, recipient.rank_then::float8 AS "rankThen", ${isSuppressed('$2')} AS "isSuppressed", ${isLeavingSql} AS "isLeaving",
        mailing.seq::text AS "mailingSeq", mailing.template_version_id AS "versionId"
      FROM invite ${personTables}
        LEFT JOIN mailing ON mailing.seq = invite.mailing_seq
        LEFT JOIN mailing_recipient AS recipient
          ON recipient.mailing_seq = invite.mailing_seq AND recipient.signup_seq = invite.signup_seq
      WHERE ${isUnsettled} AND invite.state = 'issued' AND invite.expires_at > clock_timestamp() AND invite.code_hash IS NOT NULL`,
    values: [keys, pads],
  });
  return rows;
}

/** Records that messages have been sent, or never will be. @returns their invitations, with the wave of each. */
export async function settleInvitations(
  client: ClientBase,
  keys: readonly string[],
  outcome: 'message_sent_at' | 'message_refused_at',
): Promise<readonly (EndedInvite & { readonly mailingSeq: string | null })[]> {
  if (keys.length === 0) return [];
  const { rows } = await client.query<EndedInvite & { readonly mailingSeq: string | null }>(
    `UPDATE invite SET ${outcome} = clock_timestamp() WHERE ${isUnsettled}
     RETURNING id, signup_seq::text AS "signupSeq", mailing_seq::text AS "mailingSeq"`,
    [keys],
  );
  return rows;
}

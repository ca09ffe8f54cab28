import type { ClientBase } from 'pg';
import { pauseRunning } from './mailing.run.repository.ts';
import { type MailingOutcome, reasonToPause } from './mailing.rules.ts';
import { outcomeColumns } from './mailing.settle.repository.ts';

/** What users and mail providers reported about the messages of a mailing. */
export interface Feedback {
  /** Addresses that do not exist. */
  readonly bounced: number;
  /** Users who reported a message as spam. */
  readonly complained: number;
}

/** An address that a provider reports. */
export interface ReportedAddress {
  readonly emailKey: string;
  /** The id of the mailing that sent the message; null: the report does not say. */
  readonly mailingId: string | null;
}

/**
 * The mailing that a report about each address concerns: the one it names, if that one wrote to the address, otherwise
 * the last one that wrote to it within 30 days. Locks those mailings until the transaction ends, so call it before
 * anything is suppressed.
 *
 * @returns places of mailings by the key of the address; addresses that no mailing wrote to are missing.
 */
export async function lockReportedMailings(
  client: ClientBase,
  reported: readonly ReportedAddress[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ key: string; seq: string }>(
    `SELECT DISTINCT ON (given."emailKey") given."emailKey" AS key, recipient.mailing_seq::text AS seq
     FROM json_to_recordset($1) AS given ("emailKey" text, "mailingId" uuid)
       CROSS JOIN LATERAL (SELECT seq, false AS is_stated FROM signup WHERE identity = 'email:' || given."emailKey"
         UNION ALL SELECT seq, true FROM signup WHERE verified_by = 'phone' AND email_key = given."emailKey") AS known
       JOIN mailing_recipient AS recipient ON recipient.signup_seq = known.seq AND recipient.marked_at IS NOT NULL
         AND (NOT known.is_stated OR recipient.domain IS NOT NULL)
       JOIN mailing ON mailing.seq = recipient.mailing_seq
     WHERE mailing.id = given."mailingId" OR recipient.marked_at > clock_timestamp() - interval '30 days'
     ORDER BY given."emailKey", mailing.id = given."mailingId" DESC NULLS LAST, recipient.marked_at DESC`,
    [JSON.stringify(reported)],
  );
  const seqs = [...new Set(rows.map(({ seq }) => seq))];
  await client.query('SELECT FROM mailing WHERE seq = ANY ($1) ORDER BY seq FOR NO KEY UPDATE', [seqs]);
  return new Map(rows.map(({ key, seq }) => [key, seq]));
}

/**
 * Counts feedback against a mailing, each recipient once; the mailing pauses itself if there is too much. @returns
 * whether it did.
 */
export async function noteFeedback(
  client: ClientBase,
  mailingSeq: string,
  feedback: Feedback,
): Promise<boolean> {
  const reason = reasonToPause(await addToOutcome(client, mailingSeq, feedback));
  return reason !== null && pauseRunning(client, mailingSeq, reason);
}

/** Adds to the counters that a mailing is judged by. @returns the sums. */
async function addToOutcome(
  client: ClientBase,
  seq: string,
  { bounced, complained }: Feedback,
): Promise<MailingOutcome> {
  const { rows } = await client.query<MailingOutcome>(
    `UPDATE mailing SET bounced = bounced + $2, complained = complained + $3 WHERE seq = $1 RETURNING ${outcomeColumns}`,
    [seq, bounced, complained],
  );
  return rows[0] ?? { sent: 0, bounced: 0, complained: 0 };
}

import type { ClientBase, Pool } from 'pg';
import type { SnsConfirmation } from './message.events.ts';

/** A confirmation that waits for an admin. */
export interface SnsConfirmationRow extends SnsConfirmation {
  readonly at: Date;
}

const topicsAtMost = 20;

/** Keeps the newest link of each topic, and the newest topics; Amazon's links expire after three days. */
export async function keepConfirmation(
  client: ClientBase,
  { topicArn, url }: SnsConfirmation,
): Promise<void> {
  await client.query(
    `INSERT INTO sns_confirmation (topic_arn, url) VALUES ($1, $2)
     ON CONFLICT (topic_arn) DO UPDATE SET url = EXCLUDED.url, at = EXCLUDED.at`,
    [topicArn, url],
  );
  await client.query(
    `DELETE FROM sns_confirmation WHERE at < clock_timestamp() - interval '3 days'
       OR topic_arn NOT IN (SELECT topic_arn FROM sns_confirmation ORDER BY at DESC LIMIT $1)`,
    [topicsAtMost],
  );
}

/** The links that may still work, newest first. */
export async function listConfirmations(pool: Pool): Promise<readonly SnsConfirmationRow[]> {
  const { rows } = await pool.query<SnsConfirmationRow>(
    `SELECT topic_arn AS "topicArn", url, at FROM sns_confirmation
     WHERE at > clock_timestamp() - interval '3 days' ORDER BY at DESC`,
  );
  return rows;
}

/**
 * Those of the addresses that this installation has sent something to: they belong to users and applicants who verified them,
 * to users whom a mailing reached at the address that they stated, to the team, or a code was sent there lately.
 */
export async function findMailed(
  client: ClientBase,
  emailKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ key: string }>(
    `SELECT key FROM unnest($1::text[]) AS given (key)
     WHERE EXISTS (SELECT FROM signup WHERE identity = 'email:' || key)
       OR EXISTS (SELECT FROM signup JOIN mailing_recipient AS recipient ON recipient.signup_seq = signup.seq
         WHERE verified_by = 'phone' AND email_key = key AND recipient.domain IS NOT NULL AND recipient.marked_at IS NOT NULL)
       OR EXISTS (SELECT FROM ambassador_application WHERE email_key = key)
       OR EXISTS (SELECT FROM otp_challenge WHERE destination = 'email:' || key)
       OR EXISTS (SELECT FROM admin_account WHERE email_key = key)
       OR EXISTS (SELECT FROM admin_signup_request WHERE email_key = key)`,
    [emailKeys],
  );
  return new Set(rows.map(({ key }) => key));
}

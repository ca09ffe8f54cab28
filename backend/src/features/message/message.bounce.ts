import type { ClientBase } from 'pg';
import { recordEvents } from '../../platform/events/record-event.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { type NewSuppression, writeSuppressions } from './message.suppression.repository.ts';

/** An address that bounced permanently, or whose user complained. */
export interface Bounced extends NewSuppression {
  readonly scope: 'all';
  readonly reason: 'bounce' | 'complaint';
}

/**
 * Suppresses addresses that bounced or complained, and records an event for each one on the waitlist, in the transaction of
 * `client`.
 *
 * @returns the addresses that were not suppressed before.
 */
export async function suppressBounced(
  client: ClientBase,
  keys: Keys,
  bounced: readonly Bounced[],
): Promise<readonly NewSuppression[]> {
  const added = await writeSuppressions(client, keys, bounced);
  if (added.length === 0) return added;
  const { rows } = await client.query<
    Pick<Bounced, 'reason'> & { readonly signupSeq: string; readonly mailingId: string | null }
  >(
    `SELECT signup.seq::text AS "signupSeq", given.reason, mailing.id AS "mailingId"
     FROM json_to_recordset($1) AS given ("emailKey" text, reason text, "mailingSeq" bigint)
       JOIN signup ON signup.identity = 'email:' || given."emailKey" LEFT JOIN mailing ON mailing.seq = given."mailingSeq"
     WHERE signup.erased_at IS NULL`,
    [JSON.stringify(added)],
  );
  await recordEvents(
    client,
    rows.map(({ signupSeq, ...data }) => ({ type: 'message.bounced', signupSeq, data })),
  );
  return added;
}

/** Suppresses the addresses of users whose email could not be delivered, and records events for those who verified them. */
export async function suppressUndeliverable(
  client: ClientBase,
  keys: Keys,
  signupSeqs: readonly string[],
  mailingSeq: string | null,
): Promise<void> {
  if (signupSeqs.length === 0) return;
  const { rows } = await client.query<{ emailKey: string }>(
    `SELECT email_key AS "emailKey" FROM signup WHERE seq = ANY ($1) AND erased_at IS NULL`,
    [signupSeqs],
  );
  const bounced = rows.map(
    ({ emailKey }) =>
      ({
        emailKey,
        scope: 'all',
        reason: 'bounce',
        mailingSeq: mailingSeq === null ? null : Number(mailingSeq),
      }) as const,
  );
  await suppressBounced(client, keys, bounced);
}

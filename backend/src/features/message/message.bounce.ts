import type { ClientBase } from 'pg';
import { recordEvents } from '../../platform/events/record-event.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { type NewSuppression, writeSuppressions } from './message.suppression.repository.ts';

/** An address that bounced for good, or whose user complained. */
export interface Bounced extends NewSuppression {
  readonly scope: 'all';
  readonly reason: 'bounce' | 'complaint';
}

/**
 * Suppresses addresses that bounced or complained, and tells other systems of each that is on the waitlist, in the transaction
 * of `client`.
 *
 * @returns those that were not suppressed before.
 */
export async function suppressBounced(
  client: ClientBase,
  keys: Keys,
  bounced: readonly Bounced[],
): Promise<readonly NewSuppression[]> {
  const added = await writeSuppressions(client, keys, bounced);
  if (added.length === 0) return added;
  const { rows } = await client.query<{ signupSeq: string; reason: string; mailingId: string | null }>(
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

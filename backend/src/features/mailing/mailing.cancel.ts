import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { MailingKind } from './mailing.kind.ts';
import type { MailingRow } from './mailing.repository.ts';
import { endMailing, readRemaining } from './mailing.run.repository.ts';
import { cancelPlanned, cancelQueued, findQueued } from './mailing.settle.repository.ts';

const queuedAtOnce = 200;
const plannedAtOnce = 5_000;

/**
 * Cancels some recipients of a canceled mailing: each slice is a transaction of its own, so a crash undoes at most one
 * of them, and the next run continues. Recipients who may have received the message keep what it gave them.
 *
 * @returns seconds until there may be more to do; 0: right away; infinite: it has ended.
 */
export async function cancelSlice(
  pool: Pool,
  mailing: MailingRow,
  kind: MailingKind,
  forgottenAfterSeconds: number,
): Promise<number> {
  const { seq } = mailing;
  const isMore = await inTransaction(pool, async (client) => {
    const queued = await findQueued(client, seq, queuedAtOnce);
    if (queued.length === 0) return (await cancelPlanned(client, seq, plannedAtOnce)) > 0;
    const unsent = queued.filter(({ maybeSent }) => !maybeSent).map(({ signupSeq }) => signupSeq);
    if (unsent.length > 0) await kind.release(client, mailing, unsent);
    await cancelQueued(
      client,
      seq,
      queued.map(({ place }) => place),
    );
    return true;
  });
  if (isMore) return 0;
  const { isSending } = await readRemaining(pool, seq);
  if (isSending) return forgottenAfterSeconds;
  await inTransaction(pool, (client) => endMailing(client, seq, 'canceled'));
  return Number.POSITIVE_INFINITY;
}

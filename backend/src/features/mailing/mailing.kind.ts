import type { ClientBase } from 'pg';
import type { DispatchMessage, WhenUncertain } from '../../platform/dispatch/dispatch-queue.ts';
import type { MailingKindName } from '../segment/segment.form.ts';
import type { MailingRow } from './mailing.repository.ts';
import type { Audience, ExclusionReason } from '../segment/segment.audience.ts';

/** The result for one recipient. */
export interface Settled {
  readonly signupSeq: string;
  readonly state: 'SENT' | 'REFUSED' | 'UNCERTAIN';
  /**
   * Whether the mail server reported that the address is dead (5.1.1, 5.1.2, 5.1.3, 5.1.10), so that it should be
   * suppressed.
   */
  readonly suppress: boolean;
}

/**
 * What one kind of mailing does besides being sent. The runner calls it from one process at a time, in each transaction
 * with at most a few hundred places in the join order.
 *
 * Lock order: `waitlist_head`, mailing, recipient, invite, suppression, event. `prepare` and `release` run before the
 * mailing is locked and may lock the head; `settled` runs after, and may not.
 */
export interface MailingKind {
  readonly name: MailingKindName;
  readonly audience: Audience;
  readonly whenUncertain: WhenUncertain;
  /**
   * In the claim's transaction, before anything is sent: establishes the preconditions (an invitation is issued). Those
   * missing from the result are ready; the others are skipped for the given reason.
   */
  prepare(
    client: ClientBase,
    mailing: MailingRow,
    seqs: readonly string[],
  ): Promise<ReadonlyMap<string, ExclusionReason>>;
  /**
   * What to send, queried right before sending; outside a transaction, on connections of the kind's own. A reason: it
   * can no longer be sent. One that is missing is skipped as ERASED.
   */
  messages(
    mailing: MailingRow,
    seqs: readonly string[],
  ): Promise<ReadonlyMap<string, DispatchMessage | { readonly skip: ExclusionReason }>>;
  /** In the transaction that settles them: records anything else the kind needs. Called at most once for each try. */
  settled(client: ClientBase, mailing: MailingRow, settled: readonly Settled[]): Promise<void>;
  /** In the transaction that cancels them: undoes what `prepare` did for those who were sent nothing. */
  release(client: ClientBase, mailing: MailingRow, seqs: readonly string[]): Promise<void>;
}

/** The kinds by name. */
export type MailingKinds = Readonly<Partial<Record<MailingKindName, MailingKind>>>;

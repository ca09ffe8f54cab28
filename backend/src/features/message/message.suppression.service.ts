import type { Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import type { Page, PageInput } from '../../platform/paging/page.ts';
import { listPage } from '../../platform/paging/short-list.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import {
  deleteReported,
  deleteSuppressionById,
  insertSuppressions,
  listReporters,
  listSuppressions,
  type SuppressionReporter,
  type SuppressionRow,
  type SuppressionScope,
} from './message.suppression.repository.ts';
import { readMoment } from '../../platform/forms/moment.ts';

/** Addresses that no longer get messages to many users, as admins manage them. */
export class SuppressionService {
  readonly #pool: Pool;
  readonly #keys: Keys;

  /** @param keys with which contacts are hashed. */
  constructor(pool: Pool, keys: Keys) {
    this.#pool = pool;
    this.#keys = keys;
  }

  /** A page of the suppressions, newest first. Fails with VALIDATION_FAILED (`limit`, `page`, `search`). */
  list(query: PageInput & { readonly search?: Given }): Promise<Outcome<{ page: Page<SuppressionRow> }>> {
    return listPage(query, { sort: 'at', direction: 'descending' }, (term, _order, request) =>
      listSuppressions(this.#pool, term, request),
    );
  }

  /** Suppresses an address manually. Repeating it changes nothing. Fails with VALIDATION_FAILED (`email`). */
  async add(
    { email, scope }: { readonly email: Given; readonly scope: SuppressionScope },
    caller: Caller,
  ): Promise<Outcome<{ message: string }>> {
    const parsed = parseEmail(email ?? '');
    if (parsed === null) return firstFault({ email: 'Enter an email address' });
    return inTransaction(this.#pool, async (client) => {
      const added = await insertSuppressions(client, this.#keys, [
        { emailKey: parsed.key, scope, reason: 'manual', mailingSeq: null },
      ]);
      if (added === 0) return { ok: true, message: 'This address is on the list already.' };
      const details = { scope };
      await recordAudit(client, { action: 'message.suppress', ...by(caller), details });
      return { ok: true, message: 'This address gets no more of these messages.' };
    });
  }

  /** Those whose reports of bounces, complaints and unsubscribing still hold. */
  reporters(): Promise<readonly SuppressionReporter[]> {
    return listReporters(this.#pool);
  }

  /**
   * Lifts everything that one reporter reported in a time, its ends included: for a script or a key that went wrong.
   *
   * Fails with VALIDATION_FAILED (`from`, `to`), NOT_FOUND (nothing was reported then).
   */
  async liftReported(
    { reporterId, from, to }: { readonly reporterId: string; readonly from: Given; readonly to: Given },
    caller: Caller,
  ): Promise<Outcome<{ message: string }>> {
    const [begin, end] = [readMoment(from), readMoment(to)];
    const faults = {
      ...(begin === null && { from: momentMessage }),
      ...(end === null && { to: momentMessage }),
      ...(begin !== null && end !== null && begin > end && { to: 'Choose a time after the beginning' }),
    };
    if (begin === null || end === null || Object.keys(faults).length > 0) return firstFault(faults);
    if (!isId(reporterId)) return nothingReported;
    return inTransaction(this.#pool, async (client) => {
      const lifted = await deleteReported(client, { reporterId, from: begin, to: end });
      if (lifted === 0) return nothingReported;
      const details = { lifted, reporterId, from: begin.toISOString(), to: end.toISOString() };
      await recordAudit(client, { action: 'message.lift-reported', ...by(caller), details });
      return {
        ok: true,
        message: `${lifted} ${lifted === 1 ? 'address gets' : 'addresses get'} messages again`,
      };
    });
  }

  /**
   * Lifts a suppression. Withdrawn consent to news stays withdrawn. Fails with NOT_FOUND.
   *
   * @param id as listed.
   */
  async lift(id: string, caller: Caller): Promise<Outcome<{ message: string }>> {
    if (!/^(?:all|invites|news)\.[\w-]{43}$/.test(id)) return unknownSuppression;
    return inTransaction(this.#pool, async (client) => {
      const lifted = await deleteSuppressionById(client, id);
      if (lifted === null) return unknownSuppression;
      const { scope, reason } = lifted;
      await recordAudit(client, {
        action: 'message.lift-suppression',
        ...by(caller),
        details: { scope, reason },
      });
      return { ok: true, message: 'This address gets messages again.' };
    });
  }
}

const momentMessage = 'Choose a date and a time';
const nothingReported = failure('NOT_FOUND', 'Nothing that was reported then is still suppressed.');
const unknownSuppression = failure('NOT_FOUND', 'This address is not on the list anymore.');

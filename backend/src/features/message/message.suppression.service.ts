import type { Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import type { Given } from '../../platform/forms/given.ts';
import type { Page, PageInput } from '../../platform/paging/page.ts';
import { listPage } from '../../platform/paging/short-list.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import {
  deleteSuppressionById,
  findSuppressed,
  insertSuppressions,
  listSuppressions,
  type SuppressionRow,
  type SuppressionScope,
} from './message.suppression.repository.ts';
import type { Stream } from './message.streams.ts';

/** Addresses that no longer get messages to many users, as admins manage them. */
export class SuppressionService {
  readonly #pool: Pool;
  readonly #keys: Keys;

  /** @param keys with which contacts are hashed. */
  constructor(pool: Pool, keys: Keys) {
    this.#pool = pool;
    this.#keys = keys;
  }

  /** Whether an address, by its key, gets no messages of the stream. */
  async isSuppressed(emailKey: string, stream: Stream): Promise<boolean> {
    return (await findSuppressed(this.#pool, this.#keys, stream, [emailKey])).size > 0;
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
      if (added === 0) return { ok: true, message: 'This address was already suppressed' };
      const details = { scope };
      await recordAudit(client, { action: 'message.suppress', ...by(caller), details });
      return { ok: true, message: 'The address has been suppressed' };
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
      return { ok: true, message: 'The suppression has been lifted' };
    });
  }
}

const unknownSuppression = failure('NOT_FOUND', 'There is no suppression with this id.');

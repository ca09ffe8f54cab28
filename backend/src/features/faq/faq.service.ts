import { randomUUIDv7 } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { type AuditDetails, changeDetails, by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller, Viewer } from '../../platform/auth/viewer.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { type FaqValues, fillPlaceholders } from './faq.placeholders.ts';
import {
  changeFaq,
  countFaqs,
  type FaqRow,
  findFaq,
  insertFaq,
  listFaqs,
  lockFaq,
  lockOrder,
  renumberFaqs,
  toFaqRow,
} from './faq.repository.ts';
import {
  changedFields,
  type FaqChanges,
  type FaqInput,
  type FaqUpdate,
  isFaqId,
  maxFaqs,
  parseFaq,
  parseFaqChanges,
  type FaqTexts,
} from './faq.rules.ts';

export interface FaqDependencies {
  readonly orm: Orm;
  readonly pool: Pool;
  /** For what visitors read, which may be slightly stale; left out: the same. */
  readonly reader?: Pool;
  /** The values of the placeholders, for visitors. */
  readonly values: FaqValues;
}

/** The raw id of a FAQ. */
export type FaqIdInput = string | null | undefined;

/** Which FAQ to remove; `isActive` is there for clients that send it, and false. */
export interface FaqRemoval {
  readonly faqId?: FaqIdInput;
  readonly isActive?: boolean | null | undefined;
}

/** One FAQ, and a message for the admin who changed it. */
export interface FaqSaved {
  readonly message: string;
  /** The FAQ as stored. */
  readonly faq: FaqRow;
}

/**
 * The use cases of questions and answers. Visitors read texts with the placeholders replaced; admins read and write
 * them as they are stored. Authorization happens before the calls that change anything; changes are recorded in the
 * audit log.
 */
export class FaqService {
  readonly #orm: Orm;
  readonly #pool: Pool;
  readonly #reader: Pool;
  readonly #values: FaqValues;

  constructor({ orm, pool, reader = pool, values }: FaqDependencies) {
    this.#orm = orm;
    this.#pool = pool;
    this.#reader = reader;
    this.#values = values;
  }

  /** What the viewer sees, in order: visitors the active ones, admins all. */
  async list(viewer: Viewer | null): Promise<readonly FaqRow[]> {
    if (viewer !== null) return this.listAll();
    return (await listFaqs(this.#reader, { activeOnly: true })).map((row) => this.#filled(row));
  }

  /** One FAQ that the viewer may see. Fails with NOT_FOUND; for visitors, an inactive one is the same as an unknown one. */
  async findFor(viewer: Viewer | null, id: string): Promise<Outcome<{ faq: FaqRow }>> {
    const found = await this.find(id);
    if (!found.ok || viewer !== null) return found;
    return found.faq.isActive ? { ok: true, faq: this.#filled(found.faq) } : notFound;
  }

  /** All FAQs in order, as stored. */
  listAll(): Promise<readonly FaqRow[]> {
    return listFaqs(this.#pool, { activeOnly: false });
  }

  /** One FAQ, active or not, as stored. Fails with NOT_FOUND. */
  async find(id: FaqIdInput): Promise<Outcome<{ faq: FaqRow }>> {
    const key = id?.trim() ?? '';
    const faq = isFaqId(key) ? await findFaq(this.#orm.on(this.#pool), key) : null;
    return faq === null ? notFound : { ok: true, faq };
  }

  /**
   * Adds one after all others. Fails with VALIDATION_FAILED (`question`, `answer`; also `question` if there are {@link
   * maxFaqs}).
   */
  async add(input: FaqInput, change: Caller): Promise<Outcome<FaqSaved>> {
    const parsed = parseFaq(input);
    if (!parsed.ok) return parsed;
    const faq = await this.#orm.inTransaction(this.#pool, async (em, client) => {
      await lockOrder(client);
      const { count, lastPosition } = await countFaqs(client);
      if (count >= maxFaqs) return null;
      const added = await insertFaq(em, { id: randomUUIDv7(), position: lastPosition + 1, ...parsed.faq });
      await audit(client, 'faq.add', change, added);
      return added;
    });
    if (faq === null) return listFull;
    return { ok: true, message: 'The FAQ has been added.', faq };
  }

  /**
   * Changes the given fields and leaves the others, including those that another editor is changing at the same time.
   * With an outdated `editedRevision`, nothing is overwritten unseen.
   *
   * Fails with VALIDATION_FAILED (`faqId`, `question`, `answer`), NOT_FOUND, CONFLICT.
   */
  async update(
    { faqId, editedRevision = null, ...input }: FaqUpdate,
    change: Caller,
  ): Promise<Outcome<FaqSaved>> {
    const parsed = parseFaqChanges(input);
    const id = faqId?.trim() ?? '';
    if (id === '') return invalidFields({ ...idRequired, ...(parsed.ok ? {} : parsed.fields) });
    if (!parsed.ok) return parsed;
    const outcome = await this.#change(id, { ...parsed.changes, editedRevision }, 'faq.update', change);
    return outcome.ok ? { ...outcome, message: 'The FAQ has been updated.' } : outcome;
  }

  /**
   * Hides one from visitors; it stays for editors, who can make it active again. Repeating it changes nothing.
   *
   * Fails with VALIDATION_FAILED (`faqId`; `isActive` if it is true), NOT_FOUND.
   */
  async remove({ faqId, isActive }: FaqRemoval, change: Caller): Promise<Outcome<FaqSaved>> {
    const id = faqId?.trim() ?? '';
    const faults = {
      ...(id === '' && idRequired),
      ...(isActive === true && { isActive: 'Deleting makes a FAQ inactive; isActive must be false' }),
    };
    if (Object.keys(faults).length > 0) return invalidFields(faults);
    const outcome = await this.#change(id, hidden, 'faq.delete', change);
    return outcome.ok ? { ...outcome, message: 'The FAQ has been deleted.' } : outcome;
  }

  /**
   * Puts all FAQs, including inactive ones, into the given order at once. Positions never have a gap, whatever is added
   * or reordered at the same time; of two reorders, the later one wins.
   *
   * Fails with VALIDATION_FAILED (`faqIds`) unless it contains every FAQ once, as when another editor has just added
   * one.
   */
  async reorder(faqIds: readonly string[], change: Caller): Promise<Outcome<{ message: string }>> {
    if (!faqIds.every(isFaqId)) return orderIncomplete;
    const reordered = await this.#orm.inTransaction(this.#pool, async (_em, client) => {
      await lockOrder(client);
      const complete = await renumberFaqs(client, faqIds);
      if (complete) await audit(client, 'faq.reorder', change, null);
      return complete;
    });
    return reordered ? { ok: true, message: 'The FAQs have been reordered.' } : orderIncomplete;
  }

  /**
   * Changes one and records in the audit log what it was and is; does nothing if there is nothing to change. Fails with
   * NOT_FOUND, CONFLICT.
   */
  async #change(
    id: string,
    { editedRevision, ...changes }: FaqChanges & { readonly editedRevision: number | null },
    action: 'faq.update' | 'faq.delete',
    change: Caller,
  ): Promise<Outcome<{ faq: FaqRow }>> {
    if (!isFaqId(id)) return notFound;
    return this.#orm.inTransaction<Outcome<{ faq: FaqRow }>>(this.#pool, async (em, client) => {
      const faq = await lockFaq(em, id);
      if (faq === null) return notFound;
      const fields = changedFields(faq, changes);
      if (fields.length === 0) return { ok: true, faq: toFaqRow(faq) };
      if (editedRevision !== null && editedRevision !== faq.revision) return conflict;
      const before = toFaqRow(faq);
      await changeFaq(em, faq, changes);
      await audit(client, action, change, before, changeDetails(settingsOf(before), settingsOf(faq)));
      return { ok: true, faq: toFaqRow(faq) };
    });
  }

  #filled(row: FaqRow): FaqRow {
    const { question, answer } = row;
    return {
      ...row,
      question: fillPlaceholders(question, this.#values),
      answer: fillPlaceholders(answer, this.#values),
    };
  }
}

/** Records a change in the audit log: to one FAQ, by its question at that time, or to all of them if it is null. */
async function audit(
  client: ClientBase,
  action: `faq.${string}`,
  caller: Caller,
  faq: Pick<FaqRow, 'id' | 'question'> | null,
  details: AuditDetails = {},
): Promise<void> {
  const target = faq === null ? {} : { target: { kind: 'faq', id: faq.id, name: faq.question } };
  await recordAudit(client, { action, ...by(caller), ...target, details });
}

/** What an edit may change. */
const settingsOf = ({ question, answer, isActive }: FaqTexts): FaqTexts => ({ question, answer, isActive });

const hidden = { question: null, answer: null, isActive: false, editedRevision: null };

const idRequired = { faqId: 'faqId is required' };

const notFound = failure('NOT_FOUND', 'There is no such FAQ.');

const conflict = failure(
  'CONFLICT',
  'Someone else has changed this question since you opened it. Nothing was saved.',
);

const listFull = invalidFields({
  question: `There are ${maxFaqs} questions, hidden ones too, and there can be no more. Change a hidden one instead.`,
});

const orderIncomplete = failure(
  'VALIDATION_FAILED',
  'The FAQs have changed in the meantime. Please reload the list and try again.',
  { fields: { faqIds: 'faqIds must name every FAQ once' } },
);

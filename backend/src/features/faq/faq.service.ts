import type { Pool } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import { type FaqValues, fillPlaceholders } from './faq.placeholders.ts';
import {
  appendFaq,
  changeFaq,
  type FaqRow,
  findFaq,
  listFaqs,
  lockOrder,
  renumberFaqs,
} from './faq.repository.ts';
import { type FaqInput, isFaqId, parseFaq, parseFaqChanges } from './faq.rules.ts';

export interface FaqDependencies {
  readonly pool: Pool;
  /** What stands for the placeholders when visitors read. */
  readonly values: FaqValues;
}

/** The id of a FAQ as it comes in. */
export type FaqIdInput = string | null | undefined;

/** One FAQ, and words for whoever changed it. */
export interface FaqSaved {
  readonly message: string;
  /** As it is stored. */
  readonly faq: FaqRow;
}

/**
 * The use cases of questions and answers. Visitors read texts with the placeholders replaced; editors read and write
 * them as they are stored. Who may edit is decided before the calls that change anything.
 */
export class FaqService {
  readonly #pool: Pool;
  readonly #values: FaqValues;

  constructor({ pool, values }: FaqDependencies) {
    this.#pool = pool;
    this.#values = values;
  }

  /** What visitors see, in order. */
  async listActive(): Promise<readonly FaqRow[]> {
    const rows = await listFaqs(this.#pool, { activeOnly: true });
    return rows.map((row) => this.#filled(row));
  }

  /** One of those that visitors see. Fails with NOT_FOUND; an inactive one is not told from one that never was. */
  async findActive(id: string): Promise<Outcome<{ faq: FaqRow }>> {
    const found = await this.find(id);
    if (!found.ok) return found;
    return found.faq.isActive ? { ok: true, faq: this.#filled(found.faq) } : notFound;
  }

  /** All of them, in order, for editors. */
  listAll(): Promise<readonly FaqRow[]> {
    return listFaqs(this.#pool, { activeOnly: false });
  }

  /** One, active or not, for editors. Fails with NOT_FOUND. */
  async find(id: FaqIdInput): Promise<Outcome<{ faq: FaqRow }>> {
    const key = id?.trim() ?? '';
    const faq = isFaqId(key) ? await findFaq(this.#pool, key) : null;
    return faq === null ? notFound : { ok: true, faq };
  }

  /** Adds one after all others. Fails with VALIDATION_FAILED (`question`, `answer`). */
  async add(input: FaqInput): Promise<Outcome<FaqSaved>> {
    const parsed = parseFaq(input);
    if (!parsed.ok) return parsed;
    const faq = await inTransaction(this.#pool, async (client) => {
      await lockOrder(client);
      return appendFaq(client, { id: uuidv7(), ...parsed.faq });
    });
    return { ok: true, message: 'The FAQ has been added', faq };
  }

  /**
   * Changes what is given and leaves the rest, also what another editor changes at the same moment.
   *
   * Fails with VALIDATION_FAILED (`faqId`, `question`, `answer`), NOT_FOUND.
   */
  async update({ faqId, ...input }: FaqInput & { readonly faqId?: FaqIdInput }): Promise<Outcome<FaqSaved>> {
    const parsed = parseFaqChanges(input);
    const id = faqId?.trim() ?? '';
    if (id === '') return invalidFields({ ...idRequired, ...(parsed.ok ? {} : parsed.fields) });
    if (!parsed.ok) return parsed;
    const faq = isFaqId(id) ? await changeFaq(this.#pool, id, parsed.changes) : null;
    return faq === null ? notFound : { ok: true, message: 'The FAQ has been updated', faq };
  }

  /**
   * Takes one from the visitors' eyes; it stays for editors, who can make it active again. Repeating it changes nothing.
   *
   * Fails with VALIDATION_FAILED (`faqId`; `isActive` when it is true), NOT_FOUND.
   */
  async remove({
    faqId,
    isActive,
  }: {
    readonly faqId?: FaqIdInput;
    readonly isActive?: boolean | null | undefined;
  }): Promise<Outcome<FaqSaved>> {
    const id = faqId?.trim() ?? '';
    const faults = {
      ...(id === '' && idRequired),
      ...(isActive === true && { isActive: 'Deleting makes a FAQ inactive; isActive must be false' }),
    };
    if (Object.keys(faults).length > 0) return invalidFields(faults);
    const saved = await this.update({ faqId: id, isActive: false });
    return saved.ok ? { ...saved, message: 'The FAQ has been deleted' } : saved;
  }

  /**
   * Puts all FAQs, inactive ones too, into the order given, at once. Positions stay without a gap whatever is added or
   * reordered at the same time; of two reorders the later one holds.
   *
   * Fails with VALIDATION_FAILED (`faqIds`) unless it is every FAQ once, as when another editor has just added one.
   */
  async reorder(faqIds: readonly string[]): Promise<Outcome<{ message: string }>> {
    if (!faqIds.every(isFaqId)) return orderIncomplete;
    const reordered = await inTransaction(this.#pool, async (client) => {
      await lockOrder(client);
      return renumberFaqs(client, faqIds);
    });
    return reordered ? { ok: true, message: 'The FAQs have been reordered' } : orderIncomplete;
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

const idRequired = { faqId: 'faqId is required' };

const notFound = failure('NOT_FOUND', 'There is no such FAQ.');

const orderIncomplete = failure(
  'VALIDATION_FAILED',
  'The FAQs have changed in the meantime. Please reload the list and try again.',
  {
    fields: { faqIds: 'faqIds must name every FAQ once' },
  },
);

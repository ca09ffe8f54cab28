import type { ClientBase, Pool } from 'pg';
import { by, recordAudit } from '../../platform/audit/audit-log.ts';
import type { Caller } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import { wakeRunner } from '../../platform/jobs/sole-runner.ts';
import type { Page, PageInput } from '../../platform/paging/page.ts';
import { listPage } from '../../platform/paging/short-list.ts';
import { forgetAssessments, lockAssessments } from './fairness.assess.repository.ts';
import { release } from './fairness.assess.ts';
import { listEntryFormSchema } from './fairness.form.ts';
import {
  countEntries,
  deleteEntry,
  findEntry,
  findReferrer,
  insertEntry,
  listEntries,
  type ListEntryRow,
} from './fairness.list.repository.ts';
import { entriesMax, type FairnessList, readListed } from './fairness.list.rules.ts';

export interface ListEntryInput {
  readonly list: FairnessList;
  /** A referral code, a network or a domain, however it was typed. */
  readonly value: Given;
  readonly note?: Given;
}

/** How long a caller waits for the credits of a trusted referrer; the rest are released in the background. */
const releasedWithinMs = 2_000;

/** The lists by which admins correct what the product judges. */
export class FairnessListService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** A page of a list, or of all, newest first. Fails with VALIDATION_FAILED (`limit`, `page`, `search`). */
  list({
    list,
    ...query
  }: PageInput & { readonly list?: FairnessList | null; readonly search?: Given }): Promise<
    Outcome<{ page: Page<ListEntryRow> }>
  > {
    return listPage(query, { sort: 'addedAt', direction: 'descending' }, (term, _order, request) =>
      listEntries(this.#pool, list ?? null, term, request),
    );
  }

  /**
   * Adds an entry. Networks and domains hold for codes and users from then on, within seconds on every instance. What was
   * seen of the users of a trusted referrer is forgotten, and their open holds are released: by the time this resolves, or,
   * if they are many, in the background.
   *
   * Fails with VALIDATION_FAILED (`value`, `note`), NOT_FOUND (no user has the code), CONFLICT (it is listed already, for
   * a domain in either list), LIMIT_REACHED.
   */
  async add(input: ListEntryInput, caller: Caller): Promise<Outcome<{ entry: ListEntryRow }>> {
    const { list } = input;
    const note = typedLine(input.note ?? '');
    const read = readListed(list, input.value ?? '');
    const faults = {
      ...('fault' in read && { value: read.fault }),
      ...formFaults(listEntryFormSchema, { value: input.value, note }),
    };
    if ('fault' in read || Object.keys(faults).length > 0) return firstFault(faults);
    const added = await inTransaction(
      this.#pool,
      async (client): Promise<Outcome<{ entry: ListEntryRow }>> => {
        await lockAssessments(client, 0);
        const isReferrer = list === 'trusted_referrers';
        const referrer = isReferrer ? await findReferrer(client, read.value) : null;
        if (isReferrer && referrer === null) return unknownReferrer;
        if ((await countEntries(client, list)) >= entriesMax) return listFull;
        const { actor } = by(caller);
        const id = await insertEntry(client, {
          ...{ list, note, addedBy: actor.name ?? actor.kind },
          ...(referrer === null
            ? { value: read.value, signupSeq: null }
            : { value: null, signupSeq: referrer.seq }),
        });
        const entry = id === null ? null : await findEntry(client, id);
        if (entry === null) return alreadyListed(list);
        if (referrer !== null) {
          await forgetAssessments(client, referrer.seq);
          await wakeRunner(client, 'fairness');
        }
        await this.#audit(client, 'fairness-list.add', entry, caller);
        return { ok: true, entry };
      },
    );
    if (added.ok && list === 'trusted_referrers') {
      const until = performance.now() + releasedWithinMs;
      while (performance.now() < until && (await release(this.#pool)));
    }
    return added;
  }

  /** Removes an entry, which changes nothing about earlier users. Fails with NOT_FOUND: of any number of calls, one succeeds. */
  async remove(id: string, caller: Caller): Promise<Outcome<{ message: string }>> {
    if (!isId(id)) return unknownEntry;
    return inTransaction(this.#pool, async (client): Promise<Outcome<{ message: string }>> => {
      await lockAssessments(client, 0);
      const entry = await findEntry(client, id);
      if (entry === null) return unknownEntry;
      await deleteEntry(client, id);
      await this.#audit(client, 'fairness-list.remove', entry, caller);
      return { ok: true, message: 'The entry is removed.' };
    });
  }

  /** Without the note, which may be about a person, and which the log would keep. */
  async #audit(
    client: ClientBase,
    action: 'fairness-list.add' | 'fairness-list.remove',
    { id, list, value, user }: ListEntryRow,
    caller: Caller,
  ): Promise<void> {
    await recordAudit(client, {
      ...{ action, ...by(caller), details: { list } },
      target: user === null ? { kind: 'fairness-list', id, name: value } : { kind: 'signup', id: user.id },
    });
  }
}

const unknownReferrer = failure('NOT_FOUND', 'No user on the waitlist has this referral code.');
const alreadyListed = (list: FairnessList) =>
  failure(
    'CONFLICT',
    list === 'allowed_domains' || list === 'blocked_domains'
      ? 'This domain is listed already, and is either allowed or blocked. Remove that entry first.'
      : 'This is on the list already.',
  );
const listFull = failure(
  'LIMIT_REACHED',
  `A list can have ${entriesMax.toLocaleString('en-US')} entries. Remove one before you add another.`,
);
const unknownEntry = failure('NOT_FOUND', 'This entry is not on a list anymore.');

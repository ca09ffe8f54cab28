import type { ClientBase, Pool } from 'pg';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import {
  type Page,
  type PageInput,
  type PageRequest,
  parsePage,
  toPage,
} from '../../platform/paging/page.ts';
import { findUsers, listUsers, type UserRow } from './user.repository.ts';
import { parseSearch, type UserOrder } from './user.rules.ts';
import { type Found, type SearchBounds, searchBounds, searchUsers } from './user.search.repository.ts';

/** Which people an admin wants to see. */
export interface UserQuery extends PageInput {
  /** Part of a name, e-mail, phone, code entered, own code or id; case does not matter. */
  readonly search?: string | null | undefined;
  readonly order: UserOrder;
}

/** Which of those who brought somebody are wanted. */
export interface ReferrerSearch {
  /** As in {@link UserQuery.search}. */
  readonly search: string | null | undefined;
  readonly order: UserOrder;
  readonly page: PageRequest;
}

export interface UserPage extends Page<UserRow> {
  /** False: more match than were counted. */
  readonly totalIsExact: boolean;
}

/** Newest first. */
export const defaultOrder: UserOrder = { sort: 'createdAt', direction: 'descending' };

const bestFirst: UserOrder = { sort: 'relevance', direction: 'ascending' };

/** The people who joined, as admins find and list them. */
export class UserService {
  readonly #pool: Pool;
  readonly #bounds: SearchBounds;

  constructor(pool: Pool, bounds = searchBounds) {
    this.#pool = pool;
    this.#bounds = bounds;
  }

  /**
   * A page of everybody, or of those a search finds, with how many they are at the same moment. Whoever joined, was
   * blocked or erased before the call is seen as such.
   *
   * Fails with VALIDATION_FAILED (`limit`, `page`, `search`; `search`, too, when so many match that it takes too long).
   */
  async list({ search, order: asked, ...input }: UserQuery): Promise<Outcome<{ page: UserPage }>> {
    const parsed = parsePage(input);
    if (!parsed.ok) return parsed;
    const sought = parseSearch(search);
    if (!sought.ok) return sought;
    const { request } = parsed;
    const order = asked.sort === 'relevance' ? bestFirst : asked;
    if (sought.texts === null) {
      const { rows, total } = await listUsers(this.#pool, order, request);
      return { ok: true, page: { ...toPage(rows, total, request), totalIsExact: true } };
    }
    const found = await searchUsers(
      this.#pool,
      { texts: sought.texts, code: sought.code, among: 'everybody', order, page: request, rowsAt: findUsers },
      this.#bounds,
    );
    if (found === null) return tooMany;
    const { rows, total, totalIsExact } = found;
    return { ok: true, page: { ...toPage(rows, total, request), totalIsExact } };
  }

  /**
   * A page of those whom a search finds among the people who are ranked and brought somebody, in the shape of `rowsAt`;
   * null for a blank search. Fails with VALIDATION_FAILED (`search`).
   */
  async searchReferrers<Row>(
    { search, order, page }: ReferrerSearch,
    rowsAt: (client: ClientBase, seqs: readonly string[]) => Promise<readonly Row[]>,
  ): Promise<Outcome<{ found: Found<Row> | null }>> {
    const sought = parseSearch(search);
    if (!sought.ok) return sought;
    if (sought.texts === null) return { ok: true, found: null };
    const found = await searchUsers(
      this.#pool,
      { texts: sought.texts, among: 'referrers', order, page, rowsAt },
      this.#bounds,
    );
    return found === null ? tooMany : { ok: true, found };
  }
}

const tooMany = invalidFields({
  search: `This search takes too long: type more of what you look for. It sorts up to ${searchBounds.countedAtMost.toLocaleString('en')} matches by anything, more of them by when they joined.`,
});

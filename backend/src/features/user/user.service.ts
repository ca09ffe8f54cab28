import type { ClientBase, Pool } from 'pg';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { invalidFields } from '../../platform/forms/form-faults.ts';
import {
  type PageInput,
  type PageRequest,
  parsePage,
  type SearchedPage,
  toPage,
} from '../../platform/paging/page.ts';
import { findUsers, listInJoinOrder, listUsers, type UserRow } from './user.repository.ts';
import { parseChoice, parseSearch, type UserChoice, type UserOrder, type Wanted } from './user.rules.ts';
import { type Found, type SearchBounds, searchBounds, searchUsers } from './user.search.repository.ts';

/** The users that an admin requests. */
export interface UserQuery extends PageInput, UserChoice {
  readonly order: UserOrder;
}

/** Which referrers to list. */
export interface ReferrerSearch {
  /** As in {@link UserChoice.search}. */
  readonly search: string | null | undefined;
  readonly among: 'waiting' | 'away';
  readonly order: UserOrder;
  readonly page: PageRequest;
}

/** Newest first. */
export const defaultOrder: UserOrder = { sort: 'createdAt', direction: 'descending' };

const bestFirst: UserOrder = { sort: 'relevance', direction: 'ascending' };

/** Finds and lists users, for admins. */
export class UserService {
  readonly #pool: Pool;
  readonly #bounds: SearchBounds;

  constructor(pool: Pool, bounds = searchBounds) {
    this.#pool = pool;
    this.#bounds = bounds;
  }

  /**
   * A page of all users, or of those that match a search or filter, with their number in the same snapshot. Users who
   * joined, were blocked or were erased before the call are shown as such.
   *
   * Fails with VALIDATION_FAILED (`limit`, `page`, `search`, `country`, `state`; `search` also if so many match that it
   * takes too long).
   */
  async list({
    order: asked,
    limit,
    page,
    ...choice
  }: UserQuery): Promise<Outcome<{ page: SearchedPage<UserRow> }>> {
    const parsed = parsePage({ limit, page });
    if (!parsed.ok) return parsed;
    const chosen = parseChoice(choice);
    if (!chosen.ok) return chosen;
    const { request } = parsed;
    const { wanted } = chosen;
    const order = asked.sort === 'relevance' ? bestFirst : asked;
    const listed = await this.#listAll(wanted, order, request);
    if (listed !== null)
      return { ok: true, page: { ...toPage(listed.rows, listed.total, request), totalIsExact: true } };
    const found = await searchUsers(
      this.#pool,
      { sought: wanted, code: wanted.code, among: 'everyone', order, page: request, rowsAt: findUsers },
      this.#bounds,
    );
    if (found === null) return wanted.texts === null ? tooLong : tooMany;
    const { rows, total, totalIsExact } = found;
    return { ok: true, page: { ...toPage(rows, total, request), totalIsExact } };
  }

  /** The lists of any length that are exact on every page; null: they have to be searched. */
  async #listAll({ texts, country, state }: Wanted, order: UserOrder, request: PageRequest) {
    if (texts !== null) return null;
    if (country === null && state === null) return listUsers(this.#pool, order, request);
    const { sort, direction } = order;
    if (country !== null && state === null && (sort === 'createdAt' || sort === 'country'))
      return listInJoinOrder(this.#pool, { country }, direction, request);
    if (country === null && state === 'waiting' && (sort === 'createdAt' || sort === 'state'))
      return listInJoinOrder(this.#pool, 'waiting', direction, request);
    return null;
  }

  /**
   * A page of the users with referrals who are waiting, or away, and match a search, in the shape of `rowsAt`; null for a blank
   * search. Fails with VALIDATION_FAILED (`search`).
   */
  async searchReferrers<Row>(
    { search, among, order, page }: ReferrerSearch,
    rowsAt: (client: ClientBase, seqs: readonly string[]) => Promise<readonly Row[]>,
  ): Promise<Outcome<{ found: Found<Row> | null }>> {
    const sought = parseSearch(search);
    if (!sought.ok) return sought;
    if (sought.texts === null) return { ok: true, found: null };
    const found = await searchUsers(
      this.#pool,
      { sought: { texts: sought.texts }, among, order, page, rowsAt },
      this.#bounds,
    );
    return found === null ? tooMany : { ok: true, found };
  }
}

const tooMany = invalidFields({
  search: `This search takes too long: type more of what you look for. It sorts up to ${searchBounds.countedAtMost.toLocaleString('en')} matches by anything, more of them by when they joined.`,
});

const tooLong = invalidFields({
  search: 'Sorting so many users takes too long. Sort them by when they joined, or search among them.',
});

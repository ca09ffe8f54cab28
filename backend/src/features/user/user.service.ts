import type { ClientBase, Pool } from 'pg';
import { sqlState } from '../../platform/database/sql-errors.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import {
  type PageInput,
  type PageRequest,
  parsePage,
  type SearchedPage,
  toPage,
} from '../../platform/paging/page.ts';
import { pageReach } from '../../platform/paging/page-reach.ts';
import { type ListBounds, type ListedPlaces, readList } from './user.list.repository.ts';
import { inSnapshot } from '../../platform/database/database.ts';
import { findUsers, type UserRow } from './user.repository.ts';
import { type FilterInput, readFilter } from '../segment/segment.rules.ts';
import type { UserOrder, Wanted } from './user.rules.ts';

/** The users that an admin requests. */
export interface UserQuery extends PageInput {
  /** Left out: everyone. */
  readonly filter?: FilterInput | null | undefined;
  readonly order: UserOrder;
}

export const listBounds: ListBounds = { countedAtMost: pageReach, statementMs: 2500 };

/** Newest first. */
export const defaultOrder: UserOrder = { sort: 'createdAt', direction: 'descending' };

const bestFirst: UserOrder = { sort: 'relevance', direction: 'ascending' };

/** Finds and lists users, for admins. */
export class UserService {
  readonly #pool: Pool;
  readonly #bounds: ListBounds;

  constructor(pool: Pool, bounds = listBounds) {
    this.#pool = pool;
    this.#bounds = bounds;
  }

  /**
   * A page of all users, or of those that match a search or filter, with their number in the same snapshot. Users who
   * joined, were blocked or were erased before the call are shown as such.
   *
   * Fails with VALIDATION_FAILED (`limit`, `page`, fields of the filter; `page` also beyond the reach of pages,
   * `search` also if so many match that it takes too long).
   */
  async list({ order, ...query }: UserQuery): Promise<Outcome<{ page: SearchedPage<UserRow> }>> {
    return this.#page(query, order.sort === 'relevance' ? bestFirst : order, false, findUsers);
  }

  /**
   * Likewise, of the users who have referrals, in the shape of `rowsAt`, which is given
   * places in the join order.
   */
  async listReferrers<Row>(
    { order, ...query }: UserQuery,
    rowsAt: (client: ClientBase, seqs: readonly string[]) => Promise<readonly Row[]>,
  ): Promise<Outcome<{ page: SearchedPage<Row> }>> {
    return this.#page(query, order, true, rowsAt);
  }

  async #page<Row>(
    { limit, page, filter }: Omit<UserQuery, 'order'>,
    order: UserOrder,
    referrers: boolean,
    rowsAt: (client: ClientBase, seqs: readonly string[]) => Promise<readonly Row[]>,
  ): Promise<Outcome<{ page: SearchedPage<Row> }>> {
    const parsed = parsePage({ limit, page });
    if (!parsed.ok) return parsed;
    const chosen = readFilter(filter ?? {});
    if (!chosen.ok) return chosen;
    const { request } = parsed;
    const read = await readPart(this.#pool, { ...chosen.filter, referrers }, order, request, {
      bounds: this.#bounds,
      rowsAt,
    });
    if (!read.ok) return read;
    const { rows, total, totalIsExact } = read;
    return { ok: true, page: { ...toPage(rows, total, request), totalIsExact } };
  }
}

/** A part of a list, with its rows. Fails with VALIDATION_FAILED (`page`, `search`). */
export async function readPart<Row>(
  pool: Pool,
  wanted: Wanted,
  order: UserOrder,
  request: PageRequest,
  {
    bounds = listBounds,
    rowsAt,
  }: {
    readonly bounds?: ListBounds;
    readonly rowsAt: (client: ClientBase, seqs: readonly string[]) => Promise<readonly Row[]>;
  },
): Promise<Outcome<Omit<ListedPlaces, 'seqs'> & { readonly rows: readonly Row[] }>> {
  try {
    return await inSnapshot(
      pool,
      async (client) => {
        const listed = await readList(client, wanted, order, request, bounds);
        if (listed === null) return outOfReach(bounds);
        const { seqs, ...totals } = listed;
        return { ok: true, ...totals, rows: await rowsAt(client, seqs) };
      },
      bounds.statementMs,
    );
  } catch (error) {
    if (sqlState(error) === queryCanceled) return tooMany;
    throw error;
  }
}

const queryCanceled = '57014';

const outOfReach = ({ countedAtMost }: ListBounds) => {
  const reach = countedAtMost.toLocaleString('en-US');
  return firstFault({
    page: `Pages reach the first ${reach} rows of a list, and the last ${reach} if all are counted. To see the others, filter the list or export it.`,
  });
};

const tooMany = firstFault({
  search: `This takes too long: more than ${listBounds.countedAtMost.toLocaleString('en-US')} users match. Type more of what you look for, add a filter, or sort by when they joined.`,
});

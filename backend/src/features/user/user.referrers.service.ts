import type { Pool } from 'pg';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { parsePage, type SearchedPage, toPage } from '../../platform/paging/page.ts';
import type { ListOrder } from '../../platform/paging/short-list.ts';
import { isUserId } from '../referral/referral.rules.ts';
import { findReferralCount, findReferralCounts, type ReferralCountRow } from './user.referrers.repository.ts';
import type { ReferrerSort } from './user.rules.ts';
import { type UserQuery, UserService } from './user.service.ts';

/** The users with referrals that an admin requests. */
export interface ReferrerQuery extends UserQuery {
  /** Only this user, with referrals or without; search, filters and order are then ignored. */
  readonly userId?: string | null | undefined;
  readonly order: ListOrder<ReferrerSort>;
}

const referralsAtMost = { one: 1000, list: 100 };

/** Lists users with referrals, whatever their state, for admins. */
export class ReferrerService {
  readonly #pool: Pool;
  readonly #users: UserService;

  constructor(pool: Pool, users = new UserService(pool)) {
    this.#pool = pool;
    this.#users = users;
  }

  /**
   * Users with referrals: all, or those that match a search or filter; with `userId`, that user, or none if it is unknown.
   * Each comes with their first 100 referrals, a single user with 1,000. Fails like {@link UserService.list}.
   */
  async list({
    userId,
    ...query
  }: ReferrerQuery): Promise<Outcome<{ page: SearchedPage<ReferralCountRow> }>> {
    const id = userId?.trim() ?? '';
    if (id === '')
      return this.#users.listReferrers(query, (client, seqs) =>
        findReferralCounts(client, seqs, referralsAtMost.list),
      );
    const parsed = parsePage(query);
    if (!parsed.ok) return parsed;
    const { request } = parsed;
    const person = isUserId(id) ? await findReferralCount(this.#pool, id, referralsAtMost.one) : null;
    const docs = person === null ? [] : [person];
    return {
      ok: true,
      page: { ...toPage(request.page === 1 ? docs : [], docs.length, request), totalIsExact: true },
    };
  }
}

import { Arg, Directive, ID, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { pageReach } from '../../platform/paging/page-reach.ts';
import {
  AfterArg,
  FirstArg,
  DirectionArg,
  LimitArg,
  PageArg,
  SortArg,
} from '../../platform/paging/list.args.ts';
import type { SortDirection as Direction } from '../../platform/paging/sort.ts';
import type { SearchedPage } from '../../platform/paging/page.ts';
import { UserFilterInput } from '../segment/segment.types.ts';
import { toUserCredits, toUserDetail, UserCredits, UserDetail } from './user.detail.types.ts';
import type { UserDetailService } from './user.detail.service.ts';
import { type ReferralCount, ReferralCountPage, ReferralCountSort } from './user.referrers.types.ts';
import type { ReferrerService } from './user.referrers.service.ts';
import type { ReferrerSort, UserSort as Sort } from './user.rules.ts';
import type { UserService } from './user.service.ts';
import { type ShownUser, toUser, UserPage, UserSort } from './user.types.ts';

const UserId = { description: "The signup's id." };
const reach = `Pages reach row ${pageReach.toLocaleString('en-US')} from the start, and from the end if the total is exact.`;
const FilterArg = () =>
  Arg('filter', () => UserFilterInput, { nullable: true, description: 'Which users; left out: all.' });

/** Finds and shows users, for admins. */
@Resolver()
export class UserResolver {
  readonly #users: UserService;
  readonly #details: UserDetailService;
  readonly #referrers: ReferrerService;

  constructor(users: UserService, details: UserDetailService, referrers: ReferrerService) {
    this.#users = users;
    this.#details = details;
    this.#referrers = referrers;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => UserPage, { description: `Users: all, or those that a filter selects. ${reach}` })
  async users(
    @FilterArg()
    filter: UserFilterInput | null,
    @SortArg(() => UserSort, UserSort.JOINED_AT)
    sort: Sort,
    @DirectionArg('descending')
    direction: Direction,
    @PageArg() page: number,
    @LimitArg()
    limit: number,
  ): Promise<SearchedPage<ShownUser>> {
    const query = { filter, order: { sort, direction }, page, limit };
    const found = resultOf(await this.#users.list(query)).page;
    return { ...found, docs: found.docs.map(toUser) };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => ReferralCountPage, {
    description: `Users whose code others joined with: all, whatever their state, those that a filter selects, or one user. ${reach}`,
  })
  async referralCounts(
    @Arg('userId', () => ID, {
      nullable: true,
      description: 'Only this user, with or without points; an empty list for an unknown id.',
    })
    userId: string | null,
    @FilterArg()
    filter: UserFilterInput | null,
    @SortArg(() => ReferralCountSort, ReferralCountSort.REFERRAL_POINTS)
    sort: ReferrerSort,
    @DirectionArg('descending')
    direction: Direction,
    @PageArg() page: number,
    @LimitArg()
    limit: number,
  ): Promise<SearchedPage<ReferralCount>> {
    const query = { userId, filter, order: { sort, direction }, page, limit };
    return resultOf(await this.#referrers.list(query)).page;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => UserDetail, { description: 'One user, with their rank, ledger and messages.' })
  async user(@Arg('id', () => ID, UserId) id: string): Promise<UserDetail> {
    return toUserDetail(resultOf(await this.#details.find(id)).user);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => UserCredits, { description: 'More of the credits that a user earned with their code.' })
  async userCredits(
    @Arg('id', () => ID, UserId) id: string,
    @FirstArg(20, 100) first: number,
    @AfterArg() after: string | null,
  ): Promise<UserCredits> {
    return toUserCredits(resultOf(await this.#details.credits(id, { first, after })).credits);
  }
}

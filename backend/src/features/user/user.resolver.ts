import { Arg, Directive, ID, Int, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { DirectionArg, LimitArg, PageArg, SearchArg, SortArg } from '../../platform/paging/list.args.ts';
import type { SortDirection as Direction } from '../../platform/paging/sort.ts';
import type { SearchedPage } from '../../platform/paging/page.ts';
import type { SignupState } from '../invite/invite.state.ts';
import { toUserCredits, toUserDetail, UserCredits, UserDetail } from './user.detail.types.ts';
import type { UserDetailService } from './user.detail.service.ts';
import type { UserSort as Sort } from './user.rules.ts';
import type { UserService } from './user.service.ts';
import { type ShownUser, toUser, UserPage, UserSort, UserState } from './user.types.ts';

const UserId = { description: "The signup's id." };

/** Finds and shows users, for admins. */
@Resolver()
export class UserResolver {
  readonly #users: UserService;
  readonly #details: UserDetailService;

  constructor(users: UserService, details: UserDetailService) {
    this.#users = users;
    this.#details = details;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => UserPage, { description: 'Users: all, or those that match a search or filter.' })
  async users(
    @SearchArg('a name, email, phone, entered code, own code or id')
    search: string | null,
    @SortArg(() => UserSort, UserSort.JOINED_AT)
    sort: Sort,
    @DirectionArg('descending')
    direction: Direction,
    @PageArg() page: number,
    @LimitArg()
    limit: number,
    @Arg('country', () => String, {
      nullable: true,
      description:
        'Only users who chose this country, blocked ones included: its ISO code or English name. Erased users have none.',
    })
    country: string | null,
    @Arg('state', () => UserState, { nullable: true, description: 'Only users in this state.' })
    state: SignupState | null,
  ): Promise<SearchedPage<ShownUser>> {
    const query = { search, country, state, order: { sort, direction }, page, limit };
    const found = resultOf(await this.#users.list(query)).page;
    return { ...found, docs: found.docs.map(toUser) };
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
    @Arg('first', () => Int, { defaultValue: 20, description: 'Maximum number of rows to return, 1 to 100.' })
    first: number,
    @Arg('after', () => ID, { nullable: true, description: 'nextAfter of the previous page.' })
    after: string | null,
  ): Promise<UserCredits> {
    return toUserCredits(resultOf(await this.#details.credits(id, { first, after })).credits);
  }
}

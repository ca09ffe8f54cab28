import { Arg, Directive, ID, Int, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { DirectionArg, LimitArg, PageArg, SearchArg, SortArg } from '../../platform/paging/list.args.ts';
import type { SortDirection as Direction } from '../../platform/paging/sort.ts';
import { toUserCredits, toUserDetail, UserCredits, UserDetail } from './user.detail.types.ts';
import type { UserDetailService } from './user.detail.service.ts';
import type { UserSort as Sort } from './user.rules.ts';
import type { UserService } from './user.service.ts';
import { toUser, UserPage, UserSort } from './user.types.ts';

const UserId = { description: "The signup's id." };

/** Finds and shows the people who joined, for admins. */
@Resolver()
export class UserResolver {
  readonly #users: UserService;
  readonly #details: UserDetailService;

  constructor(users: UserService, details: UserDetailService) {
    this.#users = users;
    this.#details = details;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => UserPage, { description: 'Everybody who joined, or those a search finds.' })
  async users(
    @SearchArg('a name, e-mail, phone, entered code, own code or id')
    search: string | null,
    @SortArg(() => UserSort, UserSort.JOINED_AT)
    sort: Sort,
    @DirectionArg('descending')
    direction: Direction,
    @PageArg() page: number,
    @LimitArg()
    limit: number,
  ): Promise<UserPage> {
    const found = resultOf(await this.#users.list({ search, order: { sort, direction }, page, limit })).page;
    return { ...found, docs: found.docs.map(toUser) };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => UserDetail, { description: 'One person who joined.' })
  async user(@Arg('id', () => ID, UserId) id: string): Promise<UserDetail> {
    return toUserDetail(resultOf(await this.#details.find(id)).user);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => UserCredits, { description: 'More of what the code of one person brought them.' })
  async userCredits(
    @Arg('id', () => ID, UserId) id: string,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at most, 1 to 100.' }) first: number,
    @Arg('after', () => ID, { nullable: true, description: 'nextAfter of the answer before.' })
    after: string | null,
  ): Promise<UserCredits> {
    return toUserCredits(resultOf(await this.#details.credits(id, { first, after })).credits);
  }
}

import { Arg, Directive, ID, Int, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { SortDirection as Direction } from '../../platform/paging/sort.ts';
import { SortDirection } from '../../platform/paging/sort.types.ts';
import { UserCredits, UserDetail } from './user.detail.types.ts';
import type { UserDetailService } from './user.detail.service.ts';
import { toUser, toUserCredits, toUserDetail } from './user.graphql.ts';
import type { UserSort as Sort } from './user.rules.ts';
import type { UserService } from './user.service.ts';
import { UserPage, UserSort } from './user.types.ts';

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
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of a name, e-mail, phone, entered code, own code or id; case does not matter.',
    })
    search: string | null,
    @Arg('sort', () => UserSort, {
      defaultValue: UserSort.JOINED_AT,
      description: 'What they are sorted by.',
    })
    sort: Sort,
    @Arg('direction', () => SortDirection, {
      defaultValue: SortDirection.DESC,
      description: 'Which way they are sorted.',
    })
    direction: Direction,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The number of the page.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: 'How many on a page, 1 to 100.' })
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

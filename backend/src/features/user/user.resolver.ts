import { Arg, Args, Directive, ID, Int, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { pageReach } from '../../platform/paging/page-reach.ts';
import { DirectionArg, LimitArg, PageArg, SearchArg, SortArg } from '../../platform/paging/list.args.ts';
import type { SortDirection as Direction } from '../../platform/paging/sort.ts';
import type { SearchedPage } from '../../platform/paging/page.ts';
import type { SignupState } from '../invite/invite.state.ts';
import { toUserCredits, toUserDetail, UserCredits, UserDetail } from './user.detail.types.ts';
import type { UserDetailService } from './user.detail.service.ts';
import { type ReferralCount, ReferralCountPage, ReferralCountSort } from './user.referrers.types.ts';
import type { ReferrerService } from './user.referrers.service.ts';
import type { ReferrerSort, UserSort as Sort } from './user.rules.ts';
import type { UserService } from './user.service.ts';
import {
  answersIn,
  ChosenAnswers,
  type ShownUser,
  toUser,
  UserPage,
  UserSort,
  UserState,
} from './user.types.ts';

const UserId = { description: "The signup's id." };
const searched = 'a name, email, phone, entered code, own code or id';
const reach = `Pages reach row ${pageReach.toLocaleString('en-US')} from the start, and from the end if the total is exact.`;
const CountryArg = () =>
  Arg('country', () => String, {
    nullable: true,
    description:
      'Only users who chose this country, blocked ones included: its ISO code or English name. Erased users have none.',
  });
const StateArg = () =>
  Arg('state', () => UserState, { nullable: true, description: 'Only users in this state.' });

const HeldArg = () =>
  Arg('held', () => Boolean, {
    nullable: true,
    description: 'true: only users who have held credits, which do not count until they are reviewed.',
  });

const SourceArg = () =>
  Arg('source', () => String, {
    nullable: true,
    description: 'Only users who came from this source at first: its name.',
  });
const CampaignArg = () =>
  Arg('campaign', () => String, { nullable: true, description: 'Only users who came by this campaign.' });

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
  @Query(() => UserPage, { description: `Users: all, or those that match a search or filter. ${reach}` })
  async users(
    @SearchArg(searched)
    search: string | null,
    @SortArg(() => UserSort, UserSort.JOINED_AT)
    sort: Sort,
    @DirectionArg('descending')
    direction: Direction,
    @PageArg() page: number,
    @LimitArg()
    limit: number,
    @CountryArg()
    country: string | null,
    @StateArg()
    state: SignupState | null,
    @HeldArg()
    held: boolean | null,
    @SourceArg()
    source: string | null,
    @CampaignArg()
    campaign: string | null,
    @Args(() => ChosenAnswers)
    answers: ChosenAnswers,
  ): Promise<SearchedPage<ShownUser>> {
    const query = {
      search,
      country,
      state,
      held,
      source,
      campaign,
      answers: answersIn(answers),
      order: { sort, direction },
      page,
      limit,
    };
    const found = resultOf(await this.#users.list(query)).page;
    return { ...found, docs: found.docs.map(toUser) };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => ReferralCountPage, {
    description: `Users whose code others joined with: all, whatever their state, those that match a search or filter, or one user. ${reach}`,
  })
  async referralCounts(
    @Arg('userId', () => ID, {
      nullable: true,
      description: 'Only this user, with or without points; an empty list for an unknown id.',
    })
    userId: string | null,
    @SearchArg(searched)
    search: string | null,
    @SortArg(() => ReferralCountSort, ReferralCountSort.REFERRAL_POINTS)
    sort: ReferrerSort,
    @DirectionArg('descending')
    direction: Direction,
    @PageArg() page: number,
    @LimitArg()
    limit: number,
    @CountryArg()
    country: string | null,
    @StateArg()
    state: SignupState | null,
    @HeldArg()
    held: boolean | null,
    @SourceArg()
    source: string | null,
    @CampaignArg()
    campaign: string | null,
    @Args(() => ChosenAnswers)
    answers: ChosenAnswers,
  ): Promise<SearchedPage<ReferralCount>> {
    const query = {
      userId,
      search,
      country,
      state,
      held,
      source,
      campaign,
      answers: answersIn(answers),
      order: { sort, direction },
      page,
      limit,
    };
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
    @Arg('first', () => Int, { defaultValue: 20, description: 'Maximum number of rows to return, 1 to 100.' })
    first: number,
    @Arg('after', () => ID, { nullable: true, description: 'nextAfter of the previous page.' })
    after: string | null,
  ): Promise<UserCredits> {
    return toUserCredits(resultOf(await this.#details.credits(id, { first, after })).credits);
  }
}

import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import { DirectionArg, LimitArg, PageArg, SearchArg, SortArg } from '../../platform/paging/list.args.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { ApplicationStatus } from './ambassador.review.rules.ts';
import { AmbassadorStatus } from './ambassador.review.types.ts';
import type { AmbassadorService } from './ambassador.service.ts';
import type { SortDirection as Direction } from '../../platform/paging/sort.ts';
import type { ApplicationSort } from './ambassador.rules.ts';
import type { Page } from '../../platform/paging/page.ts';
import {
  type AmbassadorApplication,
  AmbassadorPage,
  AmbassadorSort,
  JoinAsAmbassadorInput,
  JoinAsAmbassadorPayload,
  toAmbassadorApplication,
} from './ambassador.types.ts';

@Resolver()
export class AmbassadorResolver {
  readonly #ambassador: AmbassadorService;

  constructor(ambassador: AmbassadorService) {
    this.#ambassador = ambassador;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => AmbassadorPage, { description: 'Ambassador applications: all, or those that match a search.' })
  async ambassadors(
    @SearchArg('a name, email, phone, college, id or referral code')
    search: string | null,
    @SortArg(() => AmbassadorSort, AmbassadorSort.APPLIED_AT)
    sort: ApplicationSort,
    @DirectionArg('descending')
    direction: Direction,
    @PageArg() page: number,
    @LimitArg()
    limit: number,
    @Arg('status', () => AmbassadorStatus, {
      nullable: true,
      description: 'Only applications with this status.',
    })
    status: ApplicationStatus | null,
  ): Promise<Page<AmbassadorApplication>> {
    const found = resultOf(
      await this.#ambassador.list({ search, order: { sort, direction }, page, limit, status }),
    ).page;
    return { ...found, docs: found.docs.map(toAmbassadorApplication) };
  }

  @Mutation(() => JoinAsAmbassadorPayload, {
    description: 'Applies to be a campus ambassador, once per email address.',
  })
  async joinAsAmbassador(
    @Arg('input', () => JoinAsAmbassadorInput, { description: "The applicant's details." })
    input: JoinAsAmbassadorInput,
    @Ctx() { browser }: RequestContext,
  ): Promise<JoinAsAmbassadorPayload> {
    return resultOf(await this.#ambassador.apply(input, browser));
  }
}

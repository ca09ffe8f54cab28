import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { AfterArg, FirstArg } from '../../platform/paging/list.args.ts';
import { toFairnessListEntry } from './fairness.list.types.ts';
import type { ReviewService } from './fairness.review.service.ts';
import {
  CreditHolds,
  DecideHoldsInput,
  HoldDecision,
  HoldDecisionInput,
  HoldDecisions,
  HoldGroups,
  HoldPreview,
  OpenHolds,
  toCreditHold,
  toHoldDecision,
  toHoldGroups,
  toHoldPreview,
  toOpenHolds,
  UserHolds,
} from './fairness.types.ts';

/** Checking doubted credits. */
@Resolver()
export class FairnessResolver {
  readonly #review: ReviewService;

  constructor(review: ReviewService) {
    this.#review = review;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => OpenHolds, { description: 'How many credits need review.' })
  async openHolds(): Promise<OpenHolds> {
    return toOpenHolds(await this.#review.open());
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => HoldGroups, { description: 'The queue of doubted credits, largest groups first.' })
  async holdGroups(@FirstArg(20, 100) first: number, @AfterArg() after: string | null): Promise<HoldGroups> {
    const page = resultOf(await this.#review.groups({ first, after }));
    return toHoldGroups(page, Number(after ?? 0));
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => CreditHolds, { description: "A group's credits, in join order." })
  async groupHolds(
    @Arg('groupId', () => String, { description: "The group's id." }) groupId: string,
    @FirstArg(50, 200) first: number,
    @AfterArg() after: string | null,
  ): Promise<CreditHolds> {
    const { holds, nextAfter } = resultOf(await this.#review.groupHolds(groupId, { first, after }));
    return { holds: holds.map(toCreditHold), nextAfter };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => UserHolds, { description: 'What is or was doubted about one user.' })
  async userHolds(@Arg('id', () => ID, { description: "The signup's id." }) id: string): Promise<UserHolds> {
    const { given, earned, trust } = resultOf(await this.#review.ofUser(id));
    return {
      given: given && toCreditHold(given),
      earned: earned.map(toCreditHold),
      trust: trust && toFairnessListEntry(trust),
    };
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => HoldPreview, { description: 'What a decision would do to points and ranks.' })
  async previewHolds(
    @Arg('input', () => HoldDecisionInput, { description: 'What would be decided.' })
    input: HoldDecisionInput,
  ): Promise<HoldPreview> {
    return toHoldPreview(resultOf(await this.#review.preview(input)).preview);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => HoldDecisions, { description: 'Decisions about doubted credits, newest first.' })
  async holdDecisions(
    @FirstArg(20, 100) first: number,
    @AfterArg() after: string | null,
  ): Promise<HoldDecisions> {
    const { decisions, nextAfter } = resultOf(await this.#review.decisions({ first, after }));
    return { decisions: decisions.map(toHoldDecision), nextAfter };
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => HoldDecision, {
    description:
      'Decides about doubted credits: they count, or they do not. Large decisions go on in the background. Fails with CONFLICT if it would do something else than the preview said.',
  })
  async decideHolds(
    @Arg('input', () => DecideHoldsInput, { description: 'The decision, and the version of its preview.' })
    input: DecideHoldsInput,
    @Ctx() context: RequestContext,
  ): Promise<HoldDecision> {
    return toHoldDecision(resultOf(await this.#review.decide(input, context)).decision);
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => HoldDecision, {
    description:
      'Undoes a decision: restores every credit that it moved, except those moved since, and unblocks the users it blocked.',
  })
  async undoHoldDecision(
    @Arg('id', () => ID, { description: "The decision's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<HoldDecision> {
    return toHoldDecision(resultOf(await this.#review.undo(id, context)).decision);
  }
}

import { Arg, Ctx, Directive, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { LimitArg, PageArg } from '../../platform/paging/list.args.ts';
import type { Page } from '../../platform/paging/page.ts';
import { Status } from '../status/status.types.ts';
import type { ClaimState } from './reward.claim.repository.ts';
import type { ClaimService } from './reward.claim.service.ts';
import type { RewardRecipients as Recipients } from './reward.repository.ts';
import type { RewardService } from './reward.service.ts';
import {
  AddRewardCodesPayload,
  AddRewardInput,
  OpenReward,
  OwnReward,
  Reward,
  type RewardClaim,
  RewardClaimPage,
  RewardClaimState,
  RewardRecipients,
  toReward,
  toRewardClaim,
  UpdateRewardInput,
} from './reward.types.ts';

@Resolver(() => Status)
export class RewardResolver {
  readonly #rewards: RewardService;
  readonly #claims: ClaimService;

  constructor(rewards: RewardService, claims: ClaimService) {
    this.#rewards = rewards;
    this.#claims = claims;
  }

  @Query(() => [OpenReward], {
    description:
      'Rewards that can be reached, those that need the fewest referrals first; without those for ambassadors.',
  })
  openRewards(): Promise<readonly OpenReward[]> {
    return this.#rewards.open();
  }

  @FieldResolver(() => [OwnReward], {
    description: 'What the visitor can reach or has reached, those that need the fewest referrals first.',
  })
  rewards(@Root() { signupId }: { readonly signupId: string }): Promise<readonly OwnReward[]> {
    return this.#claims.ofOwner(signupId);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [Reward], { name: 'rewards', description: 'All rewards, those that were stopped last.' })
  async list(): Promise<readonly Reward[]> {
    return (await this.#rewards.list()).map(toReward);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => RewardClaimPage, {
    description:
      'Rewards that users reached: those that have to be fulfilled, the oldest first; others, the newest first.',
  })
  async rewardClaims(
    @Arg('rewardId', () => ID, { nullable: true, description: 'Only of this reward.' })
    rewardId: string | null,
    @Arg('userId', () => ID, { nullable: true, description: 'Only of this user.' }) userId: string | null,
    @Arg('state', () => RewardClaimState, { nullable: true, description: 'Only in this state.' })
    state: ClaimState | null,
    @PageArg() page: number,
    @LimitArg() limit: number,
  ): Promise<Page<RewardClaim>> {
    const found = resultOf(await this.#claims.list({ rewardId, userId, state, page, limit })).page;
    return { ...found, docs: found.docs.map(toRewardClaim) };
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => Int, {
    description:
      'How many users who do not have it would get a reward with these terms now; at most 100,000 are counted.',
  })
  rewardMeeting(
    @Arg('referralsNeeded', () => Int, { description: 'How many referrals it takes.' })
    referralsNeeded: number,
    @Arg('recipients', () => RewardRecipients, { description: 'Who gets it.' }) recipients: Recipients,
    @Arg('id', () => ID, { nullable: true, description: 'Of the reward; left out: it is new.' })
    id: string | null,
  ): Promise<number> {
    return this.#rewards.meeting({ id, recipients, referralsNeeded });
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => Reward, { description: 'Adds a reward.' })
  async addReward(
    @Arg('input', () => AddRewardInput, { description: 'What it is, and what it takes.' })
    input: AddRewardInput,
    @Ctx() context: RequestContext,
  ): Promise<Reward> {
    return toReward(resultOf(await this.#rewards.add(input, context)).reward);
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => Reward, { description: 'Changes the terms of a reward. What was reached stays reached.' })
  async updateReward(
    @Arg('input', () => UpdateRewardInput, { description: 'All of its terms.' }) input: UpdateRewardInput,
    @Ctx() context: RequestContext,
  ): Promise<Reward> {
    return toReward(resultOf(await this.#rewards.update(input, context)).reward);
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => Reward, {
    description: 'Stops a reward: it is not reached anymore. What was reached stays to be fulfilled.',
  })
  async stopReward(
    @Arg('id', () => ID, { description: "The reward's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Reward> {
    return toReward(resultOf(await this.#rewards.setStopped(id, true, context)).reward);
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => Reward, { description: 'Resumes a reward that was stopped.' })
  async resumeReward(
    @Arg('id', () => ID, { description: "The reward's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Reward> {
    return toReward(resultOf(await this.#rewards.setStopped(id, false, context)).reward);
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => AddRewardCodesPayload, {
    description: 'Adds codes to a reward of the kind CODE_POOL. Those it has already are left out.',
  })
  async addRewardCodes(
    @Arg('id', () => ID, { description: "The reward's id." }) id: string,
    @Arg('codes', () => [String], { description: 'Up to 500, of up to 200 characters.' }) codes: string[],
    @Ctx() context: RequestContext,
  ): Promise<AddRewardCodesPayload> {
    const { reward, added } = resultOf(await this.#rewards.addCodes(id, codes, context));
    return {
      added,
      reward: toReward(reward),
      message: `${added === 1 ? '1 code was' : `${added} codes were`} added.`,
    };
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => Int, {
    description:
      'Marks rewards as fulfilled that users reached, but those of the kind CODE_POOL. Returns how many: others stay as they are.',
  })
  async fulfillRewardClaims(
    @Arg('ids', () => [ID], { description: "The claims' ids, up to 200." }) ids: string[],
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return resultOf(await this.#claims.fulfill(ids, context)).claims;
  }

  @Directive('@auth(requires: EDITOR)')
  @Mutation(() => Int, { description: 'Takes back that rewards were fulfilled. Returns how many.' })
  async reopenRewardClaims(
    @Arg('ids', () => [ID], { description: "The claims' ids, up to 200." }) ids: string[],
    @Ctx() context: RequestContext,
  ): Promise<number> {
    return resultOf(await this.#claims.reopen(ids, context)).claims;
  }
}

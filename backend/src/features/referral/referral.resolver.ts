import { Arg, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { ReferralService } from './referral.service.ts';
import { NextStep, Rank, Referrer, UpdatePointsPayload } from './referral.types.ts';

/** What a user's next referrals bring, each more than the rank that was read. */
type NextSteps = (of: { signupId: string; rank: number }) => Promise<readonly NextStep[]>;

@Resolver(() => Rank)
export class ReferralResolver {
  readonly #referral: ReferralService;
  readonly #nextSteps: NextSteps;

  constructor(referral: ReferralService, nextSteps: NextSteps) {
    this.#referral = referral;
    this.#nextSteps = nextSteps;
  }

  @Query(() => Rank, { description: 'The rank of one signup; give either its id or its referralId.' })
  async rank(
    @Arg('userId', () => ID, { nullable: true, description: "The signup's id." }) userId: string | null,
    @Arg('referralId', () => String, { nullable: true, description: "The signup's own code." })
    referralId: string | null,
  ): Promise<Rank> {
    return resultOf(await this.#referral.rank({ userId, referralId }));
  }

  @FieldResolver(() => [NextStep], {
    description: 'The next three improvements in rank; fewer near the top, and none at it.',
  })
  nextSteps(@Root() { userId, rank }: Rank): Promise<readonly NextStep[]> {
    return this.#nextSteps({ signupId: userId, rank });
  }

  @Query(() => Referrer, { description: 'Whose code it is, as friends who open the link see them.' })
  async referrer(
    @Arg('referralCode', () => String, {
      description: 'A referral code; case and surrounding spaces are ignored.',
    })
    referralCode: string,
  ): Promise<Referrer> {
    return resultOf(await this.#referral.referrer(referralCode));
  }

  @Mutation(() => UpdatePointsPayload, {
    description:
      "Returns the points of a code's owner. It changes nothing: points are added when a user joins.",
  })
  async updatePoints(
    @Arg('referralCode', () => String, {
      description: 'A referral code; case and surrounding spaces are ignored.',
    })
    referralCode: string,
  ): Promise<UpdatePointsPayload> {
    return resultOf(await this.#referral.points(referralCode));
  }
}

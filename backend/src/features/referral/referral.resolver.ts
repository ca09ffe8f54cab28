import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { ReferralService } from './referral.service.ts';
import { Rank, UpdatePointsPayload } from './referral.types.ts';

@Resolver()
export class ReferralResolver {
  readonly #referral: ReferralService;

  constructor(referral: ReferralService) {
    this.#referral = referral;
  }

  @Query(() => Rank, { description: 'The rank of one signup; give either its id or its referralId.' })
  async rank(
    @Arg('userId', () => ID, { nullable: true, description: "The signup's id." }) userId: string | null,
    @Arg('referralId', () => String, { nullable: true, description: "The signup's own code." })
    referralId: string | null,
  ): Promise<Rank> {
    return resultOf(await this.#referral.rank({ userId, referralId }));
  }

  @Mutation(() => UpdatePointsPayload, {
    description:
      "Reports the points of a code's owner. It adds none, however often it is called: the join did.",
  })
  async updatePoints(
    @Arg('referralCode', () => String, {
      description: 'The code somebody entered; spaces around it and case do not matter.',
    })
    referralCode: string,
  ): Promise<UpdatePointsPayload> {
    return resultOf(await this.#referral.points(referralCode));
  }
}

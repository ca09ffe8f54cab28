import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What so many further referrals of a user gain.' })
export class NextStep {
  @Field(() => Int, {
    description: 'The fewest further referrals that improve on the rank of the step before.',
  })
  declare readonly referrals: number;

  @Field(() => Int, { description: 'The rank they lead to if nothing else changes.' })
  declare readonly rank: number;
}

@ObjectType({ simpleResolvers: true, description: 'The rank of one signup.' })
export class Rank {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly userId: string;

  @Field(() => Int, { description: '1 is first. Exact at the moment of the request.' })
  declare readonly rank: number;

  @Field(() => Int, { description: 'Number of users with a rank, at the same moment.' })
  declare readonly total: number;

  @Field(() => String, { description: "The user's own referral code." })
  declare readonly referralId: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Whose code it is, as friends who open the link see them.',
})
export class Referrer {
  @Field(() => String, { description: 'The code in its stored spelling.' })
  declare readonly referralId: string;

  @Field(() => String, { nullable: true, description: 'First name; null if the user does not show it.' })
  declare readonly firstName: string | null;
}

@ObjectType({ simpleResolvers: true, description: "The points of a code's owner." })
export class UpdatePointsPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => String, { description: 'The code in its stored spelling.' })
  declare readonly referralId: string;

  @Field(() => Int, { description: "The owner's points now." })
  declare readonly referralPoints: number;
}

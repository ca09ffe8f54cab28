import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A place on the waitlist.' })
export class Rank {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly userId: string;

  @Field(() => Int, { description: '1 is first. Exact at the moment of asking.' })
  declare readonly rank: number;

  @Field(() => String, { description: "The person's own code, to share." })
  declare readonly referralId: string;
}

@ObjectType({ simpleResolvers: true, description: 'What a code has earned its owner so far.' })
export class UpdatePointsPayload {
  @Field(() => String, { description: 'Fit to show to a person.' })
  declare readonly message: string;

  @Field(() => String, { description: 'The code, as its owner has it.' })
  declare readonly referralId: string;

  @Field(() => Int, { description: "The owner's points now." })
  declare readonly referralPoints: number;
}

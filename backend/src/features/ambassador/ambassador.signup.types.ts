import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The sign-up of an applicant: they verified its email or connected it.',
})
export class ApplicantSignup {
  @Field(() => ID, { description: "The user's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'Their referral code, which is their code as an ambassador.' })
  declare readonly referralId: string;

  @Field(() => Int, { description: 'How many of their referrals count.' })
  declare readonly referralCount: number;

  @Field(() => Boolean, { description: 'Whether they are blocked: then they are no ambassador.' })
  declare readonly isBlocked: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'How many joined in a week.' })
export class OwnAmbassadorWeek {
  @Field(() => String, { description: 'Its Monday, such as 2026-01-26, UTC.' })
  declare readonly week: string;

  @Field(() => Int, { description: "Users who joined with the visitor's code in it, without blocked ones." })
  declare readonly joined: number;
}

@ObjectType({ simpleResolvers: true, description: "An ambassador's figures, read at one moment." })
export class OwnAmbassador {
  @Field(() => String, { description: 'When they were accepted; ISO 8601.' })
  declare readonly since: string;

  @Field(() => Int, { description: "Users who joined with the visitor's code, without blocked ones." })
  declare readonly joined: number;

  @Field(() => Int, { description: 'How many of them count.' })
  declare readonly counted: number;

  @Field(() => [OwnAmbassadorWeek], {
    description: 'The last 12 weeks, the earliest first; the current one is the last.',
  })
  declare readonly weeks: readonly OwnAmbassadorWeek[];
}

@ObjectType({ simpleResolvers: true, description: "A user's application to be an ambassador." })
export class UserApplication {
  @Field(() => ID, { description: "The application's id." })
  declare readonly id: string;

  @Field(() => Boolean, {
    description: 'Whether they are an ambassador: it is accepted, and they are not blocked.',
  })
  declare readonly isAmbassador: boolean;
}

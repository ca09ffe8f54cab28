import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** The schema's intervals; the values are the words used inside. */
export const SignupInterval = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

registerEnumType(SignupInterval, {
  name: 'SignupInterval',
  description: 'How long each period of a series is.',
  valuesConfig: {
    DAY: { description: 'A day, UTC.' },
    WEEK: { description: 'Monday to Sunday.' },
    MONTH: { description: 'A calendar month.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Somebody whose code others joined with.' })
export class TopReferrer {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly userId: string;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'Their own code.' })
  declare readonly referralId: string;

  @Field(() => Int, { description: 'Their points.' })
  declare readonly referralPoints: number;

  @Field(() => Int, { description: 'How many joined with their code.' })
  declare readonly referralCount: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many joined from a country.' })
export class CountrySignups {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  declare readonly country: string;

  @Field(() => String, { description: 'English name.' })
  declare readonly name: string;

  @Field(() => Int, { description: 'People on the waitlist.' })
  declare readonly totalUsers: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How far people get, from the first code to the first referral.',
})
export class ReferralFunnel {
  @Field(() => Int, {
    description: 'Codes to join the waitlist that were ever asked for; somebody who asks again counts again.',
  })
  declare readonly codesAskedFor: number;

  @Field(() => Int, { description: 'Those of them that were entered rightly.' })
  declare readonly codesVerified: number;

  @Field(() => Int, { description: 'People on the waitlist.' })
  declare readonly joined: number;

  @Field(() => Int, {
    description: 'Those of them who have points, because others joined with their code.',
  })
  declare readonly referredSomebody: number;
}

@ObjectType({ simpleResolvers: true, description: 'The figures of the waitlist, all of one moment.' })
export class Dashboard {
  @Field(() => String, { description: 'The moment; ISO 8601.' })
  declare readonly asOf: string;

  @Field(() => Int, { description: 'People on the waitlist.' })
  declare readonly totalUsers: number;

  @Field(() => Int, { description: 'Those who joined since midnight, UTC.' })
  declare readonly peopleAddedToday: number;

  @Field(() => Int, { description: 'Those who joined in the last seven days.' })
  declare readonly peopleAddedLastWeek: number;

  @Field(() => Int, { description: 'Those who joined in the seven days before.' })
  declare readonly peopleAddedWeekBefore: number;

  @Field(() => Int, { description: 'Those who joined with a known referral code.' })
  declare readonly totalWaitlist: number;

  @Field(() => Int, { description: 'Applications of campus ambassadors.' })
  declare readonly ambassadorApplications: number;

  @Field(() => ReferralFunnel, { description: 'How far people get.' })
  declare readonly funnel: ReferralFunnel;

  @Field(() => [TopReferrer], { description: 'Whose codes were used most, most points first; at most 10.' })
  declare readonly mostUsedReferral: readonly TopReferrer[];

  @Field(() => [CountrySignups], {
    description: 'Where most people joined from, most people first; at most 10.',
  })
  declare readonly mostActiveCountry: readonly CountrySignups[];
}

@ObjectType({ simpleResolvers: true, description: 'How many joined in a period.' })
export class SignupsOfPeriod {
  @Field(() => String, { description: 'The first day of it that was asked for, UTC, such as 2026-01-31.' })
  declare readonly start: string;

  @Field(() => Int, { description: 'People who joined.' })
  declare readonly signups: number;
}

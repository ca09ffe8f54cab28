import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

/** The schema's intervals; the values are the ones used internally. */
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

@ObjectType({ simpleResolvers: true, description: 'A user with referrals.' })
export class TopReferrer {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly userId: string;

  @Field(() => String, { description: 'First name.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name.' })
  declare readonly lastName: string;

  @Field(() => String, { description: "The user's own referral code." })
  declare readonly referralId: string;

  @Field(() => Int, { description: "The user's referral points." })
  declare readonly referralPoints: number;

  @Field(() => Int, { description: "Number of users who joined with this user's code." })
  declare readonly referralCount: number;
}

@ObjectType({ simpleResolvers: true, description: 'Number of users from one country.' })
export class CountrySignups {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' })
  declare readonly country: string;

  @Field(() => String, { description: 'English name.' })
  declare readonly name: string;

  @Field(() => Int, { description: 'Number of users on the waitlist.' })
  declare readonly totalUsers: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How many visitors reach each step, from the first code to the first referral.',
})
export class ReferralFunnel {
  @Field(() => Int, { description: 'Codes ever requested to join the waitlist, resends included.' })
  declare readonly codesAskedFor: number;

  @Field(() => Int, { description: 'Those that were entered correctly.' })
  declare readonly codesVerified: number;

  @Field(() => Int, { description: 'Number of users on the waitlist.' })
  declare readonly joined: number;

  @Field(() => Int, { description: 'Users whose code others joined with.' })
  declare readonly referredSomebody: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Number of users in each state; blocked and erased users are not counted.',
})
export class InvitationFigures {
  @Field(() => Int, { description: 'Users with a rank.' })
  declare readonly waiting: number;

  @Field(() => Int, { description: 'Users with an open invitation.' })
  declare readonly invited: number;

  @Field(() => Int, { description: 'Users who accepted an invitation.' })
  declare readonly accepted: number;

  @Field(() => Int, { description: 'Users whose invitation expired and who have not rejoined.' })
  declare readonly expired: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Average number of seconds from joining to accepting; null until a user accepts.',
  })
  declare readonly secondsToAcceptance: number | null;
}

@ObjectType({ simpleResolvers: true, description: "The waitlist's figures, all at the same moment." })
export class Dashboard {
  @Field(() => String, { description: 'The moment; ISO 8601.' })
  declare readonly asOf: string;

  @Field(() => Int, { description: 'Number of users on the waitlist.' })
  declare readonly totalUsers: number;

  @Field(() => Int, { description: 'Users who joined since midnight, UTC.' })
  declare readonly peopleAddedToday: number;

  @Field(() => Int, { description: 'Users who joined today or on one of the six days before, UTC.' })
  declare readonly peopleAddedLastWeek: number;

  @Field(() => Int, { description: 'Users who joined a week earlier, up to this time of the day.' })
  declare readonly peopleAddedWeekBefore: number;

  @Field(() => Int, { description: 'Users who joined with a known referral code.' })
  declare readonly totalWaitlist: number;

  @Field(() => Int, { description: 'Number of ambassador applications.' })
  declare readonly ambassadorApplications: number;

  @Field(() => ReferralFunnel, { description: 'Conversion from the first code to the first referral.' })
  declare readonly funnel: ReferralFunnel;

  @Field(() => InvitationFigures, { description: 'Number of users in each state.' })
  declare readonly invitations: InvitationFigures;

  @Field(() => [TopReferrer], { description: 'The top referrers, most points first; at most 10.' })
  declare readonly mostUsedReferral: readonly TopReferrer[];

  @Field(() => [CountrySignups], {
    description: 'The countries with the most users, most first; at most 10.',
  })
  declare readonly mostActiveCountry: readonly CountrySignups[];
}

@ObjectType({ simpleResolvers: true, description: 'Sign-ups of one period.' })
export class SignupsOfPeriod {
  @Field(() => String, {
    description: "The period's first day within the requested range, UTC, such as 2026-01-31.",
  })
  declare readonly start: string;

  @Field(() => Int, { description: 'Number of sign-ups in the period.' })
  declare readonly signups: number;
}

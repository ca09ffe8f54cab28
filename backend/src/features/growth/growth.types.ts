import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { GrowthGroup as Group } from './growth.repository.ts';

/** The schema's groups; the values are the ones used internally. */
export const GrowthGroup = {
  SOURCE: 'source',
  CAMPAIGN: 'campaign',
  COUNTRY: 'country',
  WEEK: 'week',
} as const satisfies Readonly<Record<string, Group>>;

registerEnumType(GrowthGroup, {
  name: 'GrowthGroup',
  description: 'What growth is told apart by.',
  valuesConfig: {
    SOURCE: { description: 'Where visitors came from at first.' },
    CAMPAIGN: { description: 'The campaign they came by.' },
    COUNTRY: { description: 'The country users chose. Visitors who did not join are not counted.' },
    WEEK: { description: 'The ISO week, UTC, in its order.' },
  },
});

const tabs = 'null by country';

@ObjectType({ simpleResolvers: true, description: 'How far visitors got.' })
export class GrowthSteps {
  @Field(() => Int, { nullable: true, description: `Browser tabs that arrived; ${tabs}.` })
  declare readonly visits: number | null;

  @Field(() => Int, { nullable: true, description: `Tabs that opened the form; ${tabs}.` })
  declare readonly forms: number | null;

  @Field(() => Int, { nullable: true, description: `Tabs that requested a code to join; ${tabs}.` })
  declare readonly codes: number | null;

  @Field(() => Int, { nullable: true, description: `Tabs in which a link was shared; ${tabs}.` })
  declare readonly shares: number | null;

  @Field(() => Int, { description: 'Users who joined, without blocked and erased ones.' })
  declare readonly joined: number;

  @Field(() => Int, { description: 'Those of them with a credited friend.' })
  declare readonly withFriend: number;
}

@ObjectType({ simpleResolvers: true, description: 'How far visitors of one group got.' })
export class GrowthRow extends GrowthSteps {
  @Field(() => String, {
    nullable: true,
    description:
      'The name of the source, the campaign, the ISO code of the country, or the first day of the week; null if it is not known, or if there is none.',
  })
  declare readonly key: string | null;

  @Field(() => Int, { description: 'Friends credited to them within 14 days of joining.' })
  declare readonly friends: number;

  @Field(() => Float, {
    nullable: true,
    description: 'K: friends for each user who joined; null if fewer than 30 joined.',
  })
  declare readonly k: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Median number of days from joining to the first friend, of those with one; null if fewer than 30 have one.',
  })
  declare readonly daysToFriend: number | null;

  @Field(() => Boolean, { description: 'Whether the 14 days are over for everyone who is counted.' })
  declare readonly isComplete: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Where users came from, and how far they got.' })
export class Growth {
  @Field(() => String, { description: 'When it was counted; ISO 8601.' })
  declare readonly asOf: string;

  @Field(() => String, { description: 'First day that was counted, UTC.' })
  declare readonly from: string;

  @Field(() => String, { description: 'Last day that was counted, UTC.' })
  declare readonly to: string;

  @Field(() => GrowthSteps, { description: 'Of all groups, including those left out of the rows.' })
  declare readonly total: GrowthSteps;

  @Field(() => [GrowthRow], { description: 'Most users first, at most 200; weeks in their order.' })
  declare readonly rows: readonly GrowthRow[];
}

@ObjectType({ simpleResolvers: true, description: 'Sign-ups of one minute.' })
export class SignupsOfMinute {
  @Field(() => String, { description: 'When the minute began; ISO 8601.' })
  declare readonly start: string;

  @Field(() => Int, { description: 'Number of sign-ups.' })
  declare readonly signups: number;
}

@ObjectType({ simpleResolvers: true, description: 'What happens at the moment.' })
export class LiveFigures {
  @Field(() => String, { description: 'The moment; ISO 8601.' })
  declare readonly asOf: string;

  @Field(() => [SignupsOfMinute], {
    description: 'The last 60 minutes, oldest first; the last one is not over yet.',
  })
  declare readonly minutes: readonly SignupsOfMinute[];

  @Field(() => Int, { description: 'Codes to join that were requested in the last hour.' })
  declare readonly codesRequested: number;

  @Field(() => Int, { description: 'How many of these codes were entered.' })
  declare readonly codesVerified: number;

  @Field(() => Int, { description: 'Users who joined in the last hour.' })
  declare readonly joined: number;

  @Field(() => Int, { description: 'Users who joined since midnight, UTC.' })
  declare readonly joinedToday: number;

  @Field(() => Int, { description: 'Number of users on the waitlist.' })
  declare readonly totalUsers: number;
}

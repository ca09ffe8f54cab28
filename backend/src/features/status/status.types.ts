import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NextPaged } from '../../platform/paging/page.types.ts';
import { EnteredCode } from '../verification/verification.types.ts';
import type { StatusState as State } from './status.repository.ts';

@InputType({ description: 'A verification code with the purpose STATUS, and where it was sent.' })
export class OpenStatusByCodeInput extends EnteredCode {}

@ObjectType({
  simpleResolvers: true,
  description: 'The status was opened in this browser, which gets a cookie.',
})
export class OpenStatusPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;

  @Field(() => Int, { description: 'Seconds until it has to be opened again.' })
  declare readonly validSeconds: number;
}

@ObjectType({ simpleResolvers: true, description: 'A user at their rank.' })
export class StatusLeaderboardPlace {
  @Field(() => Int, { description: '1 is first.' })
  declare readonly rank: number;

  @Field(() => String, { description: 'Masked: initials only.' })
  declare readonly name: string;

  @Field(() => Int, { description: 'Points of the user in this row.' })
  declare readonly points: number;

  @Field(() => Boolean, { description: "Whether this row is the visitor's own." })
  declare readonly isYou: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "The visitor's rank on a day, as it was when it was kept.",
})
export class StatusRankOfDay {
  @Field(() => String, { description: 'The day, such as 2026-01-31, UTC.' })
  declare readonly day: string;

  @Field(() => Int, { description: '1 is first.' })
  declare readonly rank: number;
}

@ObjectType({ simpleResolvers: true, description: "A user who joined with the visitor's code." })
export class StatusReferral {
  @Field(() => String, { description: 'First name and last initial.' })
  declare readonly name: string;

  @Field(() => String, { description: 'When they joined; ISO 8601, UTC.' })
  declare readonly joinedAt: string;
}

@ObjectType({ simpleResolvers: true, description: "A page of the users who joined with the visitor's code." })
export class StatusReferralPage extends NextPaged {
  @Field(() => [StatusReferral], { description: 'Newest first.' })
  declare readonly referrals: readonly StatusReferral[];
}

@ObjectType({ simpleResolvers: true, description: 'A visitor whose browser opened their status lately.' })
export class KnownVisitor {
  @Field(() => Int, { description: '1 is first.' })
  declare readonly rank: number;

  @Field(() => Int, { description: 'Number of users with a rank.' })
  declare readonly total: number;

  @Field(() => Int, {
    description: 'How many ranks they rose today (UTC); 0 if they did not, or it is not known.',
  })
  declare readonly gainedToday: number;

  @Field(() => String, { description: "The user's own referral code." })
  declare readonly referralId: string;
}

/** The schema's states; the values are the ones used internally. */
export const StatusState = {
  WAITING: 'waiting',
  INVITED: 'invited',
  ACCEPTED: 'accepted',
  EXPIRED: 'expired',
} as const satisfies Readonly<Record<string, State>>;

registerEnumType(StatusState, {
  name: 'StatusState',
  description: "The state of the visitor's sign-up.",
  valuesConfig: {
    WAITING: { description: 'They have a rank.' },
    INVITED: { description: 'They have an invitation that they can accept.' },
    ACCEPTED: { description: 'They accepted their invitation.' },
    EXPIRED: {
      description: 'They did not accept their invitation in time. rejoinWaitlist puts them back in line.',
    },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: "The visitor's status, exact at the moment of the request.",
})
export class Status {
  @Field(() => String, { description: "The visitor's first name." })
  declare readonly firstName: string;

  @Field(() => String, { description: 'When they joined; ISO 8601, UTC.' })
  declare readonly joinedAt: string;

  @Field(() => StatusState, { description: 'Whether they are waiting, invited or accepted.' })
  declare readonly state: State;

  @Field(() => Int, { nullable: true, description: '1 is first; null unless they are WAITING.' })
  declare readonly rank: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of users ahead of them; null unless they are WAITING.',
  })
  declare readonly ahead: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of users behind them; null unless they are WAITING.',
  })
  declare readonly behind: number | null;

  @Field(() => Int, { description: "The user's referral points." })
  declare readonly points: number;

  @Field(() => Int, { description: "Number of users who joined with this user's code." })
  declare readonly referralCount: number;

  @Field(() => String, { description: "The user's own referral code." })
  declare readonly referralId: string;

  @Field(() => String, { description: "The link that carries the visitor's code." })
  declare readonly shareLink: string;

  @Field(() => Boolean, { description: 'Whether friends who open that link see the first name.' })
  declare readonly showsFirstName: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'When they will be erased, at their own request; ISO 8601. Null: they did not ask to leave.',
  })
  declare readonly leavesAt: string | null;

  @Field(() => String, {
    description: 'Changes with every join and credit. While it stays the same, so does everything else.',
  })
  declare readonly version: string;
}

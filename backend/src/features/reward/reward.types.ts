import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageType } from '../../platform/paging/page.types.ts';
import { UserName } from '../user/user.types.ts';
import type { ClaimRow, ClaimState as State } from './reward.claim.repository.ts';
import type { RewardKind as Kind, RewardRecipients as Recipients, RewardRow } from './reward.repository.ts';

/** The schema's kinds; the values are the ones used internally. */
export const RewardKind = {
  CODE_POOL: 'code_pool',
  MANUAL: 'manual',
  WEBHOOK: 'webhook',
} as const satisfies Readonly<Record<string, Kind>>;
registerEnumType(RewardKind, {
  name: 'RewardKind',
  description: 'How a reward comes to its users.',
  valuesConfig: {
    CODE_POOL: { description: 'They get a code that was uploaded, at once.' },
    MANUAL: { description: 'The team fulfills it.' },
    WEBHOOK: { description: 'Another system fulfills it, which hears of reward.reached.' },
  },
});

export const RewardRecipients = {
  REFERRER: 'referrer',
  BOTH: 'both',
  AMBASSADOR: 'ambassador',
} as const satisfies Readonly<Record<string, Recipients>>;
registerEnumType(RewardRecipients, {
  name: 'RewardRecipients',
  description: 'Who gets a reward.',
  valuesConfig: {
    REFERRER: { description: 'Users with enough referrals.' },
    BOTH: { description: 'They, and each user who joined with a code that credited its owner.' },
    AMBASSADOR: { description: 'Campus ambassadors with enough referrals.' },
  },
});

export const RewardClaimState = {
  WAITING: 'waiting',
  FULFILLED: 'fulfilled',
  FLAGGED: 'flagged',
  WITHDRAWN: 'withdrawn',
} as const satisfies Readonly<Record<string, State>>;
registerEnumType(RewardClaimState, {
  name: 'RewardClaimState',
  description: 'What has become of a reward that a user reached.',
  valuesConfig: {
    WAITING: { description: 'It has to be fulfilled.' },
    FULFILLED: { description: 'They have it.' },
    FLAGGED: { description: 'They have it, and would not get it by now, for one of the same reasons.' },
    WITHDRAWN: {
      description:
        'Too few of their referrals counted, or they were blocked or ceased to be an ambassador, before it was fulfilled.',
    },
  },
});

const isoOrNull = (of: string, whenNull: string) => ({
  nullable: true,
  description: `${of}; ISO 8601. Null: ${whenNull}.`,
});

@ObjectType({ simpleResolvers: true, description: 'What users get for referrals.' })
export class Reward {
  @Field(() => ID, { description: "The reward's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'Name, as users read it.' })
  declare readonly name: string;

  @Field(() => String, { description: 'What it is, for users.' })
  declare readonly text: string;

  @Field(() => String, { description: 'How to get or use it, for users who reached it.' })
  declare readonly instructions: string;

  @Field(() => RewardKind, { description: 'How it comes to its users.' })
  declare readonly kind: Kind;

  @Field(() => RewardRecipients, { description: 'Who gets it.' })
  declare readonly recipients: Recipients;

  @Field(() => Int, { description: 'How many referrals it takes.' })
  declare readonly referralsNeeded: number;

  @Field(() => Int, { nullable: true, description: 'How many users may have it. Null: any number.' })
  declare readonly limit: number | null;

  @Field(() => String, isoOrNull('From when on it can no longer be reached', 'it has no end'))
  declare readonly endsAt: string | null;

  @Field(() => String, { description: 'When it was added; ISO 8601.' })
  declare readonly createdAt: string;

  @Field(() => String, isoOrNull('When it was stopped', 'it can be reached'))
  declare readonly stoppedAt: string | null;

  @Field(() => Int, { description: 'Changes with every edit.' })
  declare readonly revision: number;

  @Field(() => Int, { description: 'How many users have reached it.' })
  declare readonly reached: number;

  @Field(() => Int, { description: 'For how many of them it has to be fulfilled.' })
  declare readonly waiting: number;

  @Field(() => Int, { description: 'How many of them have it.' })
  declare readonly fulfilled: number;

  @Field(() => Int, { description: 'How many have it although they would not get it by now.' })
  declare readonly flagged: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many codes can still be given. Null: it gives none.',
  })
  declare readonly codesLeft: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A reward that can be reached, as visitors are told of it.',
})
export class OpenReward {
  @Field(() => String, { description: "The reward's name." })
  declare readonly name: string;

  @Field(() => String, { description: 'What it is; may be empty.' })
  declare readonly text: string;

  @Field(() => Int, { description: 'How many referrals it takes.' })
  declare readonly referralsNeeded: number;

  @Field(() => RewardRecipients, { description: 'Who gets it.' })
  declare readonly recipients: Recipients;
}

@ObjectType({ simpleResolvers: true, description: "A reward on the visitor's way." })
export class OwnReward {
  @Field(() => String, { description: "The reward's name." })
  declare readonly name: string;

  @Field(() => String, { description: 'What it is; may be empty.' })
  declare readonly text: string;

  @Field(() => String, {
    description: 'How to get or use it; empty until they reached it, and have its code.',
  })
  declare readonly instructions: string;

  @Field(() => Int, { description: 'How many referrals it takes.' })
  declare readonly referralsNeeded: number;

  @Field(() => String, isoOrNull('When they reached it', 'not yet'))
  declare readonly reachedAt: string | null;

  @Field(() => String, isoOrNull('When they got it', 'not yet'))
  declare readonly fulfilledAt: string | null;

  @Field(() => String, { nullable: true, description: 'Their code. Null: none, or not yet.' })
  declare readonly code: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The reward of a claim.' })
export class ClaimedReward {
  @Field(() => ID, { description: "The reward's id." })
  declare readonly id: string;

  @Field(() => String, { description: "The reward's name." })
  declare readonly name: string;

  @Field(() => RewardKind, { description: 'How it comes to its users.' })
  declare readonly kind: Kind;
}

@ObjectType({ simpleResolvers: true, description: 'A reward that a user reached.' })
export class RewardClaim {
  @Field(() => ID, { description: "The claim's id." })
  declare readonly id: string;

  @Field(() => ClaimedReward, { description: 'What they reached.' })
  declare readonly reward: ClaimedReward;

  @Field(() => UserName, { description: 'Who reached it.' })
  declare readonly user: UserName;

  @Field(() => RewardClaimState, { description: 'What has become of it.' })
  declare readonly state: State;

  @Field(() => String, { description: 'When it was reached; ISO 8601.' })
  declare readonly reachedAt: string;

  @Field(() => String, isoOrNull('When it was withdrawn', 'it was not'))
  declare readonly withdrawnAt: string | null;

  @Field(() => String, isoOrNull('When it was fulfilled', 'it was not'))
  declare readonly fulfilledAt: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Who fulfilled it: an email address, or the name of an API key. Null: a code did, or it is not fulfilled.',
  })
  declare readonly fulfilledBy: string | null;
}

export const RewardClaimPage = pageType(RewardClaim, 'RewardClaimPage', 'rewards that users reached');

@InputType({ description: 'What a reward is, and what it takes.' })
class RewardTermsInput {
  @Field(() => String, { description: 'Name, up to 80 characters.' })
  declare readonly name: string;

  @Field(() => String, { nullable: true, description: 'What it is, for users; up to 300 characters.' })
  declare readonly text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'How to get or use it, for users who reached it; up to 1,000 characters.',
  })
  declare readonly instructions?: string | null;

  @Field(() => Int, { description: 'How many referrals it takes; 1 to 100,000.' })
  declare readonly referralsNeeded: number;

  @Field(() => Int, { nullable: true, description: 'How many users may have it. Null: any number.' })
  declare readonly limit?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'From when on it can no longer be reached; ISO 8601 with a time zone.',
  })
  declare readonly endsAt?: string | null;
}

const includesExisting =
  'Whether users who have that many referrals get it now; otherwise they need another one.';

@InputType({ description: 'A new reward.' })
export class AddRewardInput extends RewardTermsInput {
  @Field(() => RewardKind, { description: 'How it comes to its users.' })
  declare readonly kind: Kind;

  @Field(() => RewardRecipients, { description: 'Who gets it.' })
  declare readonly recipients: Recipients;

  @Field(() => Boolean, { description: includesExisting })
  declare readonly includesExisting: boolean;
}

@InputType({ description: 'All terms of a reward. What was reached stays reached.' })
export class UpdateRewardInput extends RewardTermsInput {
  @Field(() => ID, { description: "The reward's id." })
  declare readonly id: string;

  @Field(() => Int, { description: 'Of the reward that is changed.' })
  declare readonly revision: number;

  @Field(() => Boolean, {
    nullable: true,
    description: `Needed if referralsNeeded changes. ${includesExisting}`,
  })
  declare readonly includesExisting?: boolean | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of adding codes.' })
export class AddRewardCodesPayload {
  @Field(() => String, { description: 'A message to show.' })
  declare readonly message: string;

  @Field(() => Int, { description: 'How many codes were new.' })
  declare readonly added: number;

  @Field(() => Reward, { description: 'The reward with its codes.' })
  declare readonly reward: Reward;
}

export const toReward = ({ createdAt, endsAt, stoppedAt, ...row }: RewardRow): Reward => ({
  ...row,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  stoppedAt: stoppedAt?.toISOString() ?? null,
});

export const toRewardClaim = ({ reachedAt, withdrawnAt, fulfilledAt, ...row }: ClaimRow): RewardClaim => ({
  ...row,
  reachedAt: reachedAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
  fulfilledAt: fulfilledAt?.toISOString() ?? null,
});

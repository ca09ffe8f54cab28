import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OtpChannel } from '../verification/verification.types.ts';
import { allChoices, type ChoiceField, forEachChoice } from '../../questions.form.ts';
import type { ExclusionReason as Reason } from './segment.audience.ts';
import type { MailingKindName, SegmentState as State } from './segment.form.ts';
import type { Segment as StoredSegment, SegmentInput as Given } from './segment.rules.ts';

/** The schema's kinds; the values are the ones used internally. */
export const MailingKind = { INVITE: 'invite', BROADCAST: 'broadcast' } as const satisfies Readonly<
  Record<string, MailingKindName>
>;

registerEnumType(MailingKind, {
  name: 'MailingKind',
  description: 'Kind of message to many users.',
  valuesConfig: {
    INVITE: { description: 'A wave of invitations.' },
    BROADCAST: { description: 'A broadcast of news.' },
  },
});

export const SegmentState = {
  WAITING: 'WAITING',
  INVITED: 'INVITED',
  ACCEPTED: 'ACCEPTED',
  EXPIRED: 'EXPIRED',
} as const satisfies Readonly<Record<State, State>>;

registerEnumType(SegmentState, {
  name: 'SegmentState',
  description: 'State of a user.',
  valuesConfig: {
    WAITING: { description: 'They are waiting, with a rank.' },
    INVITED: { description: 'They have an invitation that they can accept. Not for invitations.' },
    ACCEPTED: { description: 'They accepted their invitation. Not for invitations.' },
    EXPIRED: { description: 'Their last invitation expired and they have not rejoined.' },
  },
});

export const ExclusionReason = {
  ALREADY_INVITED: 'ALREADY_INVITED',
  ACCEPTED: 'ACCEPTED',
  BLOCKED: 'BLOCKED',
  ERASED: 'ERASED',
  NOT_ON_LIST: 'NOT_ON_LIST',
  UNKNOWN_USER: 'UNKNOWN_USER',
  IN_ANOTHER_WAVE: 'IN_ANOTHER_WAVE',
  ENDED: 'ENDED',
  STATED_EMAIL: 'STATED_EMAIL',
  NO_CHANNEL: 'NO_CHANNEL',
  SUPPRESSED: 'SUPPRESSED',
  UNSUBSCRIBED: 'UNSUBSCRIBED',
  NO_CONSENT: 'NO_CONSENT',
  TOO_OFTEN: 'TOO_OFTEN',
  AT_LIMIT: 'AT_LIMIT',
  JOINED_LATER: 'JOINED_LATER',
  HAS_REFERRALS: 'HAS_REFERRALS',
  ALREADY_SENT: 'ALREADY_SENT',
} as const satisfies Readonly<Record<Reason, Reason>>;

registerEnumType(ExclusionReason, {
  name: 'ExclusionReason',
  description: 'Why a user gets no message, although the segment matches them.',
  valuesConfig: {
    ALREADY_INVITED: { description: 'They have an invitation that they can accept.' },
    ACCEPTED: { description: 'They accepted an invitation.' },
    BLOCKED: { description: 'They are blocked.' },
    ERASED: { description: 'Their personal data was erased.' },
    NOT_ON_LIST: {
      description: 'An address of the email list that no user on the waitlist verified or stated.',
    },
    UNKNOWN_USER: { description: 'An id that belongs to no user.' },
    IN_ANOTHER_WAVE: { description: 'Another wave is about to invite them.' },
    ENDED: { description: 'Their invitation expired before its message could be sent.' },
    STATED_EMAIL: {
      description:
        'They verified a phone number and only stated the address that is on the email list; reachStatedBy can include them.',
    },
    NO_CHANNEL: {
      description: "They can't be reached: they have no verified email address, or text messages are off.",
    },
    SUPPRESSED: {
      description: 'Messages to their address bounced or were reported, or an admin stopped them.',
    },
    UNSUBSCRIBED: { description: 'They unsubscribed.' },
    NO_CONSENT: { description: 'They have not agreed to news.' },
    TOO_OFTEN: { description: 'They already have two broadcasts within seven days.' },
    AT_LIMIT: { description: 'They already have two messages that send themselves within seven days.' },
    JOINED_LATER: { description: 'They joined so recently that the message may still send itself to them.' },
    HAS_REFERRALS: { description: 'Someone joined with their code.' },
    ALREADY_SENT: { description: 'They already have this message.' },
  },
});

const listDescription =
  'Belongs to an address of this email list: verified it, or stated it and verified a phone number. Each address chooses one user: the one who verified it; otherwise, of those who stated it, the first to join who is not blocked.';
const reachDescription =
  "With emailListId: how to reach users who only stated the address and verified a phone number: by email at that address, which may be someone else's, or by text message (sms; not for news). Left out: they get no message.";

@InputType({
  description:
    'Which users a message is for. All given conditions must hold; fields that are left out or null are ignored.',
})
export class SegmentInput implements Given {
  @Field(() => [SegmentState], {
    defaultValue: ['WAITING'] satisfies State[],
    description: 'One of these states. Invitations can go to WAITING and EXPIRED users.',
  })
  declare readonly states: State[];

  @Field(() => [String], {
    nullable: true,
    description: 'One of these countries: ISO 3166-1 alpha-2 codes or English names.',
  })
  declare readonly countries?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Joined on this day or later: UTC, such as 2026-01-31.',
  })
  declare readonly joinedFrom?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Joined on this day or earlier: UTC, such as 2026-01-31.',
  })
  declare readonly joinedTo?: string | null;

  @Field(() => Int, { nullable: true, description: 'Minimum points.' })
  declare readonly minPoints?: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum points.' })
  declare readonly maxPoints?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether anyone joined with their code.' })
  declare readonly hasReferrals?: boolean | null;

  @Field(() => OtpChannel, { nullable: true, description: 'Which contact they verified.' })
  declare readonly verifiedBy?: 'email' | 'sms' | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'One of these users: 1 to 1,000 ids. A GraphQL request is limited to 32 KiB; over REST, 1,000 fit.',
  })
  declare readonly signupIds?: string[] | null;

  @Field(() => ID, { nullable: true, description: listDescription })
  declare readonly emailListId?: string | null;

  @Field(() => OtpChannel, { nullable: true, description: reachDescription })
  declare readonly reachStatedBy?: 'email' | 'sms' | null;

  @Field(() => Int, { nullable: true, description: 'Only this many of them, best rank first.' })
  declare readonly topByRank?: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Which users a message is for. Fields that are null are ignored.',
})
export class Segment {
  @Field(() => [SegmentState], { description: 'One of these states.' })
  declare readonly states: readonly State[];

  @Field(() => [String], { nullable: true, description: 'One of these countries: ISO 3166-1 alpha-2 codes.' })
  declare readonly countries: readonly string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Joined on this day or later: UTC, such as 2026-01-31.',
  })
  declare readonly joinedFrom: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Joined on this day or earlier: UTC, such as 2026-01-31.',
  })
  declare readonly joinedTo: string | null;

  @Field(() => Int, { nullable: true, description: 'Minimum points.' })
  declare readonly minPoints: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum points.' })
  declare readonly maxPoints: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether anyone joined with their code.' })
  declare readonly hasReferrals: boolean | null;

  @Field(() => OtpChannel, { nullable: true, description: 'Which contact they verified.' })
  declare readonly verifiedBy: 'email' | 'sms' | null;

  @Field(() => [ID], { nullable: true, description: 'One of these users.' })
  declare readonly signupIds: readonly string[] | null;

  @Field(() => ID, { nullable: true, description: listDescription })
  declare readonly emailListId: string | null;

  @Field(() => OtpChannel, { nullable: true, description: reachDescription })
  declare readonly reachStatedBy: 'email' | 'sms' | null;

  @Field(() => Int, { nullable: true, description: 'Only this many of them, best rank first.' })
  declare readonly topByRank: number | null;
}

for (const { field, question } of allChoices)
  for (const [type, words] of [
    [SegmentInput, 'slugs or labels'],
    [Segment, 'slugs'],
  ] as const)
    Field(() => [String], { nullable: true, description: `One of these ${question.words.many}: ${words}.` })(
      type.prototype,
      field,
    );

/** The segment as the schema shows it. */
export const toSegment = (
  segment: StoredSegment,
): Segment & Readonly<Record<ChoiceField, readonly string[] | null>> => ({
  states: segment.states,
  countries: segment.countries ?? null,
  ...forEachChoice(({ field }) => segment[field] ?? null),
  joinedFrom: segment.joinedFrom ?? null,
  joinedTo: segment.joinedTo ?? null,
  minPoints: segment.minPoints ?? null,
  maxPoints: segment.maxPoints ?? null,
  hasReferrals: segment.hasReferrals ?? null,
  verifiedBy: segment.verifiedBy ?? null,
  signupIds: segment.signupIds ?? null,
  emailListId: segment.emailListId ?? null,
  reachStatedBy: segment.reachStatedBy ?? null,
  topByRank: segment.topByRank ?? null,
});

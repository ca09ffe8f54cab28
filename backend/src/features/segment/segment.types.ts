import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OtpChannel } from '../verification/verification.types.ts';
import { allChoices, type ChoiceField, forEachChoice } from '../../questions.form.ts';
import type { ExclusionReason as Reason } from './segment.audience.ts';
import type { SignupState as State } from '../invite/invite.signup-state.ts';
import { UserState } from '../invite/invite.signup-state.types.ts';
import type { MailingKindName, VerifiedBy } from './segment.form.ts';
import type {
  FilterInput as FilterGiven,
  Segment as StoredSegment,
  SegmentInput as Given,
} from './segment.rules.ts';

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

export const ExclusionReason = {
  ALREADY_INVITED: 'ALREADY_INVITED',
  ACCEPTED: 'ACCEPTED',
  BLOCKED: 'BLOCKED',
  ERASED: 'ERASED',
  LEAVING: 'LEAVING',
  NOT_VERIFIED: 'NOT_VERIFIED',
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
    LEAVING: { description: 'They asked to leave the waitlist and will be erased.' },
    NOT_VERIFIED: { description: 'They were imported and have not verified a contact.' },
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

const VerifiedByEnum = { EMAIL: 'email', SMS: 'sms', NONE: 'none' } as const satisfies Readonly<
  Record<string, VerifiedBy>
>;

registerEnumType(VerifiedByEnum, {
  name: 'VerifiedBy',
  description: 'Which contact users verified.',
  valuesConfig: {
    EMAIL: { description: 'Their email address.' },
    SMS: { description: 'Their phone number.' },
    NONE: { description: 'None: they were imported. They get no messages.' },
  },
});

const listDescription =
  'Belongs to an address of this email list: verified it, stated it and verified a phone number, or was imported with it. Each address chooses one user: the one who verified it; otherwise, of those who stated it, the first to join who is not blocked.';
const reachDescription =
  "With emailListId: how to reach users who only stated the address and verified a phone number: by email at that address, which may be someone else's, or by text message (sms; not for news). Left out: they get no message.";

const topDescription = 'Only this many of them, best rank first.';
const sampleDescription = 'Only this many of them, chosen at random; not together with topByRank.';
const seedDescription =
  'With randomSample: the number that fixes who is chosen, so that a preview and the mailing agree.';

const words = {
  search:
    'Words in any order, each part of a name, email, phone, entered code, own code or id, in any case and with or without accents.',
  states: 'One of these states.',
  countries:
    'Chose one of these countries, blocked users included; erased ones have none: ISO 3166-1 alpha-2 codes',
  sources: 'Came from one of these sources at first: their names.',
  campaigns: 'Came by one of these campaigns.',
  tags: 'Has one of these tags: their names, in any case.',
  imports: 'Came by one of these imports, erased users included: their ids.',
  joinedFrom: 'Joined on this day or later: UTC, such as 2026-01-31.',
  joinedTo: 'Joined on this day or earlier: UTC, such as 2026-01-31.',
  minPoints: 'Minimum points.',
  maxPoints: 'Maximum points.',
  minReferrals: 'Minimum number of users who joined with their code.',
  maxReferrals: 'Maximum number of users who joined with their code.',
  verifiedBy: 'Which contact they verified, or that they verified none.',
  newsConsent: 'Whether they agreed to news.',
  held: 'Whether they have held credits, which do not count until they are reviewed.',
  leaving: 'Whether they asked to leave the waitlist and will be erased.',
  clicked: 'Clicked a link in this broadcast: its id.',
  notClicked: 'Was sent this broadcast and clicked no link in it: its id.',
  referredBy: 'Joined with the code of this user: their id.',
  treeOf: 'Below this user in the tree of referrals, directly or not: their id.',
  signupIds: 'One of these users.',
} as const;

@InputType('UserFilter', {
  description:
    'Which users: all given conditions must hold, of several values any; fields that are left out or null are ignored.',
})
export class UserFilterInput implements FilterGiven {
  @Field(() => String, { nullable: true, description: words.search })
  declare readonly search?: string | null;

  @Field(() => [UserState], { nullable: true, description: words.states })
  declare readonly states?: State[] | null;

  @Field(() => [String], { nullable: true, description: `${words.countries}, or English names.` })
  declare readonly countries?: string[] | null;

  @Field(() => [String], { nullable: true, description: words.sources })
  declare readonly sources?: string[] | null;

  @Field(() => [String], { nullable: true, description: words.campaigns })
  declare readonly campaigns?: string[] | null;

  @Field(() => [String], { nullable: true, description: words.tags })
  declare readonly tags?: string[] | null;

  @Field(() => [ID], { nullable: true, description: words.imports })
  declare readonly imports?: string[] | null;

  @Field(() => String, { nullable: true, description: words.joinedFrom })
  declare readonly joinedFrom?: string | null;

  @Field(() => String, { nullable: true, description: words.joinedTo })
  declare readonly joinedTo?: string | null;

  @Field(() => Int, { nullable: true, description: words.minPoints })
  declare readonly minPoints?: number | null;

  @Field(() => Int, { nullable: true, description: words.maxPoints })
  declare readonly maxPoints?: number | null;

  @Field(() => Int, { nullable: true, description: words.minReferrals })
  declare readonly minReferrals?: number | null;

  @Field(() => Int, { nullable: true, description: words.maxReferrals })
  declare readonly maxReferrals?: number | null;

  @Field(() => VerifiedByEnum, { nullable: true, description: words.verifiedBy })
  declare readonly verifiedBy?: VerifiedBy | null;

  @Field(() => Boolean, { nullable: true, description: words.newsConsent })
  declare readonly newsConsent?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: words.held })
  declare readonly held?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: words.leaving })
  declare readonly leaving?: boolean | null;

  @Field(() => ID, { nullable: true, description: words.clicked })
  declare readonly clicked?: string | null;

  @Field(() => ID, { nullable: true, description: words.notClicked })
  declare readonly notClicked?: string | null;

  @Field(() => ID, { nullable: true, description: words.referredBy })
  declare readonly referredBy?: string | null;

  @Field(() => ID, { nullable: true, description: words.treeOf })
  declare readonly treeOf?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `${words.signupIds} 1 to 1,000 ids. A GraphQL request is limited to 32 KiB; in the body of a REST call, 1,000 fit.`,
  })
  declare readonly signupIds?: string[] | null;
}

@InputType({
  description:
    'Which users a message is for. All given conditions must hold; fields that are left out or null are ignored; without states, it is for WAITING users. Invitations can go to WAITING and EXPIRED users, news also to INVITED and ACCEPTED ones.',
})
export class SegmentInput extends UserFilterInput implements Given {
  @Field(() => ID, { nullable: true, description: listDescription })
  declare readonly emailListId?: string | null;

  @Field(() => OtpChannel, { nullable: true, description: reachDescription })
  declare readonly reachStatedBy?: 'email' | 'sms' | null;

  @Field(() => Int, { nullable: true, description: topDescription })
  declare readonly topByRank?: number | null;

  @Field(() => Int, { nullable: true, description: sampleDescription })
  declare readonly randomSample?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `${seedDescription} Left out: a new one, which the draft keeps.`,
  })
  declare readonly sampleSeed?: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Which users a message is for. Fields that are null are ignored.',
})
export class Segment {
  @Field(() => String, { nullable: true, description: words.search })
  declare readonly search: string | null;

  @Field(() => [UserState], { description: words.states })
  declare readonly states: readonly State[];

  @Field(() => [String], { nullable: true, description: `${words.countries}.` })
  declare readonly countries: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: words.sources })
  declare readonly sources: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: words.campaigns })
  declare readonly campaigns: readonly string[] | null;

  @Field(() => [String], { nullable: true, description: words.tags })
  declare readonly tags: readonly string[] | null;

  @Field(() => [ID], { nullable: true, description: words.imports })
  declare readonly imports: readonly string[] | null;

  @Field(() => String, { nullable: true, description: words.joinedFrom })
  declare readonly joinedFrom: string | null;

  @Field(() => String, { nullable: true, description: words.joinedTo })
  declare readonly joinedTo: string | null;

  @Field(() => Int, { nullable: true, description: words.minPoints })
  declare readonly minPoints: number | null;

  @Field(() => Int, { nullable: true, description: words.maxPoints })
  declare readonly maxPoints: number | null;

  @Field(() => Int, { nullable: true, description: words.minReferrals })
  declare readonly minReferrals: number | null;

  @Field(() => Int, { nullable: true, description: words.maxReferrals })
  declare readonly maxReferrals: number | null;

  @Field(() => VerifiedByEnum, { nullable: true, description: words.verifiedBy })
  declare readonly verifiedBy: VerifiedBy | null;

  @Field(() => Boolean, { nullable: true, description: words.newsConsent })
  declare readonly newsConsent: boolean | null;

  @Field(() => Boolean, { nullable: true, description: words.held })
  declare readonly held: boolean | null;

  @Field(() => Boolean, { nullable: true, description: words.leaving })
  declare readonly leaving: boolean | null;

  @Field(() => ID, { nullable: true, description: words.clicked })
  declare readonly clicked: string | null;

  @Field(() => ID, { nullable: true, description: words.notClicked })
  declare readonly notClicked: string | null;

  @Field(() => ID, { nullable: true, description: words.referredBy })
  declare readonly referredBy: string | null;

  @Field(() => ID, { nullable: true, description: words.treeOf })
  declare readonly treeOf: string | null;

  @Field(() => [ID], { nullable: true, description: words.signupIds })
  declare readonly signupIds: readonly string[] | null;

  @Field(() => ID, { nullable: true, description: listDescription })
  declare readonly emailListId: string | null;

  @Field(() => OtpChannel, { nullable: true, description: reachDescription })
  declare readonly reachStatedBy: 'email' | 'sms' | null;

  @Field(() => Int, { nullable: true, description: sampleDescription })
  declare readonly randomSample: number | null;

  @Field(() => Int, { nullable: true, description: seedDescription })
  declare readonly sampleSeed: number | null;

  @Field(() => Int, { nullable: true, description: topDescription })
  declare readonly topByRank: number | null;
}

for (const { field, question } of allChoices)
  // An error below: `many` of a question is the name of a condition that there is anyway.
  for (const [type, words] of [
    [UserFilterInput, 'slugs or labels'],
    [Segment, 'slugs'],
  ] as const)
    Field(() => [String], { nullable: true, description: `One of these ${question.words.many}: ${words}.` })(
      type.prototype,
      field satisfies Exclude<ChoiceField, keyof UserFilterInput | keyof Segment>,
    );

/** The segment as the schema shows it. */
export const toSegment = (
  segment: StoredSegment,
): Segment & Readonly<Record<ChoiceField, readonly string[] | null>> => ({
  states: segment.states,
  ...forEachChoice(({ field }) => segment[field] ?? null),
  search: segment.search ?? null,
  countries: segment.countries ?? null,
  sources: segment.sources ?? null,
  campaigns: segment.campaigns ?? null,
  tags: segment.tags ?? null,
  imports: segment.imports ?? null,
  joinedFrom: segment.joinedFrom ?? null,
  joinedTo: segment.joinedTo ?? null,
  minPoints: segment.minPoints ?? null,
  maxPoints: segment.maxPoints ?? null,
  minReferrals: segment.minReferrals ?? null,
  maxReferrals: segment.maxReferrals ?? null,
  verifiedBy: segment.verifiedBy ?? null,
  newsConsent: segment.newsConsent ?? null,
  held: segment.held ?? null,
  leaving: segment.leaving ?? null,
  clicked: segment.clicked ?? null,
  notClicked: segment.notClicked ?? null,
  referredBy: segment.referredBy ?? null,
  treeOf: segment.treeOf ?? null,
  signupIds: segment.signupIds ?? null,
  emailListId: segment.emailListId ?? null,
  reachStatedBy: segment.reachStatedBy ?? null,
  topByRank: segment.topByRank ?? null,
  randomSample: segment.randomSample ?? null,
  sampleSeed: segment.sampleSeed ?? null,
});

import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { describedEnum, enumOf } from '../../platform/graphql/enum-of.ts';
import { NextPaged } from '../../platform/paging/page.types.ts';
import { triggerOf } from '../message/message.kinds.ts';
import { OtpChannel, OtpPurpose } from '../verification/verification.types.ts';
import type { InviteRow } from '../invite/invite.repository.ts';
import { InviteState } from '../invite/invite.types.ts';
import { type CreditRow, type MessageRow, userMessageKinds } from './user.detail.repository.ts';
import type { Credits, UserDetail as Detail } from './user.detail.service.ts';
import { Source } from '../source/source.types.ts';
import { toUser, User, UserName } from './user.types.ts';
import { revisionOf } from './user.revision.ts';

@ObjectType({ simpleResolvers: true, description: 'How a rank adds up: 1 plus the users ahead.' })
export class UserRanking {
  @Field(() => Int, { description: '1 is first. Exact at the moment of the request.' })
  declare readonly rank: number;

  @Field(() => Int, { description: 'Number of users with a rank.' })
  declare readonly people: number;

  @Field(() => Int, { description: 'Number of users with a rank and more points.' })
  declare readonly withMorePoints: number;

  @Field(() => Int, { description: 'Number of users with a rank and equal points who joined earlier.' })
  declare readonly withAsManyJoinedEarlier: number;
}

/** The schema's reasons for an entry of the ledger; the values are the ones stored. */
export const CreditCause = {
  JOIN: 'join',
  HOLD: 'hold',
  RELEASE: 'release',
  REVERSE: 'reverse',
  RESTORE: 'restore',
  MERGE: 'merge',
} as const satisfies Readonly<Record<string, CreditRow['cause']>>;
registerEnumType(CreditCause, {
  name: 'CreditCause',
  description: 'Why an entry of the ledger was written.',
  valuesConfig: {
    JOIN: { description: 'The user joined.' },
    HOLD: { description: 'The points do not count until they are checked.' },
    RELEASE: { description: 'They were checked, and count.' },
    REVERSE: { description: 'They were taken back.' },
    RESTORE: { description: 'They count again.' },
    MERGE: { description: 'They came with a user who was merged into this one, or went with them.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'An entry of the ledger: points for a referral. Never changed.',
})
export class UserCredit {
  @Field(() => Int, { description: 'Points given; negative for points taken back.' })
  declare readonly points: number;

  @Field(() => Int, { description: '0 for the join itself; corrections have higher numbers.' })
  declare readonly revision: number;

  @Field(() => CreditCause, { description: 'Why it was written.' })
  declare readonly cause: CreditRow['cause'];

  @Field(() => String, { description: 'When it was written; ISO 8601.' })
  declare readonly createdAt: string;

  @Field(() => UserName, { description: 'The user who joined with the code.' })
  declare readonly referred: UserName;
}

@ObjectType({
  simpleResolvers: true,
  description: "A page of a user's credits, newest referral first; userCredits has more.",
})
export class UserCredits extends NextPaged {
  @Field(() => [UserCredit], { description: 'Entries of the ledger, newest referral first.' })
  declare readonly entries: readonly UserCredit[];
}

/** The schema's kinds of message; the values are the ones used internally. */
export const UserMessageKind = enumOf(userMessageKinds);
registerEnumType(UserMessageKind, {
  name: 'UserMessageKind',
  description: 'Kind of message sent to a user.',
  valuesConfig: describedEnum(userMessageKinds, (kind) => {
    if (kind === 'welcome') return 'The welcome after joining.';
    if (kind === 'retention') return 'That they will be erased unless they come back.';
    return kind === 'code' ? 'A verification code; kept for about a day.' : triggerOf(kind).description;
  }),
});

/** The schema's states of a message; the values are the ones used internally. */
export const UserMessageState = {
  QUEUED: 'queued',
  SENT: 'sent',
  FAILED: 'failed',
  UNRECORDED: 'unrecorded',
} as const satisfies Readonly<Record<string, MessageRow['state']>>;
registerEnumType(UserMessageState, {
  name: 'UserMessageState',
  description: 'Delivery status of a message.',
  valuesConfig: {
    QUEUED: { description: 'It is waiting to be sent or retried.' },
    SENT: { description: 'The mail server or SMS service accepted it. For a code: it was entered.' },
    FAILED: {
      description: 'It could not be delivered: it was permanently refused, or every attempt failed.',
    },
    UNRECORDED: { description: 'A code that was not entered; whether it was sent is not recorded.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A message to a user, without its content.' })
export class UserMessage {
  @Field(() => UserMessageKind, { description: 'Kind of message.' })
  declare readonly kind: MessageRow['kind'];

  @Field(() => OtpChannel, { description: 'Channel that the message is sent by.' })
  declare readonly channel: MessageRow['channel'];

  @Field(() => OtpPurpose, { nullable: true, description: 'What a code is for; null for other messages.' })
  declare readonly purpose: MessageRow['purpose'];

  @Field(() => UserMessageState, { description: 'Delivery status.' })
  declare readonly state: MessageRow['state'];

  @Field(() => String, { description: 'When the message was queued; ISO 8601.' })
  declare readonly queuedAt: string;

  @Field(() => String, {
    nullable: true,
    description: 'When the message was delivered to the provider; ISO 8601.',
  })
  declare readonly sentAt: string | null;

  @Field(() => String, { nullable: true, description: 'When delivery was abandoned; ISO 8601.' })
  declare readonly failedAt: string | null;

  @Field(() => String, { nullable: true, description: 'When the code was entered; ISO 8601.' })
  declare readonly enteredAt: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A wave that invited a user.' })
export class UserWave {
  @Field(() => ID, { description: "The wave's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'Its name in the back office.' })
  declare readonly name: string;
}

@ObjectType({ simpleResolvers: true, description: 'An invitation, as admins see it.' })
export class UserInvite {
  @Field(() => ID, { description: "The invitation's id." })
  declare readonly id: string;

  @Field(() => InviteState, { description: 'Whether it is open, accepted, expired or revoked.' })
  declare readonly state: InviteRow['state'];

  @Field(() => Int, {
    nullable: true,
    description: 'Their rank when they were invited; null if they had none.',
  })
  declare readonly rankThen: number | null;

  @Field(() => String, { description: 'When it was issued; ISO 8601.' })
  declare readonly issuedAt: string;

  @Field(() => String, { description: 'When it expires; ISO 8601.' })
  declare readonly expiresAt: string;

  @Field(() => String, { nullable: true, description: 'When its page was first opened; ISO 8601.' })
  declare readonly openedAt: string | null;

  @Field(() => String, { nullable: true, description: 'When it was accepted; ISO 8601.' })
  declare readonly acceptedAt: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Your app's id of the account that accepted it; null if none did, or if an admin accepted it.",
  })
  declare readonly account: string | null;

  @Field(() => Int, { description: 'Number of messages with it that were requested.' })
  declare readonly messages: number;

  @Field(() => String, { nullable: true, description: 'When the last message was sent; ISO 8601.' })
  declare readonly messageSentAt: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When the last message was permanently refused; ISO 8601.',
  })
  declare readonly messageRefusedAt: string | null;

  @Field(() => UserWave, { nullable: true, description: 'The wave that issued it; null if none did.' })
  declare readonly wave: UserWave | null;
}

@ObjectType({ simpleResolvers: true, description: 'Everything about one user, read in one snapshot.' })
export class UserDetail {
  @Field(() => User, { description: 'The user, as in lists.' })
  declare readonly user: User;

  @Field(() => String, { description: 'Differs once their name or a contact does; correctUser takes it.' })
  declare readonly revision: string;

  @Field(() => Int, { description: 'Place in the join order; 1 joined first.' })
  declare readonly joinedNth: number;

  @Field(() => OtpChannel, {
    nullable: true,
    description: 'Which contact they verified; null: they were imported and have not verified one.',
  })
  declare readonly verifiedBy: 'email' | 'sms' | null;

  @Field(() => String, {
    nullable: true,
    description: 'The country they seemed to be in when they joined; ISO 3166-1 alpha-2.',
  })
  declare readonly systemCountry: string | null;

  @Field(() => Source, {
    nullable: true,
    description: 'Where they came from at first; null if it is not known.',
  })
  declare readonly firstSource: Source | null;

  @Field(() => Source, {
    nullable: true,
    description: 'Where they came from last before they joined; null if that was no other.',
  })
  declare readonly lastSource: Source | null;

  @Field(() => String, { nullable: true, description: 'When they were blocked; ISO 8601.' })
  declare readonly blockedAt: string | null;

  @Field(() => String, { nullable: true, description: 'When they were erased; ISO 8601.' })
  declare readonly erasedAt: string | null;

  @Field(() => UserRanking, { nullable: true, description: 'Null for a user who is not waiting.' })
  declare readonly ranking: UserRanking | null;

  @Field(() => UserName, {
    nullable: true,
    description: 'The referrer; null for a user who joined without a referral.',
  })
  declare readonly referrer: UserName | null;

  @Field(() => UserCredits, { description: 'Their newest credits.' })
  declare readonly credits: UserCredits;

  @Field(() => UserInvite, {
    nullable: true,
    description: 'Their last invitation; null if they never had one.',
  })
  declare readonly invite: UserInvite | null;

  @Field(() => [UserMessage], { description: 'Messages to them, newest first; at most 50.' })
  declare readonly messages: readonly UserMessage[];
}

/** The credits as the schema shows them. */
export function toUserCredits({ entries, nextAfter }: Credits): UserCredits {
  return {
    entries: entries.map(({ points, revision, cause, createdAt, referred }) => ({
      points,
      revision,
      cause,
      referred,
      createdAt: createdAt.toISOString(),
    })),
    nextAfter,
  };
}

/** The detail as the schema shows it. */
export function toUserDetail(detail: Detail): UserDetail {
  const { person, joinedNth, ranking, referrer, credits, invite, messages } = detail;
  return {
    user: toUser(person),
    revision: revisionOf(person),
    joinedNth,
    ranking,
    referrer,
    credits: toUserCredits(credits),
    verifiedBy: person.verifiedBy === 'phone' ? 'sms' : person.verifiedBy,
    systemCountry: person.systemCountry,
    firstSource: person.firstSource,
    lastSource: person.lastSource,
    blockedAt: iso(person.blockedAt),
    erasedAt: iso(person.erasedAt),
    invite: invite === null ? null : toUserInvite(invite),
    messages: messages.map(({ kind, channel, purpose, state, ...at }) => ({
      kind,
      channel,
      purpose,
      state,
      queuedAt: at.queuedAt.toISOString(),
      sentAt: iso(at.sentAt),
      failedAt: iso(at.failedAt),
      enteredAt: iso(at.enteredAt),
    })),
  };
}

const toUserInvite = (invite: NonNullable<Detail['invite']>): UserInvite => ({
  id: invite.id,
  state: invite.state,
  account: invite.account,
  rankThen: invite.rankThen,
  messages: invite.messages,
  wave: invite.wave,
  issuedAt: invite.issuedAt.toISOString(),
  expiresAt: invite.expiresAt.toISOString(),
  openedAt: iso(invite.openedAt),
  acceptedAt: iso(invite.acceptedAt),
  messageSentAt: iso(invite.messageSentAt),
  messageRefusedAt: iso(invite.messageRefusedAt),
});

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { OtpChannel, OtpPurpose } from '../verification/verification.types.ts';
import type { MessageRow } from './user.detail.repository.ts';
import type { Credits, UserDetail as Detail } from './user.detail.service.ts';
import { toUser, User } from './user.types.ts';

@ObjectType({ simpleResolvers: true, description: 'How a rank comes about: 1 and those who stand before.' })
export class UserRanking {
  @Field(() => Int, { description: '1 is first. Exact at the moment of asking.' })
  declare readonly rank: number;

  @Field(() => Int, { description: 'Everybody who has a rank.' })
  declare readonly people: number;

  @Field(() => Int, { description: 'Those with more points.' })
  declare readonly withMorePoints: number;

  @Field(() => Int, { description: 'Those with as many points who joined earlier.' })
  declare readonly withAsManyJoinedEarlier: number;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody a record points to.' })
export class UserName {
  @Field(() => ID, { description: "The signup's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'First name; empty for who is erased.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name; empty for who is erased.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'Their own code, to share.' })
  declare readonly referralId: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An entry of the ledger: points for somebody who joined with the code. Never changed.',
})
export class UserCredit {
  @Field(() => Int, { description: 'Points given; negative: taken back.' })
  declare readonly points: number;

  @Field(() => Int, { description: '0: for the join itself; a higher number corrects it.' })
  declare readonly revision: number;

  @Field(() => String, { description: 'When it was written; ISO 8601.' })
  declare readonly createdAt: string;

  @Field(() => UserName, { description: 'Who joined.' })
  declare readonly referred: UserName;
}

@ObjectType({ simpleResolvers: true, description: 'Entries of the ledger, those for the newest join first.' })
export class UserCredits {
  @Field(() => [UserCredit], { description: 'The entries.' })
  declare readonly entries: readonly UserCredit[];

  @Field(() => ID, {
    nullable: true,
    description: 'What to give userCredits as after for more; null: these are the last.',
  })
  declare readonly nextAfter: string | null;
}

/** The schema's kinds of message; the values are the words used inside. */
export const UserMessageKind = { WELCOME: 'welcome', CODE: 'code' } as const satisfies Readonly<
  Record<string, MessageRow['kind']>
>;
registerEnumType(UserMessageKind, {
  name: 'UserMessageKind',
  description: 'What somebody was sent.',
  valuesConfig: {
    WELCOME: { description: 'The welcome after joining.' },
    CODE: { description: 'A one-time code; kept for about a day.' },
  },
});

/** The schema's states of a message; the values are the words used inside. */
export const UserMessageState = {
  QUEUED: 'queued',
  SENT: 'sent',
  FAILED: 'failed',
  UNRECORDED: 'unrecorded',
} as const satisfies Readonly<Record<string, MessageRow['state']>>;
registerEnumType(UserMessageState, {
  name: 'UserMessageState',
  description: 'What is known of a message.',
  valuesConfig: {
    QUEUED: { description: 'It waits to be sent, or to be tried again.' },
    SENT: { description: 'The mail server or SMS service took it; of a code: it was entered.' },
    FAILED: { description: 'It could not be delivered: it was refused for good, or every attempt failed.' },
    UNRECORDED: { description: 'A code that was not entered: whether it was sent is not recorded.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A message to somebody, without what it said.' })
export class UserMessage {
  @Field(() => UserMessageKind, { description: 'What it was.' })
  declare readonly kind: MessageRow['kind'];

  @Field(() => OtpChannel, { description: 'How it travels.' })
  declare readonly channel: MessageRow['channel'];

  @Field(() => OtpPurpose, { nullable: true, description: 'What a code is for; null for other messages.' })
  declare readonly purpose: MessageRow['purpose'];

  @Field(() => UserMessageState, { description: 'What is known of it.' })
  declare readonly state: MessageRow['state'];

  @Field(() => String, { description: 'When it was to be sent; ISO 8601.' })
  declare readonly queuedAt: string;

  @Field(() => String, { nullable: true, description: 'When it was handed over; ISO 8601.' })
  declare readonly sentAt: string | null;

  @Field(() => String, { nullable: true, description: 'When it was given up; ISO 8601.' })
  declare readonly failedAt: string | null;

  @Field(() => String, { nullable: true, description: 'When the code was entered; ISO 8601.' })
  declare readonly enteredAt: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Everything about somebody who joined, all of one moment.',
})
export class UserDetail {
  @Field(() => User, { description: 'What the list shows of them.' })
  declare readonly user: User;

  @Field(() => Int, { description: 'They joined as the n-th of all.' })
  declare readonly joinedNth: number;

  @Field(() => OtpChannel, { description: 'Which contact they proved to be theirs.' })
  declare readonly verifiedBy: 'email' | 'sms';

  @Field(() => String, {
    nullable: true,
    description: 'Where they seemed to be when they joined; ISO 3166-1 alpha-2.',
  })
  declare readonly systemCountry: string | null;

  @Field(() => String, { nullable: true, description: 'Since when they are blocked; ISO 8601.' })
  declare readonly blockedAt: string | null;

  @Field(() => String, { nullable: true, description: 'When they were erased; ISO 8601.' })
  declare readonly erasedAt: string | null;

  @Field(() => UserRanking, { nullable: true, description: 'Null for who is blocked or erased.' })
  declare readonly ranking: UserRanking | null;

  @Field(() => UserName, { nullable: true, description: "With whose code they joined; null: nobody's." })
  declare readonly referrer: UserName | null;

  @Field(() => UserCredits, { description: 'The newest of what their code brought them.' })
  declare readonly credits: UserCredits;

  @Field(() => [UserMessage], { description: 'What they were sent, newest first; at most 50.' })
  declare readonly messages: readonly UserMessage[];
}

/** The credits as the schema shows them. */
export function toUserCredits({ entries, nextAfter }: Credits): UserCredits {
  return {
    entries: entries.map(({ points, revision, createdAt, referred }) => ({
      ...{ points, revision, referred },
      createdAt: createdAt.toISOString(),
    })),
    nextAfter,
  };
}

/** The detail as the schema shows it. */
export function toUserDetail(detail: Detail): UserDetail {
  const { person, joinedNth, ranking, referrer, credits, messages } = detail;
  return {
    ...{ user: toUser(person), joinedNth, ranking, referrer, credits: toUserCredits(credits) },
    verifiedBy: person.verifiedBy === 'email' ? 'email' : 'sms',
    systemCountry: person.systemCountry,
    blockedAt: iso(person.blockedAt),
    erasedAt: iso(person.erasedAt),
    messages: messages.map(({ kind, channel, purpose, state, ...at }) => ({
      ...{ kind, channel, purpose, state },
      queuedAt: at.queuedAt.toISOString(),
      sentAt: iso(at.sentAt),
      failedAt: iso(at.failedAt),
      enteredAt: iso(at.enteredAt),
    })),
  };
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

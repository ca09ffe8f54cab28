import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { ConsentSource as Source } from './message.consent.repository.ts';
import type { ConsentRecord as RecordOfConsent } from './message.consent.service.ts';
import type { SuppressionScope as Scope } from './message.suppression.repository.ts';
import { describedEnum, enumOf } from '../../platform/graphql/enum-of.ts';
import { type Stream, streams } from './message.streams.ts';
import { streamDescriptions, SuppressionScope } from './message.suppression.types.ts';

export const ConsentSource = {
  JOIN: 'join',
  STATUS: 'status',
  UNSUBSCRIBE: 'unsubscribe',
  MERGE: 'merge',
} as const satisfies Readonly<Record<string, Source>>;

registerEnumType(ConsentSource, {
  name: 'ConsentSource',
  description: 'Where a user gave or withdrew consent.',
  valuesConfig: {
    JOIN: { description: 'In the waitlist form, by ticking a box.' },
    STATUS: { description: 'On their status page.' },
    UNSUBSCRIBE: { description: 'With the link or button in a message.' },
    MERGE: { description: 'A user who did not agree was merged into them.' },
  },
});

export const MessageStream = enumOf(streams);

registerEnumType(MessageStream, {
  name: 'MessageStream',
  description:
    'Emails that users can turn off. Verification codes and other messages that they ask for are always sent.',
  valuesConfig: describedEnum(streams, (stream) => streamDescriptions[stream]),
});

@ObjectType({ simpleResolvers: true, description: 'Whether a user gets emails of a kind.' })
export class MessageChoice {
  @Field(() => MessageStream, { description: 'Which emails.' })
  declare readonly stream: Stream;

  @Field(() => Boolean, { description: 'Whether they get them.' })
  declare readonly isOn: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A user gave or withdrew consent to news.' })
export class ConsentEntry {
  @Field(() => Boolean, { description: 'True if they gave consent, false if they withdrew it.' })
  declare readonly granted: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      "The exact wording they agreed to, with {brand} for the product's name; null if they withdrew.",
  })
  declare readonly wording: string | null;

  @Field(() => ConsentSource, { description: 'Where they did so.' })
  declare readonly source: Source;

  @Field(() => String, { description: 'When they did so; ISO 8601.' })
  declare readonly at: string;
}

@ObjectType({ simpleResolvers: true, description: "What is known about a user's consent." })
export class ConsentRecord {
  @Field(() => Boolean, {
    description:
      'Whether they get news: they agreed, at an email address that they verified and that is not suppressed.',
  })
  declare readonly getsNews: boolean;

  @Field(() => [SuppressionScope], { description: 'What their verified email address is suppressed for.' })
  declare readonly suppressed: readonly Scope[];

  @Field(() => [ConsentEntry], { description: 'Every change, newest first.' })
  declare readonly entries: readonly ConsentEntry[];
}

/** The record as the schema shows it. */
export const toConsentRecord = ({ entries, ...record }: RecordOfConsent): ConsentRecord => ({
  ...record,
  entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
});

import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { describedEnum } from '../../platform/graphql/enum-of.ts';
import { pageType } from '../../platform/paging/page.types.ts';
import { type Stream, streams } from './message.streams.ts';
import type {
  SuppressionReason as Reason,
  SuppressionRow,
  SuppressionScope as Scope,
} from './message.suppression.repository.ts';

/** What each stream has. */
export const streamDescriptions: Readonly<Record<Stream, string>> = {
  invites: 'Invitations and their reminders.',
  news: 'News: broadcasts, and messages that send themselves.',
  updates: 'What happens to their rank, such as a friend who joined.',
};

export const SuppressionScope = {
  ALL: 'all',
  INVITES: 'invites',
  NEWS: 'news',
  UPDATES: 'updates',
} as const satisfies Readonly<Record<string, Scope>>;

registerEnumType(SuppressionScope, {
  name: 'SuppressionScope',
  description:
    'Which messages an address no longer gets. Verification codes and account emails are always sent.',
  valuesConfig: {
    ALL: { description: 'Invitations, news and updates.' },
    ...describedEnum(streams, (stream) => streamDescriptions[stream]),
  },
});

export const SuppressionReason = {
  UNSUBSCRIBE: 'unsubscribe',
  BOUNCE: 'bounce',
  COMPLAINT: 'complaint',
  MANUAL: 'manual',
} as const satisfies Readonly<Record<string, Reason>>;

registerEnumType(SuppressionReason, {
  name: 'SuppressionReason',
  description: 'Why an address is suppressed.',
  valuesConfig: {
    UNSUBSCRIBE: { description: 'The user unsubscribed, here or at the mail provider.' },
    BOUNCE: { description: 'A message bounced permanently.' },
    COMPLAINT: { description: 'A message was reported as spam.' },
    MANUAL: { description: 'An admin added it.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'An email address that no longer gets some kinds of messages.',
})
export class Suppression {
  @Field(() => ID, { description: "The suppression's id." })
  declare readonly id: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The address, normalized: lower case, without what its provider ignores. Null once the user has been erased.',
  })
  declare readonly email: string | null;

  @Field(() => SuppressionScope, { description: 'Which messages it no longer gets.' })
  declare readonly scope: Scope;

  @Field(() => SuppressionReason, { description: 'Why it gets none.' })
  declare readonly reason: Reason;

  @Field(() => String, { description: 'When it was suppressed; ISO 8601.' })
  declare readonly at: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the API key, or the email of the account, that reported it. Null if the user, an admin or the mail server is the source.',
  })
  declare readonly reportedBy: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'An API key or account whose reports of bounces, complaints or unsubscribing are still in effect.',
})
export class SuppressionReporter {
  @Field(() => ID, { description: 'The id of the API key or account.' })
  declare readonly id: string;

  @Field(() => String, { description: 'The name of the API key, or the email of the account.' })
  declare readonly name: string;

  @Field(() => Int, { description: 'Number of suppressions that it reported.' })
  declare readonly suppressions: number;

  @Field(() => String, { description: 'When it reported the first of them; ISO 8601.' })
  declare readonly firstAt: string;

  @Field(() => String, { description: 'When it reported the last of them; ISO 8601.' })
  declare readonly lastAt: string;
}

@InputType({ description: 'Suppressions that one reporter reported in a period.' })
export class LiftReportedInput {
  @Field(() => ID, { description: 'The API key or account, as in suppressionReporters.' })
  declare readonly reporterId: string;

  @Field(() => String, { description: 'The beginning of the period; ISO 8601 with a time zone.' })
  declare readonly from: string;

  @Field(() => String, { description: 'The end of the period, included; ISO 8601 with a time zone.' })
  declare readonly to: string;
}

export const SuppressionPage = pageType(Suppression, 'SuppressionPage', 'suppressed addresses');

@ObjectType({
  simpleResolvers: true,
  description: 'A request from Amazon SNS to report bounces here. Its link works for three days.',
})
export class SnsConfirmation {
  @Field(() => String, { description: 'The SNS topic.' })
  declare readonly topicArn: string;

  @Field(() => String, {
    description: 'Confirms the subscription when an admin opens it in a browser. The server never opens it.',
  })
  declare readonly url: string;

  @Field(() => String, { description: 'When it was requested; ISO 8601.' })
  declare readonly at: string;
}

@InputType({ description: 'An address to suppress.' })
export class AddSuppressionInput {
  @Field(() => String, { description: 'An email address in any spelling.' })
  declare readonly email: string;

  @Field(() => SuppressionScope, {
    defaultValue: 'all' satisfies Scope,
    description: 'Which messages it no longer gets.',
  })
  declare readonly scope: Scope;
}

@ObjectType({ simpleResolvers: true, description: 'A suppression was added or lifted.' })
export class SuppressionPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  declare readonly message: string;
}

/** The suppression as the schema shows it. */
export const toSuppression = ({ emailKey, at, ...row }: SuppressionRow): Suppression => ({
  ...row,
  email: emailKey,
  at: at.toISOString(),
});

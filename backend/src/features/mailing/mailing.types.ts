import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type {
  MailingRow,
  MailingState as State,
  PauseReason as Reason,
  RecipientCounts,
} from './mailing.repository.ts';
import type { Changed } from './mailing.service.ts';
import { estimatedEnd } from './mailing.rules.ts';
import { OtpChannel } from '../verification/verification.types.ts';
import type { ExclusionReason } from '../segment/segment.audience.ts';
import { SegmentExclusion } from '../segment/segment.preview.types.ts';
import { ExclusionReason as Exclusion, MailingKind, Segment, toSegment } from '../segment/segment.types.ts';

/** The schema's states; the values are the ones used internally. */
export const MailingState = {
  DRAFT: 'draft',
  SCHEDULED: 'scheduled',
  PREPARING: 'preparing',
  RUNNING: 'running',
  PAUSED: 'paused',
  DONE: 'done',
  CANCELED: 'canceled',
} as const satisfies Readonly<Record<string, State>>;

registerEnumType(MailingState, {
  name: 'MailingState',
  description: 'State of a mailing.',
  valuesConfig: {
    DRAFT: { description: 'It can be changed; nothing is sent.' },
    SCHEDULED: { description: 'It starts by itself at its time.' },
    PREPARING: { description: 'It started; its recipients are being written down.' },
    RUNNING: { description: 'Messages are sent at its pace.' },
    PAUSED: { description: 'Nothing is sent until it is resumed.' },
    DONE: { description: 'Every recipient is settled.' },
    CANCELED: { description: 'It ended before everyone got their message.' },
  },
});

export const PauseReason = {
  ADMIN: 'admin',
  BOUNCES: 'bounces',
  COMPLAINTS: 'complaints',
} as const satisfies Readonly<Record<string, Reason>>;

registerEnumType(PauseReason, {
  name: 'PauseReason',
  description: 'Why a mailing is paused.',
  valuesConfig: {
    ADMIN: { description: 'An admin paused it.' },
    BOUNCES: { description: 'It paused itself: too many addresses do not exist.' },
    COMPLAINTS: { description: 'It paused itself: too many recipients reported it as spam.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'What the users of every kind of mailing have.' })
export abstract class RecipientFields {
  @Field(() => ID, { description: "The user's id." })
  declare readonly signupId: string;

  @Field(() => String, { description: 'First name; empty for an erased user.' })
  declare readonly firstName: string;

  @Field(() => String, { description: 'Last name; empty for an erased user.' })
  declare readonly lastName: string;

  @Field(() => String, { description: 'Email address; empty for an erased user.' })
  declare readonly email: string;

  @Field(() => OtpChannel, { description: 'The channel they are reached by.' })
  declare readonly channel: 'email' | 'sms';

  @Field(() => Int, { nullable: true, description: 'Rank when the mailing started; null without one.' })
  declare readonly rankThen: number | null;

  @Field(() => Exclusion, { nullable: true, description: 'Why they were skipped.' })
  declare readonly reason: ExclusionReason | null;

  @Field(() => String, { nullable: true, description: 'When the message was sent; ISO 8601.' })
  declare readonly sentAt: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'How many recipients a mailing has in each state.' })
export class MailingRecipients {
  @Field(() => Int, { description: 'Still to come.' })
  declare readonly planned: number;

  @Field(() => Int, { description: 'Next to be sent, being sent, or waiting for a retry.' })
  declare readonly queued: number;

  @Field(() => Int, { description: 'Sent: the mail server or SMS service took the message.' })
  declare readonly sent: number;

  @Field(() => Int, { description: 'Refused permanently, or for longer than a day.' })
  declare readonly refused: number;

  @Field(() => Int, { description: 'The message may or may not have been sent; an admin decides.' })
  declare readonly uncertain: number;

  @Field(() => Int, { description: 'Left out, for the reasons of skippedFor.' })
  declare readonly skipped: number;

  @Field(() => Int, { description: 'Canceled before anything was sent.' })
  declare readonly canceled: number;

  @Field(() => [SegmentExclusion], { description: 'Why recipients were left out after the start.' })
  declare readonly skippedFor: readonly { readonly reason: ExclusionReason; readonly people: number }[];
}

@ObjectType({ simpleResolvers: true, description: 'A message to many users.' })
export class Mailing {
  @Field(() => ID, { description: "The mailing's id." })
  declare readonly id: string;

  @Field(() => MailingKind, { description: 'What it is for.' })
  declare readonly kind: MailingRow['kind'];

  @Field(() => String, { description: 'What admins call it.' })
  declare readonly name: string;

  @Field(() => MailingState, { description: 'Whether it is a draft, is being sent, or has ended.' })
  declare readonly state: State;

  @Field(() => Segment, { description: 'Which users it was chosen to go to.' })
  declare readonly segment: Segment;

  @Field(() => ID, { description: 'The template of its message.' })
  declare readonly templateId: string;

  @Field(() => String, { description: "The template's name." })
  declare readonly templateName: string;

  @Field(() => Int, { description: 'Which version of the template; it stays the same.' })
  declare readonly templateVersion: number;

  @Field(() => Int, { description: 'Messages an hour at most, spread evenly over its minutes.' })
  declare readonly perHour: number;

  @Field(() => Int, { description: 'Counts the changes of the draft, from 1.' })
  declare readonly revision: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many users were confirmed at the start; it never goes to more. Null before.',
  })
  declare readonly confirmedPeople: number | null;

  @Field(() => String, { nullable: true, description: 'When it is to start; ISO 8601. Null: at once.' })
  declare readonly startsAt: string | null;

  @Field(() => PauseReason, { nullable: true, description: 'Null unless it is paused.' })
  declare readonly pauseReason: Reason | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email of the admin who created it; null for one created with an API key.',
  })
  declare readonly createdBy: string | null;

  @Field(() => String, { description: 'When it was created; ISO 8601.' })
  declare readonly createdAt: string;

  @Field(() => String, { nullable: true, description: 'When it started; ISO 8601.' })
  declare readonly startedAt: string | null;

  @Field(() => String, { nullable: true, description: 'When it was done or canceled; ISO 8601.' })
  declare readonly endedAt: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When the last message leaves at this pace; ISO 8601. Null unless it is running.',
  })
  declare readonly estimatedEndAt: string | null;

  @Field(() => MailingRecipients, { description: 'How many of its recipients are in each state.' })
  declare readonly recipients: RecipientCounts;
}

@ObjectType({ simpleResolvers: true, description: 'A mailing was changed.' })
export class MailingPayload {
  @Field(() => String, { description: 'A message for the admin.' })
  declare readonly message: string;

  @Field(() => Mailing, { description: 'The mailing as it is now.' })
  declare readonly mailing: Mailing;
}

/** A mailing as the APIs answer it. */
export const toMailing = (row: MailingRow, recipients: RecipientCounts, now = new Date()): Mailing => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  state: row.state,
  segment: toSegment(row.segment),
  templateId: row.templateId,
  templateName: row.templateName,
  templateVersion: row.templateVersion,
  perHour: row.perHour,
  revision: row.revision,
  confirmedPeople: row.confirmedPeople,
  startsAt: row.startsAt?.toISOString() ?? null,
  pauseReason: row.pauseReason,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  estimatedEndAt: estimatedEnd(row, recipients, now)?.toISOString() ?? null,
  recipients,
});

/** A changed mailing as the APIs answer it. */
export const toMailingPayload = ({ message, mailing, recipients }: Changed): MailingPayload => ({
  message,
  mailing: toMailing(mailing, recipients),
});

import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { pageType, searchedPageType } from '../../platform/paging/page.types.ts';
import { defaultPerHour } from '../mailing/mailing.form.ts';
import { Mailing, RecipientFields } from '../mailing/mailing.types.ts';
import { SegmentInput } from '../segment/segment.types.ts';
import type { BroadcastFeedback } from './message.broadcast.repository.ts';
import type {
  BroadcastRecipientRow,
  BroadcastRecipientState as Reached,
} from './message.broadcast.service.ts';
import type { LinkClicks } from './message.click.repository.ts';

@InputType({ description: 'Settings of a broadcast.' })
export class BroadcastInput {
  @Field(() => String, {
    description: 'Its name in the back office, and the utm_campaign of its links; 1 to 100 characters.',
  })
  declare readonly name: string;

  @Field(() => SegmentInput, {
    description: 'The users. Only those who agreed to news and verified an email address get it.',
  })
  declare readonly segment: SegmentInput;

  @Field(() => ID, { description: 'The template of its message, in its current version.' })
  declare readonly templateId: string;

  @Field(() => Int, {
    defaultValue: defaultPerHour,
    description: 'Maximum number of messages per hour, 1 to 1,000,000.',
  })
  declare readonly perHour: number;
}

export const BroadcastPage = pageType(Mailing, 'BroadcastPage', 'broadcasts');

@ObjectType({
  simpleResolvers: true,
  description:
    'What users and mail providers made of a mailing: who clicked, and addresses that are suppressed since, each counted once, by why.',
})
export class MailingFeedback implements BroadcastFeedback {
  @Field(() => Int, { description: 'Clicked a link in its message; erased users included.' })
  declare readonly clicked: number;

  @Field(() => Int, { description: 'Unsubscribed with the link in its message.' })
  declare readonly unsubscribed: number;

  @Field(() => Int, { description: 'Do not exist.' })
  declare readonly bounced: number;

  @Field(() => Int, { description: 'Reported its message as spam.' })
  declare readonly complained: number;
}

@ObjectType({ simpleResolvers: true, description: 'A link in the message of a broadcast.' })
export class BroadcastLink implements LinkClicks {
  @Field(() => String, { description: 'Where it leads, without the utm_ parameters that it is given.' })
  declare readonly url: string;

  @Field(() => Int, { description: 'Users who clicked it; erased users included.' })
  declare readonly clicked: number;
}

export const RecipientState = {
  PLANNED: 'PLANNED',
  QUEUED: 'QUEUED',
  SENT: 'SENT',
  CLICKED: 'CLICKED',
  REFUSED: 'REFUSED',
  UNCERTAIN: 'UNCERTAIN',
  SKIPPED: 'SKIPPED',
  CANCELED: 'CANCELED',
} as const satisfies Readonly<Record<Reached, Reached>>;

registerEnumType(RecipientState, {
  name: 'RecipientState',
  description: 'How far a broadcast to one user got.',
  valuesConfig: {
    PLANNED: { description: 'Still to be sent.' },
    QUEUED: { description: 'About to be sent, or waiting for a retry.' },
    SENT: { description: 'The mail server took it.' },
    CLICKED: { description: 'They clicked a link in it.' },
    REFUSED: { description: 'It was permanently refused.' },
    UNCERTAIN: { description: 'It may or may not have been sent.' },
    SKIPPED: { description: 'Nothing was sent, for the reason given.' },
    CANCELED: { description: 'The mailing was canceled before it was sent.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A user that a broadcast goes to.' })
export class MailingRecipient extends RecipientFields {
  @Field(() => RecipientState, { description: 'How far their message got.' })
  declare readonly state: Reached;

  @Field(() => String, { nullable: true, description: 'When they first clicked a link in it; ISO 8601.' })
  declare readonly clickedAt: string | null;
}

export const toRecipient = ({ sentAt, clickedAt, ...row }: BroadcastRecipientRow): MailingRecipient => ({
  ...row,
  sentAt: sentAt?.toISOString() ?? null,
  clickedAt: clickedAt?.toISOString() ?? null,
});

export const BroadcastRecipientPage = searchedPageType(
  MailingRecipient,
  'BroadcastRecipientPage',
  'users of a broadcast',
);

import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { pageType, searchedPageType } from '../../platform/paging/page.types.ts';
import { defaultPerHour } from '../mailing/mailing.form.ts';
import { MailingRecipient, Mailing } from '../mailing/mailing.types.ts';
import { SegmentInput } from '../segment/segment.types.ts';
import type { BroadcastFeedback } from './message.broadcast.repository.ts';

@InputType({ description: 'Settings of a broadcast.' })
export class BroadcastInput {
  @Field(() => String, { description: 'Its name in the back office, 1 to 100 characters.' })
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
    'What users and mail providers made of a mailing: addresses that are suppressed since, each counted once, by why.',
})
export class MailingFeedback implements BroadcastFeedback {
  @Field(() => Int, { description: 'Unsubscribed with the link in its message.' })
  declare readonly unsubscribed: number;

  @Field(() => Int, { description: 'Do not exist.' })
  declare readonly bounced: number;

  @Field(() => Int, { description: 'Reported its message as spam.' })
  declare readonly complained: number;
}

export const BroadcastRecipientPage = searchedPageType(
  MailingRecipient,
  'BroadcastRecipientPage',
  'users of a broadcast',
);

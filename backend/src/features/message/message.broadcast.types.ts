import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { pageType } from '../../platform/paging/page.types.ts';
import { defaultPerHour } from '../mailing/mailing.form.ts';
import { MailingRecipient, Mailing } from '../mailing/mailing.types.ts';
import { SegmentInput } from '../segment/segment.types.ts';
import type { BroadcastFeedback } from './message.broadcast.repository.ts';

@InputType({ description: 'Whom to send news, and how fast.' })
export class BroadcastInput {
  @Field(() => String, { description: 'What admins call it, 1 to 100 characters.' })
  declare readonly name: string;

  @Field(() => SegmentInput, {
    description:
      'Which users; of these it goes to those who agreed to news, at an email address they verified.',
  })
  declare readonly segment: SegmentInput;

  @Field(() => ID, { description: 'The template of its message, in its current version.' })
  declare readonly templateId: string;

  @Field(() => Int, {
    defaultValue: defaultPerHour,
    description: 'Messages an hour at most, 1 to 1,000,000.',
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

@ObjectType({
  simpleResolvers: true,
  description: 'A page of users of a broadcast, with what is needed to leaf through them.',
})
export class BroadcastRecipientPage extends pageType(
  MailingRecipient,
  'BroadcastRecipients',
  'users of a broadcast',
) {
  @Field(() => Boolean, {
    description: 'False: a filter or search found more than totalDocs; its later pages cannot be seen.',
  })
  declare readonly totalIsExact: boolean;
}

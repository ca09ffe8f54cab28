import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { describedEnum, enumOf } from '../../platform/graphql/enum-of.ts';
import { Segment, SegmentInput, toSegment } from '../segment/segment.types.ts';
import { type TriggerKind as Kind, triggerKinds, triggerOf } from './message.kinds.ts';
import type { TriggerSetting } from './message.trigger.repository.ts';

/** The schema's kinds; the values are the ones used internally. */
export const TriggerKind = enumOf(triggerKinds);

registerEnumType(TriggerKind, {
  name: 'TriggerKind',
  description: 'What makes a message send itself.',
  valuesConfig: describedEnum(triggerKinds, (kind) => triggerOf(kind).description),
});

const on = 'Whether the message sends itself.';
const delay =
  'Minutes to wait, up to 10,080: friends who join in between are in the same message. NO_FRIEND waits for 1,440 at least; PASSED does not wait.';

@ObjectType({ simpleResolvers: true, description: 'A message that sends itself.' })
export class MessageTrigger {
  @Field(() => TriggerKind, { description: 'What makes it do so.' })
  declare readonly kind: Kind;

  @Field(() => Boolean, { description: on })
  declare readonly isOn: boolean;

  @Field(() => Int, { description: delay })
  declare readonly delayMinutes: number;

  @Field(() => Segment, {
    nullable: true,
    description: 'Only users in it get the message; null: all users who may get it.',
  })
  declare readonly segment: Segment | null;

  @Field(() => Boolean, {
    description: 'Whether it can be sent to users who joined before it was switched on, too.',
  })
  declare readonly hasPast: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'To how many of those it may still go; null while it is not being sent to them.',
  })
  declare readonly pastLeft: number | null;
}

@InputType({ description: 'How a message sends itself.' })
export class SetMessageTriggerInput {
  @Field(() => TriggerKind, { description: 'What makes it do so.' })
  declare readonly kind: Kind;

  @Field(() => Boolean, { description: on })
  declare readonly isOn: boolean;

  @Field(() => Int, { description: delay })
  declare readonly delayMinutes: number;

  @Field(() => SegmentInput, {
    nullable: true,
    description:
      'Only users in it get the message, which is looked at when it is written: conditions on WAITING users, but emailListId, topByRank and randomSample. Null: all users; left out: it stays.',
  })
  declare readonly segment?: SegmentInput | null;
}

export const toTrigger = ({ segment, ...setting }: TriggerSetting): MessageTrigger => ({
  ...setting,
  hasPast: triggerOf(setting.kind).hasPast,
  segment: segment === null ? null : toSegment(segment),
});

import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { TriggerKind as Kind } from './message.trigger.repository.ts';

/** The schema's kinds; the values are the ones used internally. */
export const TriggerKind = { FRIEND: 'friend', NO_FRIEND: 'no_friend' } as const satisfies Readonly<
  Record<string, Kind>
>;

registerEnumType(TriggerKind, {
  name: 'TriggerKind',
  description: 'What makes a message send itself.',
  valuesConfig: {
    FRIEND: { description: 'Friends joined with the code of a user, and their credit counts.' },
    NO_FRIEND: { description: 'Some time after a user joined, nobody had joined with their code.' },
  },
});

const on = 'Whether the message sends itself.';
const delay =
  'Minutes to wait, up to 10,080: friends who join in between are in the same message. NO_FRIEND waits for 1,440 at least.';

@ObjectType({ simpleResolvers: true, description: 'A message that sends itself.' })
export class MessageTrigger {
  @Field(() => TriggerKind, { description: 'What makes it do so.' })
  declare readonly kind: Kind;

  @Field(() => Boolean, { description: on })
  declare readonly isOn: boolean;

  @Field(() => Int, { description: delay })
  declare readonly delayMinutes: number;
}

@InputType({ description: 'How a message sends itself.' })
export class SetMessageTriggerInput {
  @Field(() => TriggerKind, { description: 'What makes it do so.' })
  declare readonly kind: Kind;

  @Field(() => Boolean, { description: on })
  declare readonly isOn: boolean;

  @Field(() => Int, { description: delay })
  declare readonly delayMinutes: number;
}

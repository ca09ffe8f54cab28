import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { TriggerSetting } from './message.trigger.repository.ts';
import type { TriggerService } from './message.trigger.service.ts';
import { MessageTrigger, SetMessageTriggerInput } from './message.trigger.types.ts';

/** Admins' operations on messages that send themselves. */
@Resolver()
export class TriggerResolver {
  readonly #triggers: TriggerService;

  constructor(triggers: TriggerService) {
    this.#triggers = triggers;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [MessageTrigger], { description: 'The messages that can send themselves.' })
  messageTriggers(): Promise<readonly TriggerSetting[]> {
    return this.#triggers.list();
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => MessageTrigger, {
    description:
      'Switches a message that sends itself on or off, and sets how long it waits. Switched on, it starts with the next join; the past causes no messages.',
  })
  async setMessageTrigger(
    @Arg('input', () => SetMessageTriggerInput, { description: 'The message, and what becomes of it.' })
    { kind, isOn, delayMinutes }: SetMessageTriggerInput,
    @Ctx() context: RequestContext,
  ): Promise<TriggerSetting> {
    return resultOf(await this.#triggers.set({ kind, isOn, delayMinutes }, context)).setting;
  }
}

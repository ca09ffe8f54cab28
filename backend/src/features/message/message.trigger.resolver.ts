import { Arg, Ctx, Directive, Int, Mutation, Query, Resolver } from 'type-graphql';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { SegmentPreview, toPreview } from '../segment/segment.preview.types.ts';
import { SegmentInput } from '../segment/segment.types.ts';
import type { TriggerKind as Kind } from './message.kinds.ts';
import type { TriggerService } from './message.trigger.service.ts';
import { MessageTrigger, SetMessageTriggerInput, toTrigger, TriggerKind } from './message.trigger.types.ts';

/** Admins' operations on messages that send themselves. */
@Resolver()
export class TriggerResolver {
  readonly #triggers: TriggerService;

  constructor(triggers: TriggerService) {
    this.#triggers = triggers;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [MessageTrigger], { description: 'The messages that can send themselves.' })
  async messageTriggers(): Promise<readonly MessageTrigger[]> {
    return (await this.#triggers.list()).map(toTrigger);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => SegmentPreview, {
    description:
      'Which users of a segment could get a message that sends itself, and who is left out, whatever its cause. Changes nothing.',
  })
  async previewTriggerAudience(
    @Arg('kind', () => TriggerKind, { description: 'The message that sends itself.' }) kind: Kind,
    @Arg('segment', () => SegmentInput, { description: 'Filters that describe the users.' })
    segment: SegmentInput,
  ): Promise<SegmentPreview> {
    return toPreview(resultOf(await this.#triggers.previewAudience(kind, segment)).preview);
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => SegmentPreview, {
    description:
      'To which users who joined before it was switched on a message that sends itself would go, and who is left out. Changes nothing.',
  })
  async previewTriggerPast(
    @Arg('kind', () => TriggerKind, { description: 'The message that sends itself.' }) kind: Kind,
  ): Promise<SegmentPreview> {
    return toPreview(resultOf(await this.#triggers.previewPast(kind)).preview);
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => MessageTrigger, {
    description:
      'Sends a message that sends itself to users who joined before it was switched on, too: once, in batches, to no more than were confirmed. Fails with CONFLICT if it would go to another number of users, and with WRONG_STATE if it is off or being sent to them.',
  })
  async sendTriggerPast(
    @Arg('kind', () => TriggerKind, { description: 'The message that sends itself.' }) kind: Kind,
    @Arg('confirmPeople', () => Int, {
      description: 'To how many users it goes, as previewTriggerPast says; it may be off by 5 percent.',
    })
    confirmPeople: number,
    @Ctx() context: RequestContext,
  ): Promise<MessageTrigger> {
    return toTrigger(resultOf(await this.#triggers.sendPast(kind, confirmPeople, context)).setting);
  }

  @Directive('@auth(requires: ADMIN)')
  @Mutation(() => MessageTrigger, {
    description:
      'Switches a message that sends itself on or off, and sets how long it waits and who may get it. Switched on, it starts with the next join; the past causes no messages.',
  })
  async setMessageTrigger(
    @Arg('input', () => SetMessageTriggerInput, { description: 'The message, and what becomes of it.' })
    input: SetMessageTriggerInput,
    @Ctx() context: RequestContext,
  ): Promise<MessageTrigger> {
    return toTrigger(resultOf(await this.#triggers.set(input, context)).setting);
  }
}

import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { personCalling } from '../../platform/auth/access.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { AfterArg, FirstArg } from '../../platform/paging/list.args.ts';
import type { DeliveryState } from './webhook.delivery.repository.ts';
import type { WebhookDeliveryService } from './webhook.delivery.service.ts';
import {
  ReplayWebhookDeliveryPayload,
  ReplayWebhookEventsPayload,
  TestWebhookEndpointPayload,
  toDelivery,
  WebhookDeliveryPage,
  WebhookDeliveryState,
} from './webhook.delivery.types.ts';

/** An ADMIN's operations on deliveries. */
@Resolver()
export class WebhookDeliveryResolver {
  readonly #deliveries: WebhookDeliveryService;

  constructor(deliveries: WebhookDeliveryService) {
    this.#deliveries = deliveries;
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => WebhookDeliveryPage, {
    description:
      'The deliveries to an endpoint, newest first: the last 1,000 successes, and the failures of 30 days.',
  })
  async webhookDeliveries(
    @Arg('endpointId', () => ID, { description: "The endpoint's id." }) endpointId: string,
    @Arg('state', () => WebhookDeliveryState, {
      nullable: true,
      description: 'Only deliveries in this state; defaults to all.',
    })
    state: DeliveryState | null,
    @FirstArg(25, 100) first: number,
    @AfterArg() after: string | null,
  ): Promise<WebhookDeliveryPage> {
    const { deliveries, nextAfter } = resultOf(
      await this.#deliveries.list(endpointId, { state: state ?? null, first, after }),
    );
    return { deliveries: deliveries.map(toDelivery), nextAfter };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => TestWebhookEndpointPayload, {
    description: 'Sends webhook.test to an endpoint at once and returns the result, within 15 seconds.',
  })
  async testWebhookEndpoint(
    @Arg('id', () => ID, { description: "The endpoint's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<TestWebhookEndpointPayload> {
    const { ok, status, error, durationMs } = resultOf(
      await this.#deliveries.test(personCalling(context), id),
    ).result;
    return { ok, status, error, durationMs };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => ReplayWebhookDeliveryPayload, { description: 'Resends the event of a delivery.' })
  async replayWebhookDelivery(
    @Arg('id', () => ID, { description: "The delivery's id." }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<ReplayWebhookDeliveryPayload> {
    return resultOf(await this.#deliveries.replayDelivery(personCalling(context), id));
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => ReplayWebhookEventsPayload, {
    description:
      'Resends the events of a time span: joins and credits of any age, other events of the last 30 days.',
  })
  async replayWebhookEvents(
    @Arg('endpointId', () => ID, { description: "The endpoint's id." }) endpointId: string,
    @Arg('from', () => String, { description: 'Start of the span, inclusive; ISO 8601.' }) from: string,
    @Arg('to', () => String, { description: 'End of the span, exclusive; ISO 8601.' }) to: string,
    @Arg('types', () => [String], { description: 'Which events.' }) types: string[],
    @Ctx() context: RequestContext,
  ): Promise<ReplayWebhookEventsPayload> {
    return resultOf(
      await this.#deliveries.replayEvents(personCalling(context), endpointId, { from, to, types }),
    );
  }
}

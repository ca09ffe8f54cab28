import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { personCalling } from '../../platform/auth/access.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { WebhookService } from './webhook.service.ts';
import {
  CreateWebhookEndpointPayload,
  DeleteWebhookEndpointPayload,
  subscribable,
  toEndpoint,
  toSecret,
  WebhookEndpoint,
  WebhookEndpointInput,
  WebhookEndpointPayload,
  WebhookEventType,
  WebhookResume,
  WebhookSecret,
} from './webhook.types.ts';

const IdArg = () => Arg('id', () => ID, { description: "The endpoint's id." });

/** An ADMIN's operations on endpoints. */
@Resolver()
export class WebhookResolver {
  readonly #webhooks: WebhookService;

  constructor(webhooks: WebhookService) {
    this.#webhooks = webhooks;
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => [WebhookEndpoint], { description: 'Webhook endpoints, oldest first.' })
  async webhookEndpoints(): Promise<readonly WebhookEndpoint[]> {
    return (await this.#webhooks.list()).map(toEndpoint);
  }

  @Directive('@auth(requires: ADMIN)')
  @Query(() => [WebhookEventType], { description: 'The events that endpoints can subscribe to.' })
  webhookEventTypes(): readonly WebhookEventType[] {
    return subscribable;
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Query(() => WebhookSecret, {
    description: "An endpoint's current secret. The audit log records who read it.",
  })
  async webhookSecret(@IdArg() id: string, @Ctx() context: RequestContext): Promise<WebhookSecret> {
    return toSecret(resultOf(await this.#webhooks.secret(personCalling(context), id)));
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => CreateWebhookEndpointPayload, { description: 'Creates an endpoint; at most 20 can exist.' })
  async createWebhookEndpoint(
    @Arg('input', () => WebhookEndpointInput, { description: "The endpoint's URL, events and pace." })
    input: WebhookEndpointInput,
    @Arg('fromStart', () => Boolean, {
      defaultValue: false,
      description: 'Whether it gets all past joins and credits, if it subscribes to them.',
    })
    fromStart: boolean,
    @Ctx() context: RequestContext,
  ): Promise<CreateWebhookEndpointPayload> {
    const change = personCalling(context);
    const { endpoint, secret } = resultOf(await this.#webhooks.create(change, input, fromStart));
    return { endpoint: toEndpoint(endpoint), secret };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => WebhookEndpointPayload, { description: "Changes an endpoint's settings." })
  async updateWebhookEndpoint(
    @IdArg() id: string,
    @Arg('input', () => WebhookEndpointInput, { description: 'All of its settings.' })
    input: WebhookEndpointInput,
    @Ctx() context: RequestContext,
  ): Promise<WebhookEndpointPayload> {
    const { endpoint } = resultOf(await this.#webhooks.update(personCalling(context), id, input));
    return { endpoint: toEndpoint(endpoint) };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => WebhookEndpointPayload, { description: 'Enables a paused or disabled endpoint.' })
  async enableWebhookEndpoint(
    @IdArg() id: string,
    @Arg('from', () => WebhookResume, { description: 'Where it resumes.' }) from: 'LAST' | 'NOW',
    @Ctx() context: RequestContext,
  ): Promise<WebhookEndpointPayload> {
    const { endpoint } = resultOf(await this.#webhooks.enable(personCalling(context), id, from));
    return { endpoint: toEndpoint(endpoint) };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => WebhookEndpointPayload, {
    description: 'Pauses an endpoint; events wait until it is enabled.',
  })
  async pauseWebhookEndpoint(
    @IdArg() id: string,
    @Ctx() context: RequestContext,
  ): Promise<WebhookEndpointPayload> {
    const { endpoint } = resultOf(await this.#webhooks.pause(personCalling(context), id));
    return { endpoint: toEndpoint(endpoint) };
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => DeleteWebhookEndpointPayload, { description: 'Deletes an endpoint and its deliveries.' })
  async deleteWebhookEndpoint(
    @IdArg() id: string,
    @Ctx() context: RequestContext,
  ): Promise<DeleteWebhookEndpointPayload> {
    return resultOf(await this.#webhooks.delete(personCalling(context), id));
  }

  @Directive('@auth(requires: ADMIN, session: true)')
  @Mutation(() => WebhookSecret, {
    description: "Replaces an endpoint's secret; for a while, requests are signed with both.",
  })
  async rotateWebhookSecret(
    @IdArg() id: string,
    @Arg('overlapHours', () => Int, {
      defaultValue: 24,
      description: 'Hours for which requests are also signed with the previous secret, 0 to 168.',
    })
    overlapHours: number,
    @Ctx() context: RequestContext,
  ): Promise<WebhookSecret> {
    return toSecret(resultOf(await this.#webhooks.rotate(personCalling(context), id, overlapHours)));
  }
}

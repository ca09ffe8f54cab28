import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NextPaged } from '../../platform/paging/page.types.ts';
import type { DeliveryState } from './webhook.delivery.repository.ts';
import type { Delivery } from './webhook.delivery.service.ts';

/** The schema's states; the values are the ones used internally. */
export const WebhookDeliveryState = {
  PENDING: 'pending',
  DELIVERED: 'delivered',
  FAILED: 'failed',
  SKIPPED: 'skipped',
} as const satisfies Readonly<Record<string, DeliveryState>>;

registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'State of a delivery.',
  valuesConfig: {
    PENDING: { description: 'It will be sent or retried.' },
    DELIVERED: { description: 'The endpoint answered 2xx.' },
    FAILED: { description: 'All ten attempts failed, or a test did.' },
    SKIPPED: { description: 'An admin skipped it, or the user was erased first.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The delivery of one event to one endpoint.' })
export class WebhookDelivery {
  @Field(() => ID, { description: "The delivery's id; newer ones have larger ids." })
  declare readonly id: string;

  @Field(() => String, { description: 'The webhook-id: the same for every attempt, endpoint and replay.' })
  declare readonly eventId: string;

  @Field(() => String, { description: "The event's type." })
  declare readonly type: string;

  @Field(() => WebhookDeliveryState, {
    description: 'Whether it has arrived, and whether it will be retried.',
  })
  declare readonly state: DeliveryState;

  @Field(() => Int, { description: 'Attempts so far.' })
  declare readonly attempts: number;

  @Field(() => String, {
    nullable: true,
    description: 'When the last attempt ended; ISO 8601. Null if none has.',
  })
  declare readonly attemptedAt: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When the next attempt is due; ISO 8601. Null if none is.',
  })
  declare readonly nextAttemptAt: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'HTTP status of the last response; null if there was none.',
  })
  declare readonly status: number | null;

  @Field(() => String, { nullable: true, description: "Why the last attempt failed; null if it didn't." })
  declare readonly error: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The first 500 characters of the response to a failed attempt, unless the event was sent in a batch.',
  })
  declare readonly answer: string | null;

  @Field(() => Int, { nullable: true, description: 'How long the last attempt took, in milliseconds.' })
  declare readonly durationMs: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The JSON that would be sent now; null if the user was erased or the event is older than 30 days.',
  })
  declare readonly body: string | null;

  @Field(() => String, { description: 'When the delivery was created; ISO 8601.' })
  declare readonly at: string;
}

/** The delivery as the schema shows it. */
export function toDelivery(delivery: Delivery): WebhookDelivery {
  const { seq: id, eventId, type, state, attempts, status, error, answer, durationMs, body } = delivery;
  return {
    id,
    eventId,
    type,
    state,
    attempts,
    status,
    error,
    answer,
    durationMs,
    body,
    attemptedAt: delivery.attemptedAt?.toISOString() ?? null,
    nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
    at: delivery.at.toISOString(),
  };
}

@ObjectType({ simpleResolvers: true, description: 'A page of deliveries.' })
export class WebhookDeliveryPage extends NextPaged {
  @Field(() => [WebhookDelivery], { description: 'Newest first.' })
  declare readonly deliveries: readonly WebhookDelivery[];
}

@ObjectType({ simpleResolvers: true, description: 'Result of a test.' })
export class TestWebhookEndpointPayload {
  @Field(() => Boolean, { description: 'Whether the endpoint answered 2xx.' })
  declare readonly ok: boolean;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the response; null if there was none.' })
  declare readonly status: number | null;

  @Field(() => String, { nullable: true, description: "Why it failed; null if it didn't." })
  declare readonly error: string | null;

  @Field(() => Int, { description: 'How long it took, in milliseconds.' })
  declare readonly durationMs: number;
}

@ObjectType({ simpleResolvers: true, description: 'Result of resending a delivery.' })
export class ReplayWebhookDeliveryPayload {
  @Field(() => ID, { description: "The endpoint's id." })
  declare readonly endpointId: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of resending events.' })
export class ReplayWebhookEventsPayload {
  @Field(() => Float, { description: 'Number of joins whose events are sent again.' })
  declare readonly joins: number;

  @Field(() => Int, { description: 'Number of other events that are sent again.' })
  declare readonly deliveries: number;
}

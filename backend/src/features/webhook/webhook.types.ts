import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { eventTypes, subscribableTypes } from '../../platform/events/event-types.ts';
import type { EndpointRow, EndpointSettings } from './webhook.repository.ts';
import { type DisabledReason, type EndpointState, isDown } from './webhook.rules.ts';
import type { ShownSecret } from './webhook.service.ts';

/** The schema's states; the values are the ones used internally. */
export const WebhookEndpointState = {
  ACTIVE: 'active',
  PAUSED: 'paused',
  DISABLED: 'disabled',
} as const satisfies Readonly<Record<string, EndpointState>>;

registerEnumType(WebhookEndpointState, {
  name: 'WebhookEndpointState',
  description: 'Whether events are sent to an endpoint.',
  valuesConfig: {
    ACTIVE: { description: 'Events are sent.' },
    PAUSED: { description: 'An admin paused it; events wait.' },
    DISABLED: { description: 'It was disabled because it failed; events wait.' },
  },
});

export const WebhookDisabledReason = { GONE: 'gone', FAILING: 'failing' } as const satisfies Readonly<
  Record<string, DisabledReason>
>;

registerEnumType(WebhookDisabledReason, {
  name: 'WebhookDisabledReason',
  description: 'Why an endpoint was disabled.',
  valuesConfig: {
    GONE: { description: 'It answered 410 Gone.' },
    FAILING: { description: 'No request succeeded for five days.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'An event that endpoints can subscribe to.' })
export class WebhookEventType {
  @Field(() => String, { description: 'The type, as in the body of a request.' })
  declare readonly type: string;

  @Field(() => String, { description: 'What happened.' })
  declare readonly description: string;
}

export const subscribable: readonly WebhookEventType[] = subscribableTypes.map((type) => ({
  type,
  description: eventTypes[type].description,
}));

@ObjectType({ simpleResolvers: true, description: 'A URL that signed events are sent to.' })
export class WebhookEndpoint {
  @Field(() => ID, { description: "The endpoint's id." })
  declare readonly id: string;

  @Field(() => String, { description: 'Where requests go.' })
  declare readonly url: string;

  @Field(() => String, { description: 'What it is for; may be empty.' })
  declare readonly description: string;

  @Field(() => [String], { description: 'The events it subscribes to.' })
  declare readonly types: readonly string[];

  @Field(() => Boolean, { description: 'Whether events include names and contact details.' })
  declare readonly personalData: boolean;

  @Field(() => Int, {
    description: 'Maximum number of events per request. If it is 2 or more, every request is a batch.',
  })
  declare readonly batchSize: number;

  @Field(() => Int, { description: 'Maximum number of requests per second.' })
  declare readonly perSecond: number;

  @Field(() => WebhookEndpointState, { description: 'Whether events are sent.' })
  declare readonly state: EndpointState;

  @Field(() => WebhookDisabledReason, {
    nullable: true,
    description: "Why it is disabled; null if it isn't.",
  })
  declare readonly reason: DisabledReason | null;

  @Field(() => Boolean, {
    description:
      'Whether ten requests in a row failed. Then a single event is tried from time to time, and the others wait.',
  })
  declare readonly isDown: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Since when every request has failed; ISO 8601. Null if the last one succeeded.',
  })
  declare readonly failingSince: string | null;

  @Field(() => String, { nullable: true, description: 'When a down endpoint is tried again; ISO 8601.' })
  declare readonly nextProbeAt: string | null;

  @Field(() => Float, { description: 'Number of joins and other events that are still to be processed.' })
  declare readonly backlog: number;

  @Field(() => Float, { description: 'Requests of the last 24 hours that succeeded.' })
  declare readonly succeeded: number;

  @Field(() => Float, { description: 'Requests of the last 24 hours that failed.' })
  declare readonly failed: number;

  @Field(() => String, {
    nullable: true,
    description:
      "Until when requests are also signed with the previous secret; ISO 8601. Null if they aren't.",
  })
  declare readonly previousSecretUntil: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The email address of the admin who created it or took it over. When they are removed or demoted, an endpoint with personal data is paused, unless another admin takes it over.',
  })
  declare readonly createdBy: string | null;

  @Field(() => String, { description: 'When it was created; ISO 8601.' })
  declare readonly createdAt: string;
}

/** The endpoint as the schema shows it. */
export function toEndpoint(row: EndpointRow): WebhookEndpoint {
  const { id, url, description, types, personalData, batchSize, perSecond } = row;
  const { state, reason, backlog, succeeded, failed } = row;
  return {
    id,
    url,
    description,
    types,
    personalData,
    batchSize,
    perSecond,
    state,
    reason,
    backlog,
    succeeded,
    failed,
    isDown: isDown(row),
    failingSince: row.failingSince?.toISOString() ?? null,
    nextProbeAt: row.nextProbeAt?.toISOString() ?? null,
    previousSecretUntil: row.previousUntil?.toISOString() ?? null,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
  };
}

@InputType({ description: 'Settings of an endpoint.' })
export class WebhookEndpointInput implements EndpointSettings {
  @Field(() => String, {
    description: 'Where requests go: https, without user name or password, at most 2,000 characters.',
  })
  declare readonly url: string;

  @Field(() => String, { defaultValue: '', description: 'What it is for; at most 100 characters.' })
  declare readonly description: string;

  @Field(() => [String], { description: 'The events it subscribes to; webhookEventTypes lists them all.' })
  declare readonly types: string[];

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether events include names and contact details.',
  })
  declare readonly personalData: boolean;

  @Field(() => Int, { defaultValue: 1, description: 'Maximum number of events per request, 1 to 100.' })
  declare readonly batchSize: number;

  @Field(() => Int, { defaultValue: 50, description: 'Maximum number of requests per second, 1 to 1,000.' })
  declare readonly perSecond: number;
}

/** Where an endpoint resumes. */
export const WebhookResume = { LAST: 'LAST', NOW: 'NOW' } as const;

registerEnumType(WebhookResume, {
  name: 'WebhookResume',
  description: 'Where a paused or disabled endpoint resumes.',
  valuesConfig: {
    LAST: { description: 'Where it stopped: it gets everything it missed.' },
    NOW: { description: 'Now: what it missed is skipped.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A new endpoint.' })
export class CreateWebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: 'The endpoint, active from now on.' })
  declare readonly endpoint: WebhookEndpoint;

  @Field(() => String, { description: 'The secret that receivers verify signatures with.' })
  declare readonly secret: string;
}

@ObjectType({ simpleResolvers: true, description: 'An endpoint that was changed.' })
export class WebhookEndpointPayload {
  @Field(() => WebhookEndpoint, { description: 'The endpoint as it is now.' })
  declare readonly endpoint: WebhookEndpoint;
}

@ObjectType({ simpleResolvers: true, description: 'An endpoint that was deleted.' })
export class DeleteWebhookEndpointPayload {
  @Field(() => ID, { description: "The endpoint's id." })
  declare readonly id: string;
}

@ObjectType({ simpleResolvers: true, description: 'The secret that receivers verify signatures with.' })
export class WebhookSecret {
  @Field(() => String, { description: 'The secret; whsec_ and base64.' })
  declare readonly secret: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Until when requests are also signed with the previous secret; ISO 8601. Null if they aren't.",
  })
  declare readonly previousUntil: string | null;
}

export const toSecret = ({ secret, previousUntil }: ShownSecret): WebhookSecret => ({
  secret,
  previousUntil: previousUntil?.toISOString() ?? null,
});

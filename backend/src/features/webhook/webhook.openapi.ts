import { type TSchema, Type } from '@sinclair/typebox';
import { allEventTypes, eventFields, type EventType, eventTypes } from '../../platform/events/event-types.ts';

/** The webhooks of the OpenAPI document: what receivers are sent, by event. */

/** The body of a request that carries one event. */
const fieldsOf = (type: EventType) => ({
  type: Type.Literal(type),
  version: Type.Literal(1),
  timestamp: Type.String({ format: 'date-time', description: 'When it happened.' }),
  data: Type.Object(eventFields(type)),
});

/** The body of a request to an endpoint that takes several events at a time. */
const batchSchema = Type.Object({
  type: Type.Literal('batch'),
  version: Type.Literal(1),
  timestamp: Type.String({ format: 'date-time', description: 'When the request was made.' }),
  data: Type.Object({
    events: Type.Array(
      Type.Union(
        allEventTypes.map((type) =>
          Type.Object({
            id: Type.String({ description: "The event's id, as webhook-id has it for a single event." }),
            ...fieldsOf(type),
          }),
        ),
      ),
    ),
  }),
});

const headers = [
  ['webhook-id', true, "The event's or batch's id: the same for every attempt, endpoint and replay."],
  ['webhook-timestamp', true, 'When the request was signed; Unix seconds.'],
  ['webhook-signature', true, 'Signatures as Standard Webhooks has them, separated by spaces.'],
  ['traceparent', false, 'Continues the W3C trace of the request that caused the event, if it had one.'],
] as const;

/** For the document's `webhooks`. */
export const webhooksOfDocument = (): Readonly<Record<string, object>> => ({
  ...Object.fromEntries(
    allEventTypes.map((type) => [
      type,
      { post: operationOf(type, eventTypes[type].description, Type.Object(fieldsOf(type))) },
    ]),
  ),
  batch: {
    post: operationOf(
      'batch',
      'Events for an endpoint with more than one event per request, even if it is a single one.',
      batchSchema,
    ),
  },
});

const operationOf = (name: string, description: string, schema: TSchema) => ({
  operationId: `webhook.${name}`,
  summary: name,
  description,
  security: [],
  parameters: headers.map(([name, required, description]) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  })),
  requestBody: { required: true, content: { 'application/json': { schema } } },
  responses: {
    '2XX': { description: 'Received. Answer within 15 seconds.' },
    '410': { description: 'Disables the endpoint.' },
    default: { description: 'Failed: the event is sent again later.' },
  },
});

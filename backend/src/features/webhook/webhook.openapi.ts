import { type TProperties, type TSchema, Type } from '@sinclair/typebox';
import {
  type EventSubject,
  type EventType,
  eventTypes,
  isEventType,
} from '../../platform/events/event-types.ts';

/** The webhooks of the OpenAPI document: what receivers are sent, by event. */

const id = (description: string) => Type.String({ format: 'uuid', description });
const person = {
  signupId: id("The signup's id."),
  referralId: Type.String({ description: "The user's own referral code." }),
};
const personal = {
  firstName: Type.Optional(Type.String({ description: 'With personal data only.' })),
  lastName: Type.Optional(Type.String({ description: 'With personal data only.' })),
  email: Type.Optional(Type.String({ description: 'With personal data only.' })),
  phoneNo: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'E.164; with personal data only.' }),
  ),
};

const subjectFields: Readonly<Record<EventSubject, TProperties>> = {
  signup: { ...person, ...personal },
  application: {
    applicationId: id("The application's id."),
    ...personal,
    collegeName: Type.Optional(Type.String({ description: 'With personal data only.' })),
    message: Type.Optional(Type.String({ description: 'With personal data only.' })),
  },
  nothing: {},
};

const invitation = { inviteId: id("The invitation's id.") };

const mailing = {
  mailingId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()], {
    description: 'The mailing whose message led to it; null if unknown.',
  }),
};

/** The fields of each event, besides its subject. */
const ownFields: Readonly<Partial<Record<EventType, TProperties>>> = {
  'signup.joined': {
    joinedNth: Type.Integer({ minimum: 1, description: 'Place in the join order.' }),
    country: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
    broker: Type.String({
      description: 'The slug of what they chose; the GraphQL query `brokers` lists all.',
    }),
    verifiedBy: Type.Union([Type.Literal('email'), Type.Literal('phone')]),
    referrerSignupId: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
  },
  'signup.credited': {
    points: Type.Integer({ description: 'Points for this referral.' }),
    referredSignupId: id('The signup that used the code.'),
  },
  'invite.sent': invitation,
  'invite.accepted': invitation,
  'invite.expired': invitation,
  'invite.revoked': invitation,
  'message.unsubscribed': {
    ...mailing,
    stream: Type.Union([Type.Literal('invites'), Type.Literal('news')]),
    source: Type.Union([Type.Literal('status'), Type.Literal('unsubscribe')], {
      description: 'Their status page, or a link in a message.',
    }),
  },
  'message.bounced': {
    ...mailing,
    reason: Type.Union([Type.Literal('bounce'), Type.Literal('complaint')], {
      description: 'A complaint is a report as spam.',
    }),
  },
  'webhook.test': { endpointId: id("The endpoint's id.") },
};

/** The body of a request that carries one event. */
export const eventBodySchema = (type: EventType): TSchema =>
  Type.Object({
    type: Type.Literal(type),
    version: Type.Literal(1),
    timestamp: Type.String({ format: 'date-time', description: 'When it happened.' }),
    data: Type.Object({ ...subjectFields[eventTypes[type].about], ...ownFields[type] }),
  });

const headers = [
  ['webhook-id', "The event's id: the same for every attempt, endpoint and replay."],
  ['webhook-timestamp', 'When the request was signed; Unix seconds.'],
  ['webhook-signature', 'Signatures as Standard Webhooks has them, separated by spaces.'],
] as const;

/** For the document's `webhooks`. */
export function webhooksOfDocument(): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.keys(eventTypes)
      .filter(isEventType)
      .map((type) => [type, { post: operationOf(type) }]),
  );
}

const operationOf = (type: EventType) => ({
  operationId: `webhook.${type}`,
  summary: type,
  description: `${eventTypes[type].description} Endpoints with more than one event per request get batches of these.`,
  security: [],
  parameters: headers.map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  })),
  requestBody: { required: true, content: { 'application/json': { schema: eventBodySchema(type) } } },
  responses: {
    '2XX': { description: 'Received. Answer within 15 seconds.' },
    '410': { description: 'Disables the endpoint.' },
    default: { description: 'Failed: the event is sent again later.' },
  },
});

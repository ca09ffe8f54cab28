import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { eventKinds, readPostmark, readResend, readSes } from './message.events.ts';
import { eventsAtMost, type MailEventService, type Reported } from './message.events.service.ts';
import type { MailEventSignatures } from './message.events.signatures.ts';

const Event = Type.Object({
  type: Type.Union(
    eventKinds.map((kind) => Type.Literal(kind)),
    {
      description:
        'A complaint is a report as spam; notSpam takes it back. reactivation: the provider sends to the address again.',
      examples: ['bounce'],
    },
  ),
  permanent: nullable(
    Type.Boolean({ examples: [true] }),
    'Whether the address bounced permanently; defaults to false. Other events always count.',
  ),
  email: Type.String({ description: 'Email address.', examples: ['ada@example.com'] }),
  messageId: nullable(
    Type.String({ examples: ['<message-1@example.com>'] }),
    "The email's Message-ID, which identifies its mailing; defaults to the last mailing to this address.",
  ),
});

const EventsBody = Type.Object({
  events: needed(Type.Array(Event), `What became of emails; 1 to ${eventsAtMost} events.`),
});

const Recorded = Type.Object({
  message: Type.String({
    description: 'A message to show to the user.',
    examples: ['The events have been recorded.'],
  }),
  result: Type.Object({
    suppressed: Type.Integer({
      minimum: 0,
      description: 'Number of addresses that are newly suppressed.',
      examples: [1],
    }),
    lifted: Type.Integer({
      minimum: 0,
      description: 'Number of suppressions that were lifted.',
      examples: [0],
    }),
    ignored: Type.Integer({
      minimum: 0,
      description:
        'Number of reported addresses that nothing was ever sent to, about which nothing is recorded.',
      examples: [0],
    }),
  }),
});

const text = (example: string, description: string) =>
  nullable(Type.String({ examples: [example] }), description);
const object = (example: object, description: string) =>
  nullable(Type.Object({}, { additionalProperties: true, examples: [example] }), description);

const sesExample = JSON.stringify({
  notificationType: 'Bounce',
  bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'ada@example.com' }] },
});

/** How to recognize a provider's webhook; its mapping reads the rest. */
const providers = {
  ses: {
    name: 'Amazon SES through SNS',
    read: readSes,
    check: 'checkSns',
    failures: ['VALIDATION_FAILED', 'SIGNATURE_INVALID', 'SIGNATURE_UNCHECKED'],
    body: Type.Object(
      {
        Type: text(
          'Notification',
          'Notification, SubscriptionConfirmation or UnsubscribeConfirmation; left out with raw delivery.',
        ),
        Message: text(sesExample, 'The notification of SES, as JSON.'),
      },
      { additionalProperties: true },
    ),
  },
  postmark: {
    name: 'Postmark',
    read: readPostmark,
    check: null, // it signs nothing
    failures: ['VALIDATION_FAILED'],
    body: Type.Object(
      {
        RecordType: text('Bounce', 'Bounce, SpamComplaint or SubscriptionChange.'),
        Type: text('HardBounce', 'Which kind of bounce.'),
        Email: text('ada@example.com', 'The address that bounced or complained.'),
      },
      { additionalProperties: true },
    ),
  },
  resend: {
    name: 'Resend',
    read: readResend,
    check: 'checkResend',
    failures: ['VALIDATION_FAILED', 'SIGNATURE_INVALID'],
    body: Type.Object(
      {
        type: text('email.bounced', 'email.bounced, email.suppressed, email.complained or contact.updated.'),
        data: object({ to: ['ada@example.com'] }, 'What happened.'),
      },
      { additionalProperties: true },
    ),
  },
} as const;

const providerNames = ['ses', 'postmark', 'resend'] as const;

/** 1,000 events, and the largest notification of SNS (256 KiB). */
const bodyLimit = 512 * 1024;
const access = { requires: 'ADMIN', scope: 'MAIL_EVENTS', takesBasic: true } as const;

interface MailEventServices {
  readonly events: MailEventService;
  readonly signatures: MailEventSignatures;
}

/** `POST /api/mailEvents` and, for each provider in its own format, `/api/mailEvents/{ses|postmark|resend}`. */
export function mailEventRoutes(services: MailEventServices): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post(
      '/mailEvents',
      {
        config: access,
        bodyLimit,
        schema: {
          summary:
            'Reports bounces and complaints; addresses that bounced permanently or complained get no more bulk messages',
          body: EventsBody,
          response: responses({ 200: Recorded }),
          failures: ['VALIDATION_FAILED'],
        },
      },
      async (request, reply) => {
        const given = (request.body.events ?? []).map((event) => ({
          ...event,
          permanent: event.permanent ?? false,
          messageId: event.messageId ?? undefined,
        }));
        return answer(reply, await services.events.report(given, contextOf(request, reply)));
      },
    );
    void app.register((inner, _inner, ready) => {
      // SNS declares its JSON as text.
      inner.addContentTypeParser(
        'text/plain',
        { parseAs: 'string' },
        app.getDefaultJsonParser('error', 'error'),
      );
      mountProvider(inner, 'ses', services);
      ready();
    });
    for (const name of providerNames.filter((each) => each !== 'ses')) mountProvider(app, name, services);
    done();
  };
}

function mountProvider(
  app: Parameters<FastifyPluginCallbackTypebox>[0],
  provider: keyof typeof providers,
  { events, signatures }: MailEventServices,
): void {
  const { name, read, check, body, failures } = providers[provider];
  app.post(
    `/mailEvents/${provider}`,
    {
      config: { ...access, keepsText: true },
      bodyLimit,
      schema: {
        summary: `Receives the webhook of ${name}; addresses that bounced permanently or complained get no more bulk messages`,
        body,
        response: responses({ 200: Recorded }),
        failures: [...failures],
      },
    },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = check === null ? null : await signatures[check](request);
      if (refusal !== null) return sendFailure(reply, refusal);
      return answer(reply, await events.reportOf(read(request.body), contextOf(request, reply)));
    },
  );
}

function answer(reply: FastifyReply, outcome: Outcome<Reported>): FastifyReply {
  if (!outcome.ok) return sendFailure(reply, outcome);
  const { message, suppressed, lifted, ignored } = outcome;
  return reply.send({ message, result: { suppressed, lifted, ignored } });
}

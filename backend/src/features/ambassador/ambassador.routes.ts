import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { PageOf, pageInput, PageQuery } from '../../platform/paging/page.schema.ts';
import { parseSort } from '../../platform/paging/sort.ts';
import { applicationSorts, defaultOrder } from './ambassador.rules.ts';
import { applicationStatuses, parseStatus } from './ambassador.review.rules.ts';
import type { ApplicationRow } from './ambassador.repository.ts';
import type { AmbassadorService } from './ambassador.service.ts';

const ApplyBody = Type.Object({
  firstName: needed(Type.String({ examples: ['Ada'] }), 'At most 15 characters.'),
  lastName: needed(Type.String({ examples: ['Lovelace'] }), 'At most 15 characters.'),
  email: needed(Type.String({ examples: ['ada@example.com'] }), 'Email address.'),
  phoneNo: nullable(
    Type.Union([Type.String(), Type.Integer()]),
    'May be left out. International with a +, or national of the United Kingdom.',
  ),
  collegeName: needed(Type.String({ examples: ['Trinity'] }), 'At most 15 characters.'),
  message: needed(
    Type.String({ examples: ['I would like to represent you on campus.'] }),
    'At most 2,000 characters; may have several lines.',
  ),
});

const ApplyReply = Type.Object({
  message: Type.String({ description: 'A message to show to the user.' }),
  result: Type.Object({ _id: Type.String({ format: 'uuid' }) }),
});

export const ApplicationReply = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String({ description: 'Verified email address.' }),
  phoneNo: Type.Union([Type.Integer(), Type.Null()], { description: 'The digits of the E.164 number.' }),
  collegeName: Type.String(),
  message: Type.String({ description: 'Plain text; may have several lines.' }),
  createdAt: Type.String({ format: 'date-time' }),
  status: Type.Union(
    applicationStatuses.map((status) => Type.Literal(status)),
    { description: 'Its review status.' },
  ),
  noteCount: Type.Integer({ minimum: 0, description: "Number of the team's notes on it." }),
});

export const ApplicationSearch = Type.Optional(
  Type.String({ description: 'Part of a name, email, phone, college or id, in any case.' }),
);
export const StatusQuery = Type.Optional(
  Type.String({ description: `Only applications with this status: ${applicationStatuses.join(', ')}.` }),
);

/** `POST /api/joinAsAmbassador` and `GET /api/admin/getAmbassadors`. */
export function ambassadorRoutes(ambassador: AmbassadorService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post(
      '/joinAsAmbassador',
      {
        config: { requires: 'NOTHING' },
        schema: {
          summary:
            'Applies to be a campus ambassador; the email must have been verified for this purpose within the last 15 minutes',
          body: ApplyBody,
          response: responses({ 201: ApplyReply }),
          failures: ['VALIDATION_FAILED', 'VERIFICATION_REQUIRED', 'ALREADY_REGISTERED'],
        },
      },
      async (request, reply) => {
        const { phoneNo, ...fields } = request.body;
        const outcome = await ambassador.apply(
          { ...fields, phoneNo: phoneNo?.toString() },
          contextOf(request, reply).browser,
        );
        if (!outcome.ok) return sendFailure(reply, outcome);
        return reply.code(201).send({ message: outcome.message, result: { _id: outcome.id } });
      },
    );
    app.get(
      '/admin/getAmbassadors',
      {
        config: { requires: 'VIEWER' },
        schema: {
          summary: 'Ambassador applications, newest first unless sorted otherwise',
          querystring: Type.Object({
            ...PageQuery,
            search: ApplicationSearch,
            status: StatusQuery,
            sort: Type.Optional(
              Type.String({
                description: `One of ${applicationSorts.join(', ')}; with a leading - for descending order.`,
              }),
            ),
          }),
          response: responses({ 200: Type.Object({ result: PageOf(ApplicationReply) }) }),
          failures: ['VALIDATION_FAILED'],
        },
      },
      async (request, reply) => {
        const { search, sort } = request.query;
        const sorted = parseSort(sort, applicationSorts, defaultOrder);
        if (!sorted.ok) return sendFailure(reply, sorted);
        const chosen = parseStatus(request.query.status);
        if (!chosen.ok) return sendFailure(reply, chosen);
        const { status } = chosen;
        const order = sorted.order;
        const outcome = await ambassador.list({ ...pageInput(request.query), search, order, status });
        if (!outcome.ok) return sendFailure(reply, outcome);
        return { result: { ...outcome.page, docs: outcome.page.docs.map(applicationReply) } };
      },
    );
    done();
  };
}

/** An application in REST's form. */
export const applicationReply = ({
  id,
  phone,
  appliedAt,
  firstName,
  lastName,
  email,
  collegeName,
  message,
  status,
  noteCount,
}: ApplicationRow) => ({
  _id: id,
  firstName,
  lastName,
  email,
  collegeName,
  message,
  status,
  noteCount,
  phoneNo: phone === null ? null : Number(phone.slice(1)),
  createdAt: appliedAt.toISOString(),
});

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { clientErrorKinds, type ClientErrorService } from './client-error.service.ts';

const report = {
  summary: "Writes a script error to the server's log, without personal data",
  body: Type.Object({
    kind: nullable(Type.Union(clientErrorKinds.map((kind) => Type.Literal(kind))), 'What was not handled.'),
    message: needed(Type.String({ examples: ['x is not a function'] }), 'What went wrong.'),
    page: needed(Type.String({ examples: ['/status'] }), 'Path of the page; query and fragment are dropped.'),
    stack: nullable(
      Type.String({ examples: ['at f (/assets/status-CtgpWvQy.js:1:2)'] }),
      'Where in the code.',
    ),
  }),
  response: responses({ 204: Type.Null({ description: 'Logged, or dropped: there were too many.' }) }),
  failures: ['VALIDATION_FAILED'],
} as const;

/** `POST /api/clientError`. */
export function clientErrorRoutes(errors: ClientErrorService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post('/clientError', { config: { requires: 'NOTHING' }, schema: report }, async (request, reply) => {
      const { kind, message, page, stack } = request.body;
      const { clientAddress } = contextOf(request, reply);
      const outcome = errors.report({ kind: kind ?? 'error', message, page, stack, clientAddress });
      return outcome.ok ? reply.code(204).send(null) : sendFailure(reply, outcome);
    });
    done();
  };
}

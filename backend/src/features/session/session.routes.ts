import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { personOf } from '../../platform/auth/access.ts';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { loggedIn } from './session.messages.ts';
import type { SessionService } from './session.service.ts';

const login = {
  summary: 'Logs in; the answer for an unknown email and for a wrong password is the same',
  body: Type.Object({
    email: needed(Type.String({ examples: ['grace@example.com'] }), 'Email address.'),
    password: needed(Type.String({ examples: ['correct horse battery staple'] }), 'The password.'),
    remember: nullable(
      Type.Boolean({ examples: [true] }),
      'Whether the session lasts 30 days instead of 12 hours.',
    ),
  }),
  response: responses({
    200: Type.Object({
      accessToken: Type.String({
        description: 'Send it as Authorization: Bearer.',
        examples: ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl'],
      }),
      message: Type.String({ description: 'A message to show to the user.', examples: [loggedIn] }),
    }),
  }),
  failures: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'ACCOUNT_PENDING'],
} as const;
const logout = {
  summary: 'Logs out; the session ends at once',
  response: responses({ 204: Type.Null({ description: 'The session has ended.' }) }),
};

/** `POST /api/admin/login` and `/api/admin/logout`. */
export function sessionRoutes(sessions: SessionService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post('/admin/login', { config: { requires: 'NOTHING' }, schema: login }, async (request, reply) => {
      const { clientAddress } = contextOf(request, reply);
      const { email, password, remember } = request.body;
      const outcome = await sessions.login({ email, password, remember, clientAddress });
      if (!outcome.ok) return sendFailure(reply, outcome);
      return reply
        .header('cache-control', 'no-store')
        .send({ accessToken: outcome.accessToken, message: outcome.message });
    });
    app.post(
      '/admin/logout',
      { config: { requires: 'VIEWER', session: true }, schema: logout },
      async (request, reply) => {
        const { viewer, clientAddress } = contextOf(request, reply);
        await sessions.logout(personOf(viewer), clientAddress);
        return reply.code(204).send(null);
      },
    );
    done();
  };
}

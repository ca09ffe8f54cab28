import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { personOf } from '../../platform/auth/access.ts';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { loggedIn } from './admin.messages.ts';
import type { AdminServices } from './admin.services.ts';

const Message = Type.String({ description: 'Fit to show to a person.' });
const Email = needed(Type.String({ examples: ['grace@example.com'] }), 'Email address.');
const Password = Type.String({ examples: ['correct horse battery staple'] });

const login = {
  summary: 'Begins a session; the answer for an unknown e-mail and for a wrong password is the same',
  body: Type.Object({
    email: Email,
    password: needed(Password, 'The password.'),
    remember: nullable(
      Type.Boolean({ examples: [true] }),
      'Whether the session lasts 30 days instead of 12 hours.',
    ),
  }),
  response: responses({
    200: Type.Object({
      accessToken: Type.String({
        description: 'To be sent as Authorization: Bearer.',
        examples: ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl'],
      }),
      message: Type.String({ description: 'Can be shown to the user.', examples: [loggedIn] }),
    }),
  }),
  failures: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'ACCOUNT_PENDING'],
} as const;
const logout = {
  summary: 'Ends the session at once',
  response: responses({ 204: Type.Null({ description: 'The session has ended.' }) }),
};
const signup = {
  summary: 'Asks for an account, which an admin has to approve; the answer for a known e-mail is the same',
  body: Type.Object({
    name: needed(Type.String({ examples: ['Grace Hopper'] }), 'At most 100 characters.'),
    email: Email,
    password: needed(Password, 'At least 12 characters.'),
  }),
  response: responses({ 201: Type.Object({ message: Message }) }),
  failures: ['VALIDATION_FAILED', 'WEAK_PASSWORD', 'FORBIDDEN'],
} as const;

/** `POST /api/admin/login`, `/api/admin/logout` and `/api/admin/signup`. */
export function adminRoutes({
  sessions,
  accounts,
}: Pick<AdminServices, 'sessions' | 'accounts'>): FastifyPluginCallbackTypebox {
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
    app.post('/admin/signup', { config: { requires: 'NOTHING' }, schema: signup }, async (request, reply) => {
      const { clientAddress, fromMachineItself } = contextOf(request, reply);
      const { name, email, password } = request.body;
      const outcome = await accounts.signup({ name, email, password, clientAddress, fromMachineItself });
      return outcome.ok ? reply.code(201).send({ message: outcome.message }) : sendFailure(reply, outcome);
    });
    done();
  };
}

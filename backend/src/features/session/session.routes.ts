import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../../platform/mirror/mirror.ts';
import { loggedIn } from './session.messages.ts';
import type { SessionResolver } from './session.resolver.ts';

/** `POST /api/admin/login` and `/api/admin/logout`. */
export const sessionRoutes: FastifyPluginCallback = (app, _options, done) => {
  const call = mirror<SessionResolver>(app);
  call('POST /admin/login', 'adminLogin', {
    examples: {
      email: 'grace@example.com',
      password: 'correct horse battery staple',
      remember: true,
      message: loggedIn,
      accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl',
    },
    reply: ({ accessToken, message }) => ({ accessToken, message }),
    failures: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'ACCOUNT_PENDING'],
  });
  call('POST /admin/logout', 'adminLogout', { status: 204, reply: () => null });
  done();
};

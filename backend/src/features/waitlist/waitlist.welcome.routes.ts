import type { FastifyPluginCallback } from 'fastify';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { WelcomeResolver } from './waitlist.welcome.resolver.ts';

/** For ADMINs `POST /api/admin/resendwelcome`. */
export const welcomeRoutes: FastifyPluginCallback = (app, _options, done) => {
  mirror<WelcomeResolver>(app)('POST /admin/resendwelcome', 'resendWelcome', {
    names: { id: 'userId' },
    examples: { userId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427' },
    reply: ({ message }) => ({ message }),
    failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'WELCOME_NOT_FAILED'],
  });
  done();
};

import type { FastifyPluginCallback } from 'fastify';
import { given } from '../../platform/mirror/mirror.answers.ts';
import { mirror } from '../../platform/mirror/mirror.ts';
import type { ConfirmationResolver } from './account.confirmation.resolver.ts';
import type { AccountResolver } from './account.resolver.ts';
import type { AdminSignupPayload } from './account.types.ts';

const examples = {
  name: 'Grace Hopper',
  email: 'grace@example.com',
  password: 'correct horse battery staple',
  token: '1b4e28ba-2fa1-41d2-883f-0016d3cca427.kcUNwz3BhQ1bN4eTnDJSbOs1WZAWCYAd8vjpYyKXlaM',
  remember: true,
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl',
};

/** `POST /api/admin/signup` and `/api/admin/confirm`. */
export const accountRoutes: FastifyPluginCallback = (app, _options, done) => {
  mirror<AccountResolver>(app)('POST /admin/signup', 'adminSignup', {
    examples,
    status: 201,
    reply,
    failures: ['VALIDATION_FAILED', 'WEAK_PASSWORD', 'FORBIDDEN', 'SETUP_LINK_INVALID', 'MAIL_PAUSED'],
  });
  mirror<ConfirmationResolver>(app)('POST /admin/confirm', 'confirmAdminSignup', {
    examples,
    reply,
    failures: ['VALIDATION_FAILED', 'WEAK_PASSWORD', 'CONFIRM_LINK_INVALID', 'FORBIDDEN'],
  });
  done();
};

const reply = ({ message, accessToken }: AdminSignupPayload) => ({ message, ...given({ accessToken }) });

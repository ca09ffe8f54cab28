import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { by } from '../../platform/audit/audit-log.ts';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, responses } from '../../platform/http/rest-schema.ts';
import type { WelcomeService } from './waitlist.welcome.service.ts';

const resend = {
  summary: 'Resends a welcome that could not be delivered, once for each failure',
  body: Type.Object({
    userId: needed(Type.String({ examples: ['1b4e28ba-2fa1-41d2-883f-0016d3cca427'] }), "The signup's id."),
  }),
  response: responses({
    200: Type.Object({ message: Type.String({ description: 'A message to show to the user.' }) }),
  }),
  failures: ['VALIDATION_FAILED', 'NOT_FOUND', 'WELCOME_NOT_FAILED'],
} as const;

/** For ADMINs `POST /api/admin/resendwelcome`. */
export function welcomeRoutes(welcomes: WelcomeService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post(
      '/admin/resendwelcome',
      { config: { requires: 'ADMIN' }, schema: resend },
      async (request, reply) => {
        const outcome = await welcomes.resend(by(contextOf(request, reply)), request.body.userId);
        return outcome.ok ? { message: outcome.message } : sendFailure(reply, outcome);
      },
    );
    done();
  };
}

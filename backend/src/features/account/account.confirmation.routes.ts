import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { Remember, sendSignedUp, SignedUpReply } from './account.signed-up.reply.ts';
import type { ConfirmationService } from './account.confirmation.service.ts';

const confirm = {
  summary: 'Confirms the email of an admin sign-up with the emailed link, once, and sets the password',
  body: Type.Object({
    token: needed(
      Type.String({
        examples: ['1b4e28ba-2fa1-41d2-883f-0016d3cca427.kcUNwz3BhQ1bN4eTnDJSbOs1WZAWCYAd8vjpYyKXlaM'],
      }),
      "The token in the link's fragment.",
    ),
    name: nullable(
      Type.String({ examples: ['Grace Hopper'] }),
      'At most 100 characters; left out or blank: as at the sign-up.',
    ),
    password: needed(
      Type.String({ examples: ['correct horse battery staple'] }),
      'At least 12 characters. The one typed at the sign-up does not count.',
    ),
    remember: Remember,
  }),
  response: responses({ 200: SignedUpReply }),
  failures: ['VALIDATION_FAILED', 'WEAK_PASSWORD', 'CONFIRM_LINK_INVALID', 'FORBIDDEN'],
} as const;

/** `POST /api/admin/confirm`. */
export function confirmationRoutes(confirmations: ConfirmationService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post(
      '/admin/confirm',
      { config: { requires: 'NOTHING' }, schema: confirm },
      async (request, reply) => {
        const { clientAddress } = contextOf(request, reply);
        const { token, name, password, remember } = request.body;
        const outcome = await confirmations.confirm({ token, name, password, remember, clientAddress });
        return outcome.ok ? sendSignedUp(reply, outcome) : sendFailure(reply, outcome);
      },
    );
    done();
  };
}

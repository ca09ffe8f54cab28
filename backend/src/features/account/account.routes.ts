import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import { Remember, sendSignedUp, SignedUpReply } from './account.signed-up.reply.ts';
import type { AccountService } from './account.service.ts';

const Email = needed(Type.String({ examples: ['grace@example.com'] }), 'Email address.');
const Password = Type.String({ examples: ['correct horse battery staple'] });

const signup = {
  summary:
    'Requests an account: emails a link to confirm the email, then an admin has to approve; the answer for a known email is the same',
  body: Type.Object({
    name: needed(Type.String({ examples: ['Grace Hopper'] }), 'At most 100 characters.'),
    email: Email,
    password: nullable(
      Password,
      'With setup: 12 to 128 characters; not a common password. Otherwise the password is chosen at the emailed link; one that is given here is only checked.',
    ),
    setup: nullable(
      Type.String(),
      'The token of the setup link that the server printed: the account is then an active ADMIN at once. It works once.',
    ),
    remember: Remember,
  }),
  response: responses({ 201: SignedUpReply }),
  failures: ['VALIDATION_FAILED', 'WEAK_PASSWORD', 'FORBIDDEN', 'SETUP_LINK_INVALID', 'MAIL_PAUSED'],
} as const;

/** `POST /api/admin/signup`. */
export function accountRoutes(accounts: AccountService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post('/admin/signup', { config: { requires: 'NOTHING' }, schema: signup }, async (request, reply) => {
      const { clientAddress } = contextOf(request, reply);
      const { name, email, password, setup, remember } = request.body;
      const outcome = await accounts.signup({ name, email, password, setup, remember, clientAddress });
      return outcome.ok ? sendSignedUp(reply.code(201), outcome) : sendFailure(reply, outcome);
    });
    done();
  };
}

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { by } from '../../platform/audit/audit-log.ts';
import { sendFailure } from '../../platform/http/reply.ts';
import { contextOf } from '../../platform/http/request-context.ts';
import { needed, nullable, responses } from '../../platform/http/rest-schema.ts';
import type { CheckedInvite, RedemptionService } from './invite.redemption.service.ts';

const InviteReply = Type.Object({
  state: Type.Union(
    [Type.Literal('issued'), Type.Literal('accepted'), Type.Literal('expired'), Type.Literal('revoked')],
    { description: 'Whether it can be accepted (issued), or what became of it.' },
  ),
  signupId: Type.String({ description: "The user's id." }),
  firstName: Type.String({ examples: ['Ada'] }),
  lastName: Type.String({ examples: ['Lovelace'] }),
  verifiedBy: Type.Union([Type.Literal('email'), Type.Literal('phone')], {
    description: 'Which contact they verified.',
  }),
  email: Type.Union([Type.String({ examples: ['ada@example.com'] }), Type.Null()], {
    description:
      'The email address that they verified, as they typed it; null if they verified a phone number.',
  }),
  phoneNo: Type.Union([Type.Integer({ examples: [919_876_543_210] }), Type.Null()], {
    description: 'The digits of the E.164 number that they verified; null if they verified an email address.',
  }),
  referralId: Type.String({ description: 'Their own referral code.' }),
  expiresAt: Type.String({ description: 'When it expires; ISO 8601.' }),
});
const Code = needed(
  Type.String({ examples: ['TW7K-9QPM-4XJD'] }),
  'The invitation code; case, spaces and hyphens do not matter.',
);

const check = {
  summary: 'The invitation that a code belongs to; changes nothing',
  body: Type.Object({ code: Code }),
  response: responses({ 200: InviteReply }),
  failures: ['VALIDATION_FAILED', 'INVITE_INVALID'],
} as const;
const redeem = {
  summary: 'Accepts an invitation for an account of your app, once',
  body: Type.Object({
    code: Code,
    account: needed(
      Type.String({ examples: ['user_42'] }),
      'What your app calls the account, 1 to 200 characters.',
    ),
    email: nullable(
      Type.String({ examples: ['ada@example.com'] }),
      'An email address that the account verified. With email or phoneNo, the user must have verified one of them.',
    ),
    phoneNo: nullable(
      Type.Union([Type.String(), Type.Integer()], { examples: [919_876_543_210] }),
      'Likewise a phone number, with its country code.',
    ),
  }),
  response: responses({
    200: Type.Object({
      ...InviteReply.properties,
      alreadyRedeemed: Type.Boolean({ description: 'Whether the same account had redeemed it before.' }),
    }),
  }),
  failures: [
    ...(['VALIDATION_FAILED', 'INVITE_INVALID', 'INVITE_USED', 'INVITE_EXPIRED', 'INVITE_REVOKED'] as const),
    'INVITE_OTHER_PERSON',
  ],
} as const;

const access = { requires: 'EDITOR', scope: 'INVITES' } as const;

/** For the app that redeems invitations: `POST /api/checkInvite`, `POST /api/redeemInvite`. */
export function inviteRoutes(redemption: RedemptionService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.post('/checkInvite', { config: access, schema: check }, async (request, reply) => {
      const outcome = await redemption.check(request.body.code);
      return outcome.ok ? toReply(outcome.invite) : sendFailure(reply, outcome);
    });
    app.post('/redeemInvite', { config: access, schema: redeem }, async (request, reply) => {
      const outcome = await redemption.redeem(by(contextOf(request, reply)), {
        ...request.body,
        phoneNo: request.body.phoneNo?.toString(),
      });
      if (!outcome.ok) return sendFailure(reply, outcome);
      return { ...toReply(outcome.invite), alreadyRedeemed: outcome.alreadyRedeemed };
    });
    done();
  };
}

const toReply = ({ phone, ...invite }: CheckedInvite) => ({
  ...invite,
  phoneNo: phone === null ? null : Number(phone.slice(1)),
  expiresAt: invite.expiresAt.toISOString(),
});

import { Type } from '@sinclair/typebox';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { nullable, responses } from '../../platform/http/rest-schema.ts';
import type { ReferralService } from './referral.service.ts';

const RankReply = Type.Object({
  result: Type.Array(
    Type.Object({ user: Type.Object({ rank: Type.Integer({ minimum: 1 }), referralId: Type.String() }) }),
  ),
});
const PointsReply = Type.Object({
  message: Type.String(),
  result: Type.Object({ referralId: Type.String(), referralPoints: Type.Integer({ minimum: 0 }) }),
});

/** `GET /api/getRank` and `POST /api/updatePoints`. */
export function referralRoutes(referral: ReferralService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/getRank',
      {
        config: { requires: 'NOTHING' },
        schema: {
          summary: 'The rank of one signup; give either userId or referralId',
          querystring: Type.Object({
            userId: Type.Optional(Type.String({ description: 'The _id that joining answered.' })),
            referralId: Type.Optional(
              Type.String({ description: 'Their own code; its case does not matter.' }),
            ),
          }),
          response: responses({ 200: RankReply }),
          failures: ['NOT_FOUND'],
        },
      },
      async (request, reply) => {
        const outcome = await referral.rank(request.query);
        if (!outcome.ok) return sendFailure(reply, outcome);
        return { result: [{ user: { rank: outcome.rank, referralId: outcome.referralId } }] };
      },
    );
    app.post(
      '/updatePoints',
      {
        config: { requires: 'NOTHING' },
        schema: {
          summary: "The points of a code's owner; adds none",
          body: Type.Object({ referralCode: nullable(Type.String(), 'The code somebody entered.') }),
          response: responses({ 200: PointsReply }),
          failures: ['VALIDATION_FAILED', 'REFERRAL_NOT_FOUND'],
        },
      },
      async (request, reply) => {
        const outcome = await referral.points(request.body.referralCode);
        if (!outcome.ok) return sendFailure(reply, outcome);
        const { message, referralId, referralPoints } = outcome;
        return { message, result: { referralId, referralPoints } };
      },
    );
    done();
  };
}

import { Type } from '@sinclair/typebox';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { needed, responses } from '../../platform/http/rest-schema.ts';
import { pointsMessage, type ReferralService } from './referral.service.ts';

const ReferralId = Type.String({ examples: ['7K2QXBD94M'] });

const RankReply = Type.Object({
  result: Type.Array(
    Type.Object({
      user: Type.Object({ rank: Type.Integer({ minimum: 1, examples: [42] }), referralId: ReferralId }),
    }),
  ),
});
const PointsReply = Type.Object({
  message: Type.String({ examples: [pointsMessage] }),
  result: Type.Object({
    referralId: ReferralId,
    referralPoints: Type.Integer({ minimum: 0, examples: [30] }),
  }),
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
            userId: Type.Optional(Type.String({ description: 'The _id that the join returned.' })),
            referralId: Type.Optional(
              Type.String({ description: "The user's own code, in any case.", examples: ['7K2QXBD94M'] }),
            ),
          }),
          response: responses({ 200: RankReply }),
          failures: ['VALIDATION_FAILED', 'NOT_FOUND'],
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
          summary: "The points of a code's owner; changes nothing",
          body: Type.Object({ referralCode: needed(ReferralId, 'The code that was entered.') }),
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

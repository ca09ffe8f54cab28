import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { pageFields, pageInput, PageQuery } from '../../platform/paging/page.schema.ts';
import type { ReferralCountRow } from './referral.count.repository.ts';
import type { ReferralTreeService } from './referral.tree.service.ts';

const CountsReply = Type.Object({
  result: Type.Array(
    Type.Object({
      _id: Type.String({ format: 'uuid' }),
      firstName: Type.String(),
      lastName: Type.String(),
      email: Type.String(),
      referralPoints: Type.Integer({ minimum: 0 }),
      referralCount: Type.Integer({ minimum: 0, description: 'How many joined with their code.' }),
      referrals: Type.Array(
        Type.Object({
          firstName: Type.String(),
          lastName: Type.String(),
          email: Type.String(),
          phoneNo: Type.Integer({ description: 'The digits of the E.164 number.' }),
        }),
        { description: 'The first of them: at most 100, with userId 1,000.' },
      ),
    }),
  ),
  ...pageFields,
});

/** `GET /api/admin/getreferralcount`. */
export function referralTreeRoutes(trees: ReferralTreeService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/admin/getreferralcount',
      {
        config: { requires: 'VIEWER' },
        schema: {
          summary: 'Those who referred somebody, most points first; with userId that one person',
          querystring: Type.Object({
            ...PageQuery,
            userId: Type.Optional(Type.String({ description: 'Only this person.' })),
          }),
          response: responses({ 200: CountsReply }),
          failures: ['VALIDATION_FAILED'],
        },
      },
      async (request, reply) => {
        const { userId } = request.query;
        const outcome = await trees.counts({ ...pageInput(request.query), userId });
        if (!outcome.ok) return sendFailure(reply, outcome);
        const { docs, ...page } = outcome.page;
        return { result: docs.map(toReply), ...page };
      },
    );
    done();
  };
}

const toReply = ({ userId, referrals, ...person }: ReferralCountRow) => ({
  ...person,
  _id: userId,
  referrals: referrals.map(({ phone, ...referral }) => ({ ...referral, phoneNo: Number(phone.slice(1)) })),
});

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { LongPageQuery, pageFields, pageInput } from '../../platform/paging/page.schema.ts';
import { parseSort } from '../../platform/paging/sort.ts';
import { choiceOf, StateReply, UserChoiceQuery } from './user.record.ts';
import type { ReferralCountRow } from './user.referrers.repository.ts';
import type { ReferrerService } from './user.referrers.service.ts';
import { mostPointsFirst, referrerSorts } from './user.rules.ts';

const CountsReply = Type.Object({
  result: Type.Array(
    Type.Object({
      _id: Type.String({ format: 'uuid' }),
      firstName: Type.String(),
      lastName: Type.String(),
      email: Type.String(),
      referralPoints: Type.Integer({ minimum: 0 }),
      referralCount: Type.Integer({
        minimum: 0,
        description: "Number of users who joined with this user's code.",
      }),
      state: StateReply,
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
  totalIsExact: Type.Boolean({ description: 'False if a search or filter found more than totalDocs says.' }),
});

/** `GET /api/admin/getreferralcount`. */
export function referrerRoutes(referrers: ReferrerService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/admin/getreferralcount',
      {
        config: { requires: 'VIEWER' },
        schema: {
          summary:
            'Users whose code others joined with, whatever their state: all, or those that match a search or filter, most points first unless sorted otherwise; with userId, that user',
          querystring: Type.Object({
            ...LongPageQuery,
            userId: Type.Optional(Type.String({ description: 'Only this person.' })),
            ...UserChoiceQuery,
            sort: Type.Optional(
              Type.String({
                description: `One of ${referrerSorts.join(', ')}; with a leading - for descending order. -referralPoints when left out.`,
              }),
            ),
          }),
          response: responses({ 200: CountsReply }),
          failures: ['VALIDATION_FAILED'],
        },
      },
      async (request, reply) => {
        const { userId, sort } = request.query;
        const sorted = parseSort(sort, referrerSorts, mostPointsFirst);
        if (!sorted.ok) return sendFailure(reply, sorted);
        const choice = choiceOf(request.query);
        const outcome = await referrers.list({
          ...pageInput(request.query),
          ...choice,
          userId,
          order: sorted.order,
        });
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

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { pageFields, pageInput, PageQuery } from '../../platform/paging/page.schema.ts';
import { parseSort } from '../../platform/paging/sort.ts';
import type { ReferralCountRow } from './referral.count.repository.ts';
import { parseAmong, referrerStandings } from './referral.among.ts';
import { mostPointsFirst, referralCountSorts } from './referral.rules.ts';
import type { ReferralTreeService } from './referral.tree.service.ts';

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
  totalIsExact: Type.Boolean({ description: 'False if a search found more than totalDocs says.' }),
});

/** `GET /api/admin/getreferralcount`. */
export function referralTreeRoutes(trees: ReferralTreeService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/admin/getreferralcount',
      {
        config: { requires: 'VIEWER' },
        schema: {
          summary:
            'Users with referrals who are waiting, or who were invited: all, or those that match a search, most points first unless sorted otherwise; with userId, that user',
          querystring: Type.Object({
            ...PageQuery,
            userId: Type.Optional(Type.String({ description: 'Only this person.' })),
            search: Type.Optional(
              Type.String({
                description: 'Part of a name, email, phone, entered code, own code or id, in any case.',
              }),
            ),
            among: Type.Optional(
              Type.String({
                description: `One of ${referrerStandings.join(', ')}: users with a rank, or users who were invited and so have none. Defaults to waiting.`,
              }),
            ),
            sort: Type.Optional(
              Type.String({
                description: `One of ${referralCountSorts.join(', ')}; with a leading - for descending order. -referralPoints when left out.`,
              }),
            ),
          }),
          response: responses({ 200: CountsReply }),
          failures: ['VALIDATION_FAILED'],
        },
      },
      async (request, reply) => {
        const { userId, search, among: asked, sort } = request.query;
        const sorted = parseSort(sort, referralCountSorts, mostPointsFirst);
        if (!sorted.ok) return sendFailure(reply, sorted);
        const chosen = parseAmong(asked);
        if (!chosen.ok) return sendFailure(reply, chosen);
        const { order } = sorted;
        const { among } = chosen;
        const outcome = await trees.counts({ ...pageInput(request.query), userId, search, among, order });
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

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { LongPageQuery, PageOf, pageInput } from '../../platform/paging/page.schema.ts';
import { parseSort } from '../../platform/paging/sort.ts';
import { choiceOf, orNull, StateReply, toUserRecord, UserChoiceQuery, userFields } from './user.record.ts';
import type { PersonName, UserRow } from './user.repository.ts';
import { userSorts } from './user.rules.ts';
import { defaultOrder, type UserService } from './user.service.ts';

const UserReply = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  ...userFields,
  referrer: Type.Union(
    [
      Type.Object({
        _id: Type.String({ format: 'uuid' }),
        firstName: Type.String(),
        lastName: Type.String(),
        referralId: Type.String(),
      }),
      Type.Null(),
    ],
    {
      description:
        'The user whose code they joined with, names empty once erased; null: they entered none, or one that no user has.',
    },
  ),
  rank: orNull(Type.Integer({ minimum: 1 }), '1 is first; null for users who are not waiting.'),
  state: StateReply,
});

const UsersPage = PageOf(UserReply);

/** `GET /api/admin/getusers`. */
export function userRoutes(users: UserService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/admin/getusers',
      {
        config: { requires: 'VIEWER' },
        schema: {
          summary: 'Users: all, or those that match a search or filter; newest first unless sorted otherwise',
          querystring: Type.Object({
            ...LongPageQuery,
            ...UserChoiceQuery,
            sort: Type.Optional(
              Type.String({
                description: `One of ${userSorts.join(', ')}; with a leading - for descending order.`,
              }),
            ),
          }),
          response: responses({
            200: Type.Object({
              result: Type.Object({
                ...UsersPage.properties,
                totalIsExact: Type.Boolean({
                  description: "False if more match than totalDocs says; pages beyond it can't be read.",
                }),
              }),
            }),
          }),
          failures: ['VALIDATION_FAILED'],
        },
      },
      async (request, reply) => {
        const sorted = parseSort(request.query.sort, userSorts, defaultOrder);
        if (!sorted.ok) return sendFailure(reply, sorted);
        const outcome = await users.list({
          ...pageInput(request.query),
          ...choiceOf(request.query),
          order: sorted.order,
        });
        if (!outcome.ok) return sendFailure(reply, outcome);
        return { result: { ...outcome.page, docs: outcome.page.docs.map(toUserReply) } };
      },
    );
    done();
  };
}

const toUserReply = ({ referrer, ...row }: UserRow) => ({
  _id: row.id,
  ...toUserRecord(row),
  referrer: referrer === null ? null : toReferrer(referrer),
  rank: row.rank,
  state: row.state,
});

const toReferrer = ({ id, ...name }: PersonName) => ({ _id: id, ...name });

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { sendFailure } from '../../platform/http/reply.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { PageOf, pageInput, PageQuery } from '../../platform/paging/page.schema.ts';
import { parseSort } from '../../platform/paging/sort.ts';
import { orNull, toUserRecord, userFields, UserSearch } from './user.record.ts';
import type { UserRow } from './user.repository.ts';
import { userSorts } from './user.rules.ts';
import { defaultOrder, type UserService } from './user.service.ts';

const UserReply = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  ...userFields,
  rank: orNull(Type.Integer({ minimum: 1 }), '1 is first; null for blocked and erased users.'),
  state: Type.Union([Type.Literal('active'), Type.Literal('blocked'), Type.Literal('erased')], {
    description: 'Whether they are on the waitlist; of who is erased everything personal is empty or null.',
  }),
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
          summary: 'Everybody who joined, or those a search finds; newest first unless sorted otherwise',
          querystring: Type.Object({
            ...PageQuery,
            search: UserSearch,
            sort: Type.Optional(
              Type.String({ description: `One of ${userSorts.join(', ')}; with a - before it descending.` }),
            ),
          }),
          response: responses({
            200: Type.Object({
              result: Type.Object({
                ...UsersPage.properties,
                totalIsExact: Type.Boolean({
                  description: 'False: a search found more than totalDocs; its later pages cannot be seen.',
                }),
              }),
            }),
          }),
          failures: ['VALIDATION_FAILED'],
        },
      },
      async (request, reply) => {
        const { search, sort } = request.query;
        const sorted = parseSort(sort, userSorts, defaultOrder);
        if (!sorted.ok) return sendFailure(reply, sorted);
        const outcome = await users.list({ ...pageInput(request.query), search, order: sorted.order });
        if (!outcome.ok) return sendFailure(reply, outcome);
        return { result: { ...outcome.page, docs: outcome.page.docs.map(toUserReply) } };
      },
    );
    done();
  };
}

const toUserReply = (row: UserRow) => ({
  _id: row.id,
  ...toUserRecord(row),
  rank: row.rank,
  state: row.state,
});

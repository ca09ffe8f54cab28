import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { findCountry } from '../../platform/countries/countries.ts';
import { sendFailure } from '../../platform/http/reply.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import { PageOf, pageInput, PageQuery } from '../../platform/paging/page.schema.ts';
import { parseSort } from '../../platform/paging/sort.ts';
import { findBroker } from '../waitlist/waitlist.brokers.ts';
import type { UserRow } from './user.row.ts';
import { userSorts } from './user.rules.ts';
import { defaultOrder, type UserService } from './user.service.ts';

/** The `search` of the calls that list people. */
export const UserSearch = Type.Optional(
  Type.String({
    description: 'Part of a name, e-mail, phone, entered code, own code or id, in any case.',
  }),
);

const orNull = <T extends ReturnType<typeof Type.String | typeof Type.Integer>>(
  schema: T,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

/** What stands in the list and in the export alike. */
export const userFields = {
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phoneNo: orNull(Type.Integer(), 'The digits of the E.164 number.'),
  country: orNull(Type.String(), 'English name.'),
  broker: orNull(Type.String(), 'As people read it.'),
  referralId: Type.String({ description: 'Their own code.' }),
  referralCode: orNull(Type.String(), 'The code they entered, known or not.'),
  referralPoints: Type.Integer({ minimum: 0 }),
  referralCount: Type.Integer({ minimum: 0, description: 'How many joined with their code.' }),
  createdAt: Type.String({ format: 'date-time', description: 'When they joined.' }),
};

const UserReply = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  ...userFields,
  rank: orNull(Type.Integer({ minimum: 1 }), '1 is first; null for who is blocked or erased.'),
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

/** The fields that the list and the export have alike. */
export const toUserRecord = (row: Omit<UserRow, 'id' | 'rank' | 'state'>) => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phoneNo: row.phone === '' ? null : Number(row.phone.slice(1)),
  country: findCountry(row.country)?.name ?? null,
  broker: findBroker(row.broker)?.label ?? null,
  referralId: row.referralId,
  referralCode: row.referralCode,
  referralPoints: row.referralPoints,
  referralCount: row.referralCount,
  createdAt: row.joinedAt.toISOString(),
});

import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { findCountry } from '../../platform/countries/countries.ts';
import { responses } from '../../platform/http/rest-schema.ts';
import type { DashboardService } from './dashboard.service.ts';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

const DashboardReply = Type.Object({
  result: Type.Object({
    totalUsers: Count('Number of users on the waitlist.'),
    peopleAddedLastWeek: Count('Users who joined in the last seven days.'),
    totalWaitlist: Count('Users who joined with a known referral code.'),
    mostUsedReferral: Type.Array(
      Type.Object({
        firstName: Type.String({ description: 'Without a token only the initial.' }),
        lastName: Type.String({ description: 'Without a token only the initial.' }),
        referralId: Type.Optional(Type.String({ description: 'With a token only.' })),
        referralPoints: Count("The user's referral points."),
      }),
    ),
    mostActiveCountry: Type.Array(
      Type.Object({
        _id: Type.String({ description: "The country's English name." }),
        totalUsers: Count('Users who chose it, without blocked and erased ones.'),
      }),
    ),
  }),
});

/** `GET /api/getDashboard`. */
export function dashboardRoutes(dashboard: DashboardService): FastifyPluginCallbackTypebox {
  return (app, _options, done) => {
    app.get(
      '/getDashboard',
      {
        config: { requires: 'NOTHING' },
        schema: {
          summary: "The waitlist's figures; without a token, names are masked and codes are left out",
          response: responses({ 200: DashboardReply }),
        },
      },
      async (request) => {
        const summary = await (request.viewer === null ? dashboard.publicSummary() : dashboard.summary());
        const { totalUsers, peopleAddedLastWeek, totalWaitlist, mostUsedReferral } = summary;
        const mostActiveCountry = summary.mostActiveCountry.map((row) => ({
          _id: findCountry(row.country)?.name ?? row.country,
          totalUsers: row.totalUsers,
        }));
        return {
          result: {
            totalUsers,
            peopleAddedLastWeek,
            totalWaitlist,
            mostUsedReferral: [...mostUsedReferral],
            mostActiveCountry,
          },
        };
      },
    );
    done();
  };
}

import type { FastifyPluginCallback } from 'fastify';
import { responses } from '../../platform/http/rest-schema.ts';
import { given } from '../../platform/mirror/mirror.answers.ts';
import { replyOf } from '../../platform/mirror/mirror.ts';
import { type DashboardResolver, named } from './dashboard.resolver.ts';
import type { DashboardService, PublicDashboard } from './dashboard.service.ts';
import type { CountrySignups } from './dashboard.types.ts';

/** `GET /api/getDashboard`. */
export const dashboardRoutes =
  (dashboard: DashboardService): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get(
      '/getDashboard',
      {
        config: { requires: 'NOTHING' },
        schema: {
          summary: "The waitlist's figures; without a token, names are masked and codes are left out",
          response: responses({ 200: replyOf<DashboardResolver>(app)('dashboard', { reply: toReply }) }),
        },
      },
      async ({ viewer }) => {
        const summary = await (viewer === null ? dashboard.publicSummary() : dashboard.summary());
        return toReply({ ...summary, mostActiveCountry: summary.mostActiveCountry.map(named) });
      },
    );
    done();
  };

interface Figures extends Pick<PublicDashboard, 'totalUsers' | 'peopleAddedLastWeek' | 'totalWaitlist'> {
  readonly mostUsedReferral: readonly {
    readonly firstName: string;
    readonly lastName: string;
    readonly referralPoints: number;
    /** With a token only. */
    readonly referralId?: string;
  }[];
  readonly mostActiveCountry: readonly CountrySignups[];
}

const toReply = ({ mostUsedReferral, mostActiveCountry, ...figures }: Figures) => ({
  result: {
    totalUsers: figures.totalUsers,
    peopleAddedLastWeek: figures.peopleAddedLastWeek,
    totalWaitlist: figures.totalWaitlist,
    mostUsedReferral: mostUsedReferral.map(({ firstName, lastName, referralPoints, referralId }) => ({
      firstName,
      lastName,
      referralPoints,
      ...given({ referralId }),
    })),
    mostActiveCountry: mostActiveCountry.map(({ name: _id, totalUsers }) => ({ _id, totalUsers })),
  },
});

import { Arg, Directive, Query, Resolver } from 'type-graphql';
import { findCountry } from '../../platform/countries/countries.ts';
import { resultOf } from '../../platform/graphql/domain-error.ts';
import type { CountrySignups as CountryRow, Interval } from './dashboard.repository.ts';
import type { DashboardService } from './dashboard.service.ts';
import { CountrySignups, Dashboard, SignupInterval, SignupsOfPeriod } from './dashboard.types.ts';

@Resolver()
export class DashboardResolver {
  readonly #dashboard: DashboardService;

  constructor(dashboard: DashboardService) {
    this.#dashboard = dashboard;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => Dashboard, { description: "The waitlist's current figures." })
  async dashboard(): Promise<Dashboard> {
    const { asOf, mostActiveCountry, ...figures } = await this.#dashboard.summary();
    return { ...figures, asOf: asOf.toISOString(), mostActiveCountry: mostActiveCountry.map(named) };
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [SignupsOfPeriod], {
    description: 'Sign-ups per period, oldest first, including periods without any; at most ten years.',
  })
  async signupsOverTime(
    @Arg('from', () => String, {
      nullable: true,
      description: 'First day, UTC, such as 2026-01-31. Defaults to the day of the first sign-up.',
    })
    from: string | null,
    @Arg('to', () => String, { nullable: true, description: 'Last day, UTC. Defaults to today.' })
    to: string | null,
    @Arg('interval', () => SignupInterval, {
      defaultValue: SignupInterval.DAY,
      description: 'How long each period is.',
    })
    interval: Interval,
  ): Promise<readonly SignupsOfPeriod[]> {
    return resultOf(await this.#dashboard.signupsOverTime({ from, to, interval })).periods;
  }

  @Directive('@auth(requires: VIEWER)')
  @Query(() => [CountrySignups], {
    description:
      'The countries that users chose, most users first. Blocked and erased users are not counted, nor imported users without a country.',
  })
  async signupsByCountry(): Promise<readonly CountrySignups[]> {
    return (await this.#dashboard.signupsByCountry()).map(named);
  }
}

/** A country with its name. */
export const named = ({ country, totalUsers }: CountryRow): CountrySignups => ({
  country,
  name: findCountry(country)?.name ?? country,
  totalUsers,
});

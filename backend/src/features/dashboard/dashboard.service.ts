import type { Pool } from 'pg';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import {
  countByCountry,
  countByPeriod,
  countWaiting,
  type CountrySignups,
  type DashboardRow,
  type Interval,
  readDashboard,
  readDays,
  type Referrer,
  type SignupsOfPeriod,
} from './dashboard.repository.ts';
import { maskName } from '../../platform/contact/name.ts';
import { type DaySpan, parseSpan } from '../../platform/forms/day-span.ts';

/** A referrer with the details that are public. */
export type MaskedReferrer = Pick<Referrer, 'firstName' | 'lastName' | 'referralPoints'>;

/** The figures that are public. */
export interface PublicDashboard extends Omit<DashboardRow, 'mostUsedReferral'> {
  readonly mostUsedReferral: readonly MaskedReferrer[];
}

/** Which sign-ups to count: from the first one to today, unless days are given. */
export interface SeriesQuery extends DaySpan {
  readonly interval: Interval;
}

const parts = { referrers: 10, countries: 10 };

/** The figures of the waitlist. They cost the same for any number of signups, and always agree with the rows. */
export class DashboardService {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The current figures, for admins. */
  summary(): Promise<DashboardRow> {
    return readDashboard(this.#pool, parts);
  }

  /** The same for the public: names are initials, ids and codes are left out. */
  async publicSummary(): Promise<PublicDashboard> {
    const { mostUsedReferral, ...figures } = await this.summary();
    return {
      ...figures,
      mostUsedReferral: mostUsedReferral.map(({ firstName, lastName, referralPoints }) => ({
        firstName: maskName(firstName),
        lastName: maskName(lastName),
        referralPoints,
      })),
    };
  }

  /** Sign-ups by day, ISO week or month, oldest first, none left out. Fails with VALIDATION_FAILED (`from`, `to`). */
  async signupsOverTime({
    interval,
    ...given
  }: SeriesQuery): Promise<Outcome<{ periods: readonly SignupsOfPeriod[] }>> {
    const parsed = parseSpan(given, await readDays(this.#pool));
    if (!parsed.ok) return parsed;
    return { ok: true, periods: await countByPeriod(this.#pool, { ...parsed.span, interval }) };
  }

  /** How many users are waiting. Reads one row, whatever their number. */
  countWaiting(): Promise<number> {
    return countWaiting(this.#pool);
  }

  /** Every country with users, most users first. */
  signupsByCountry(): Promise<readonly CountrySignups[]> {
    return countByCountry(this.#pool);
  }
}

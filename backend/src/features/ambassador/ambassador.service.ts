import { parseStatus } from './ambassador.review.rules.ts';
import { randomUUIDv7 } from 'node:crypto';
import type { Pool } from 'pg';
import { failure, type Outcome } from '../../platform/errors/error-catalogue.ts';
import type { Browser } from '../../platform/http/request-context.ts';
import type { Page } from '../../platform/paging/page.ts';
import { listPage, type ListQuery } from '../../platform/paging/short-list.ts';
import { browserKey } from '../verification/verification.rules.ts';
import {
  callAmbassadorApply,
  countApplications,
  listApplications,
  searchApplications,
} from './ambassador.repository.ts';
import {
  type ApplicationInput,
  type ApplicationSort,
  defaultOrder,
  parseApplication,
} from './ambassador.rules.ts';
import { type ListedApplication, withStandings } from './ambassador.signup.repository.ts';

export interface AmbassadorDependencies {
  readonly pool: Pool;
  /** For lists, which may be slightly stale; left out: the same. */
  readonly reader?: Pool;
  /** How long a verification is valid. */
  readonly verificationMinutes: number;
}

/** An application was received. */
export interface Applied {
  readonly message: string;
  /** The application's UUID. */
  readonly id: string;
}

/** Which applications an admin wants to see: newest first by default. */
export interface ApplicationQuery extends ListQuery<ApplicationSort> {
  /** A status; null, missing or blank: any. */
  readonly status?: string | null;
}

/** The use cases of ambassador applications. */
export class AmbassadorService {
  readonly #pool: Pool;
  readonly #reader: Pool;
  readonly #verificationMinutes: number;

  constructor({ pool, reader = pool, verificationMinutes }: AmbassadorDependencies) {
    this.#pool = pool;
    this.#reader = reader;
    this.#verificationMinutes = verificationMinutes;
  }

  /**
   * Accepts the application of a visitor who verified their email for it within the last 15 minutes. The used
   * verification, the row, the count and the confirmation email are one transaction; any number of identical calls on
   * any instances create one application.
   *
   * Fails with VALIDATION_FAILED (fields), VERIFICATION_REQUIRED, ALREADY_REGISTERED (only if the caller verified the
   * email); nothing is changed then.
   */
  async apply(input: ApplicationInput, browser: Browser): Promise<Outcome<Applied>> {
    const parsed = parseApplication(input);
    if (!parsed.ok) return parsed;
    const id = randomUUIDv7();
    const outcome = await callAmbassadorApply(this.#pool, {
      ...parsed.request,
      id,
      browserKey: browser.token === undefined ? null : browserKey(browser.token),
      verificationMinutes: this.#verificationMinutes,
    });
    switch (outcome) {
      case 'applied':
        return { ok: true, message: 'Thank you! Our team will reach out to you shortly.', id };
      case 'existing':
        return alreadyApplied;
      case 'unverified':
        return verificationRequired;
    }
  }

  /**
   * A page of the applications, with their total at the same time, and what their applicants are on the waitlist.
   *
   * Fails with VALIDATION_FAILED (`status`, `limit`, `page`, `search`).
   */
  async list({
    status: wanted,
    ...query
  }: ApplicationQuery): Promise<Outcome<{ page: Page<ListedApplication> }>> {
    const parsed = parseStatus(wanted);
    if (!parsed.ok) return parsed;
    const { status } = parsed;
    const listed = await listPage(query, defaultOrder, (term, order, request) =>
      term === '' && status === null && order.sort === 'createdAt'
        ? listApplications(this.#reader, order.direction, request)
        : searchApplications(this.#reader, { term, status }, order, request),
    );
    if (!listed.ok) return listed;
    const { page } = listed;
    return { ok: true, page: { ...page, docs: await withStandings(this.#reader, page.docs) } };
  }

  /** How many have applied. Costs the same for any number. */
  count(): Promise<number> {
    return countApplications(this.#pool);
  }
}

const verificationRequired = failure(
  'VERIFICATION_REQUIRED',
  'Please verify your email first: request a new code and enter it.',
);

const alreadyApplied = failure(
  'ALREADY_REGISTERED',
  'You have already applied with this email. Our team will reach out to you shortly.',
);

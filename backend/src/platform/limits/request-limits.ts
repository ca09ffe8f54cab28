import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { failure, type Failure } from '../errors/error-catalogue.ts';
import { keyedHash } from '../secrets/secrets.ts';
import { clientScopes } from './client-scopes.ts';
import { addShares, deleteSharesBefore } from './request-count.repository.ts';

/** What is counted: calls to either API, and calls that change something without a login. */
export type Counted = 'call' | 'public-write';

/** How many per minute one client address may make, on all instances together; its site may make more (`siteShare`). */
export type PerMinute = Readonly<Record<Counted, number>>;

export interface RequestLimitsOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly perMinute: PerMinute;
  /** The key with which addresses are hashed before they are stored. */
  readonly key: Buffer;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface Count {
  readonly counted: Counted;
  readonly network: string;
  readonly limit: number;
  /** Allowed by this instance in this window. */
  here: number;
  /** How many of them other instances know about. */
  told: number;
  /** Allowed by the other instances, as last reported. */
  elsewhere: number;
}

const windowSeconds = 60;
const settleEveryMs = 1000;
/** Clients that have used less than this part of a limit are not shared with the other instances. */
const shareWorthTelling = 20;
/** Clients shared at a time, the busiest first. */
const toldAtOnce = 1000;
/** Clients counted at a time; some 20 MB. */
const countedAtMost = 100_000;

/**
 * Limits the requests of one client address, and of its site, per minute, over all instances. It costs a request two look-ups in memory: each
 * instance counts by itself and, once a second, shares its busiest clients with the others in one statement. Most clients
 * never appear anywhere but in memory. So a flood costs PostgreSQL one statement per second and instance, however large it
 * is, and while PostgreSQL is unavailable, each instance enforces the limits alone.
 *
 * The price is exactness: `n` instances may each let through a twentieth of the limit, plus one second's requests, on top of
 * it. Windows are whole minutes of the instances' clocks.
 */
export class RequestLimits {
  readonly #options: RequestLimitsOptions;
  readonly #now: () => number;
  /** By network. */
  readonly #counts: Readonly<Record<Counted, Map<string, Count>>> = {
    call: new Map(),
    'public-write': new Map(),
  };
  #windowStart = 0;
  #deletedBefore = 0;
  #timer: NodeJS.Timeout | undefined;
  #settling: Promise<void> | undefined;

  constructor(options: RequestLimitsOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Counts one request. @returns RATE_LIMITED, with the seconds until the window ends, when it is one too many. */
  take(counted: Counted, clientAddress: string): Failure | null {
    const seconds = this.#roll();
    const scopes = clientScopes(clientAddress, this.#options.perMinute[counted]);
    const counts = scopes.map(({ network, limit }) => this.#countOf(counted, network, limit));
    if (counts.some(({ here, elsewhere, limit }) => here + elsewhere >= limit)) {
      return failure(
        'RATE_LIMITED',
        'Too many requests came from your address. Please wait a moment, then try again.',
        { retryAfterSeconds: Math.max(1, Math.ceil(this.#windowStart + windowSeconds - seconds)) },
      );
    }
    for (const count of counts) count.here += 1;
    return null;
  }

  /** How many addresses and sites are currently counted. */
  get counted(): number {
    return this.#counts.call.size + this.#counts['public-write'].size;
  }

  /** Exchanges counts with the other instances until {@link stop}. */
  start(): void {
    this.#timer = setInterval(() => void this.settle(), settleEveryMs).unref();
  }

  /** Stops sharing; call it before the pool closes. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#settling;
  }

  /** Shares counts now, unless that is in progress. Counts that could not be shared are shared the next time. */
  settle(): Promise<void> {
    this.#settling ??= this.#settle().finally(() => {
      this.#settling = undefined;
    });
    return this.#settling;
  }

  async #settle(): Promise<void> {
    const { pool, log, key } = this.#options;
    this.#roll();
    const windowStart = this.#windowStart;
    const due = Object.values(this.#counts)
      .flatMap((counts) => [...counts.values()])
      .filter((count) => this.#isWorthTelling(count))
      .sort((one, other) => other.here - other.told - (one.here - one.told))
      .slice(0, toldAtOnce)
      .map((count) => ({
        count,
        here: count.here,
        hash: `${count.counted} ${keyedHash(key, count.network)}`,
      }));
    try {
      if (windowStart !== this.#deletedBefore) await deleteSharesBefore(pool, windowStart - windowSeconds);
      this.#deletedBefore = windowStart;
      if (due.length === 0) return;
      const shares = due.map(({ count, here, hash }) => ({ key: hash, taken: here - count.told }));
      const totals = await addShares(pool, windowStart, shares);
      for (const { count, here, hash } of due) {
        count.told = here;
        count.elsewhere = Math.max(0, (totals.get(hash) ?? here) - here);
      }
    } catch (error) {
      log.warn({ err: error }, 'request limits could not be shared between instances');
    }
  }

  #isWorthTelling({ limit, here, told }: Count): boolean {
    return here - told >= Math.max(1, limit / shareWorthTelling);
  }

  /** Forgets the previous window once it has ended. @returns the time, in seconds since 1970. */
  #roll(): number {
    const seconds = this.#now() / 1000;
    const windowStart = Math.floor(seconds / windowSeconds) * windowSeconds;
    if (windowStart !== this.#windowStart) {
      this.#windowStart = windowStart;
      for (const counts of Object.values(this.#counts)) counts.clear();
    }
    return seconds;
  }

  #countOf(counted: Counted, network: string, limit: number): Count {
    const counts = this.#counts[counted];
    const known = counts.get(network);
    if (known !== undefined) return known;
    if (this.counted >= countedAtMost) this.#forgetSmall();
    const count = { counted, network, limit, here: 0, told: 0, elsewhere: 0 };
    counts.set(network, count);
    return count;
  }

  /** Makes room: clients with few requests are hardly ever rejected. */
  #forgetSmall(): void {
    for (const counts of Object.values(this.#counts))
      for (const [network, count] of counts)
        if (!this.#isWorthTelling(count) && count.told === 0) counts.delete(network);
  }
}

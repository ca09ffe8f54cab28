import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { refusalOf } from '../auth/access.ts';
import { bearerOf } from '../auth/authentication.ts';
import { DeadlineError, withDeadline } from '../deadline.ts';
import type { Failure } from '../errors/error-catalogue.ts';
import { databaseUnavailable, toFailure } from '../errors/unexpected.ts';

const checkWithinMs = 500;
const rememberedForMs = 60 * 60 * 1000;
const remembered = 100;

/**
 * Decides who may read `/metrics`: VIEWERs and API keys for metrics. Metrics matter most while the database is down, so
 * a token that was valid within the last hour is accepted if the database doesn't reject it within half a second.
 */
export class MetricsReaders {
  readonly #now: () => number;
  /** When a token was last found valid, by its hash; the oldest first. */
  readonly #goodAt = new Map<string, number>();

  /** @param now milliseconds of a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @returns UNAUTHENTICATED, SESSION_EXPIRED, FORBIDDEN or DATABASE_UNAVAILABLE; null for a caller that may read. */
  async refusalOf(request: FastifyRequest): Promise<Failure | null> {
    const token = createHash('sha256')
      .update(request.headers.authorization ?? '')
      .digest('base64');
    try {
      const outcome = await withDeadline(bearerOf(request), checkWithinMs, 'Checking a token for /metrics');
      const refusal = outcome.ok
        ? refusalOf(outcome.viewer, { requires: 'VIEWER', scope: 'METRICS' })
        : outcome;
      this.#goodAt.delete(token);
      if (refusal === null) this.#remember(token);
      return refusal;
    } catch (error) {
      const goodAt = this.#goodAt.get(token);
      if (goodAt !== undefined && this.#now() - goodAt < rememberedForMs) return null;
      request.log.warn({ err: error }, 'a token for /metrics could not be checked');
      return error instanceof DeadlineError ? databaseUnavailable : toFailure(error);
    }
  }

  #remember(token: string): void {
    this.#goodAt.set(token, this.#now());
    const [oldest] = this.#goodAt.keys();
    if (this.#goodAt.size > remembered && oldest !== undefined) this.#goodAt.delete(oldest);
  }
}

import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { isRobot } from '../../platform/http/robot.ts';
import { addVisits, type VisitCounts } from './source.repository.ts';

/** What a tab does, once each. */
export const visitSteps = ['visit', 'form', 'code', 'share'] as const;
export type VisitStep = (typeof visitSteps)[number];

const counterOf = {
  visit: 'visits',
  form: 'forms',
  code: 'codes',
  share: 'shares',
} as const satisfies Readonly<Record<VisitStep, keyof VisitCounts>>;

const writeEveryMs = 1000;
const writeWithinMs = 5000;
const sourcesAtMost = 10_000;

/**
 * Counts visits, and writes the counts down once a second: a visit that is counted is a row that many share. What a
 * crash loses is the last second.
 */
export class VisitCounter {
  readonly #pool: Pool;
  readonly #log: Logger;
  #counts = new Map<string, VisitCounts>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(pool: Pool, log: Logger) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Robots are left out, and so is a new source while too many wait to be written. */
  count(step: VisitStep, sourceId: string, userAgent: string | undefined): void {
    if (isRobot(userAgent)) return;
    const counts = this.#counts.get(sourceId);
    if (counts !== undefined) counts[counterOf[step]] += 1;
    else if (this.#counts.size < sourcesAtMost)
      this.#counts.set(sourceId, { visits: 0, forms: 0, codes: 0, shares: 0, [counterOf[step]]: 1 });
    this.#timer ??= setTimeout(() => void this.write(), writeEveryMs);
  }

  /** Writes what has been counted. If the database does not take it, it is lost: tried again, it might count twice. */
  write(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#writing = this.#writing.then(() => this.#writeNow());
    return this.#writing;
  }

  async #writeNow(): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      await addVisits(this.#pool, counts, writeWithinMs);
    } catch (error) {
      this.#log.warn({ err: error, sources: counts.size }, 'visits could not be counted');
    }
  }
}

import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { addSource, countSources, findNames, hasSource, type SourceNames } from './source.repository.ts';
import {
  type GivenSource,
  identified,
  type IdentifiedSource,
  other,
  parseSource,
  shortened,
} from './source.rules.ts';

export interface SourceOptions {
  /** False: nothing is kept of anybody. */
  readonly isOn: boolean;
  /** How many sources are kept in full, and how many with name and host alone after that. */
  readonly limits?: { readonly full: number; readonly short: number };
}

const usualLimits = { full: 100_000, short: 10_000 };
const namesAtMost = 500;
const knownAtMost = 20_000;
const knownForMs = 10 * 60_000;
const countedForMs = 10_000;
/** Nobody waits longer for where they came from. */
const deadlineMs = 500;

/** Knows where visitors came from. */
export class SourceService {
  readonly #pool: Pool;
  readonly #log: Logger;
  readonly #isOn: boolean;
  readonly #limits: typeof usualLimits;
  readonly #known = new Map<string, number>();
  #counted = { atMs: -Infinity, sources: 0 };

  constructor(pool: Pool, log: Logger, { isOn, limits = usualLimits }: SourceOptions) {
    this.#pool = pool;
    this.#log = log;
    this.#isOn = isOn;
    this.#limits = limits;
  }

  /**
   * The id of a source, which is on disk. Null if there is none or none is wanted, or if the database is too slow or
   * away: nothing that happens here keeps anybody from joining.
   *
   * @param asksForPrivacy whether the browser sent Global Privacy Control.
   */
  async idOf(given: GivenSource | null | undefined, asksForPrivacy = false): Promise<string | null> {
    if (!this.#isOn || asksForPrivacy || given === null || given === undefined) return null;
    try {
      return await this.#ensure(identified(parseSource(given)));
    } catch (error) {
      this.#log.warn({ err: error }, 'a source could not be kept');
      return null;
    }
  }

  /** The names and campaigns to choose from. */
  names(): Promise<SourceNames> {
    return findNames(this.#pool, namesAtMost);
  }

  async #ensure(wanted: IdentifiedSource): Promise<string> {
    if (this.#isKnown(wanted.id)) return wanted.id;
    const { full, short } = this.#limits;
    const bounded = [
      { ...wanted, atMost: full },
      { ...identified(shortened(wanted.source)), atMost: full + short },
      { ...identified(other), atMost: Infinity },
    ];
    for (const { atMost, ...each } of bounded) {
      if (this.#isKnown(each.id) || (await this.#keep(each, atMost))) return each.id;
    }
    return identified(other).id;
  }

  /** @returns whether it is kept: not if it is new and there are too many. */
  async #keep(each: IdentifiedSource, atMost: number): Promise<boolean> {
    if ((await this.#count()) < atMost) {
      await addSource(this.#pool, each, deadlineMs);
      this.#counted.sources += 1;
    } else if (!(await hasSource(this.#pool, each.id, deadlineMs))) return false;
    if (this.#known.size >= knownAtMost) this.#known.clear();
    this.#known.set(each.id, performance.now());
    return true;
  }

  /** For a while only: what a standby had not received is lost when it takes over, and is then written again. */
  #isKnown(id: string): boolean {
    const sinceMs = this.#known.get(id);
    return sinceMs !== undefined && performance.now() - sinceMs < knownForMs;
  }

  async #count(): Promise<number> {
    const { full, short } = this.#limits;
    if (performance.now() - this.#counted.atMs > countedForMs) {
      const sources = await countSources(this.#pool, full + short, deadlineMs);
      this.#counted = { atMs: performance.now(), sources };
    }
    return this.#counted.sources;
  }
}

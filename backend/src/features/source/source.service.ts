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
const readAtMost = 5000;
const readMaxLength = 1000;
const knownForMs = 10 * 60_000;
const countedForMs = 10_000;
/** Nobody waits longer for where they came from. */
const deadlineMs = 500;

/** A source to count, and whether it is known to be on disk. */
export interface ChosenSource extends IdentifiedSource {
  readonly isKept: boolean;
}

/** Knows where visitors came from. */
export class SourceService {
  readonly #pool: Pool;
  readonly #log: Logger;
  readonly #isOn: boolean;
  readonly #limits: typeof usualLimits;
  readonly #known = new Map<string, number>();
  readonly #sources = new Map<string, IdentifiedSource>();
  #counted = { atMs: -Infinity, sources: 0 };

  constructor(pool: Pool, log: Logger, { isOn, limits = usualLimits }: SourceOptions) {
    this.#pool = pool;
    this.#log = log;
    this.#isOn = isOn;
    this.#limits = limits;
  }

  /**
   * The source that is counted for what a browser knows: as it is, or shorter if there are many. Null if there is none or
   * none is wanted, or if the database is too slow or away: nothing that happens here keeps anybody from joining. Writes
   * nothing.
   *
   * @param asksForPrivacy whether the browser sent Global Privacy Control.
   */
  async choose(given: GivenSource | null | undefined, asksForPrivacy = false): Promise<ChosenSource | null> {
    if (!this.#isOn || asksForPrivacy || given === null || given === undefined) return null;
    try {
      return await this.#choose(this.#read(given));
    } catch (error) {
      this.#log.warn({ err: error }, 'a source could not be looked up');
      return null;
    }
  }

  /** Writes a chosen source, and returns its id; null if the database is too slow or away. */
  async keep(chosen: ChosenSource): Promise<string | null> {
    try {
      if (!chosen.isKept) await addSource(this.#pool, chosen, deadlineMs);
      this.noteKept(chosen);
      return chosen.id;
    } catch (error) {
      this.#log.warn({ err: error }, 'a source could not be kept');
      return null;
    }
  }

  /** The source is on disk. */
  noteKept({ id, isKept }: ChosenSource): void {
    if (isKept) return;
    this.#counted.sources += 1;
    this.#note(id);
  }

  /** The names and campaigns to choose from. */
  names(): Promise<SourceNames> {
    return findNames(this.#pool, namesAtMost);
  }

  /** Thousands of visitors bring the same few; of friends' links, it does not matter whose they are. */
  #read({ landing, referrer }: GivenSource): IdentifiedSource {
    const key = JSON.stringify([landing?.replace(/(?<=[?&])ref=[^&#]*/, ''), referrer]);
    const known = this.#sources.get(key);
    if (known !== undefined) return known;
    const source = identified(parseSource({ landing, referrer }));
    if (this.#sources.size >= readAtMost) this.#sources.clear();
    if (key.length <= readMaxLength) this.#sources.set(key, source);
    return source;
  }

  async #choose(wanted: IdentifiedSource): Promise<ChosenSource> {
    if (this.#isKnown(wanted.id)) return { ...wanted, isKept: true };
    const { full, short } = this.#limits;
    const bounded = [
      { ...wanted, atMost: full },
      { ...identified(shortened(wanted.source)), atMost: full + short },
    ];
    for (const { atMost, ...each } of bounded) {
      if (this.#isKnown(each.id)) return { ...each, isKept: true };
      if ((await this.#count()) < atMost) return { ...each, isKept: false };
      if (await hasSource(this.#pool, each.id, deadlineMs)) {
        this.#note(each.id);
        return { ...each, isKept: true };
      }
    }
    const last = identified(other);
    return { ...last, isKept: this.#isKnown(last.id) };
  }

  #note(id: string): void {
    if (this.#known.size >= knownAtMost) this.#known.clear();
    this.#known.set(id, performance.now());
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

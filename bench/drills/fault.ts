import type { World, WorldNeeds } from './world.ts';

/** What is promised while a fault lasts and after it. */
export interface Bounds {
  /** The failures that callers may see; any other breaks the promise. */
  readonly failures: readonly string[];
  /** Failures without `Retry-After`, because there is no answer. */
  readonly unanswered?: readonly string[];
  /** The slowest answer, of joins and of every other call. */
  readonly joinMs: number;
  readonly otherMs: number;
  /** The slowest answer to a call that began once the fault had lasted five seconds; left out: as above. */
  readonly settledMs?: number;
  /** From the end of the fault until nothing fails anymore, and `/readyz` answers 200. */
  readonly worksAfterMs: number;
  /** From the end of the fault until every code that was promised has arrived. */
  readonly codesAfterMs: number;
}

/** Something that goes wrong on purpose. */
export interface Fault extends WorldNeeds {
  readonly name: string;
  /** What is done, for the table. */
  readonly does: string;
  readonly seconds: number;
  readonly bounds: Bounds;
  /** Why it cannot be done here; empty: it can. */
  readonly impossible?: () => string;
  begin(world: World): Promise<unknown> | void;
  /** Runs during the fault. @returns what else was observed, and whether that is as promised. */
  look?(world: World): Promise<readonly Finding[]>;
  end(world: World): Promise<unknown> | void;
}

export interface Finding {
  readonly what: string;
  readonly isKept: boolean;
}

/** Callers notice nothing. */
const unnoticed: Bounds = {
  failures: [],
  joinMs: 4_000,
  otherMs: 4_000,
  worksAfterMs: 5_000,
  codesAfterMs: 20_000,
};

/** What README and docs/decisions/bounds.md promise while the database does not answer. */
const unavailable: Bounds = {
  ...unnoticed,
  failures: ['503 DATABASE_UNAVAILABLE', 'GraphQL DATABASE_UNAVAILABLE'],
  joinMs: 9_000,
  otherMs: 4_500,
  settledMs: 1_000,
};

export const usualBounds = { unnoticed, unavailable } as const;

import type { World, WorldNeeds } from './world.ts';

/** What is promised while a fault lasts and after it. */
export interface Bounds {
  /** The failures that callers may see; any other breaks the promise. */
  readonly failures: readonly string[];
  /** Failures without `Retry-After`, because there is no answer. */
  readonly unanswered?: readonly string[];
  /** The slowest answer, by kind of call; left out: as `other`. */
  readonly slowestMs: { readonly join?: number; readonly other: number };
  /** The slowest answer to a call that began once the fault had lasted five seconds; left out: as above. */
  readonly settledMs?: number;
  /** From the end of the fault until nothing fails anymore, and `/readyz` answers 200. */
  readonly worksAfterMs: number;
  /** From the end of the fault until every code that was promised has arrived; left out: 20 seconds. */
  readonly codesAfterMs?: number;
}

/** Something that goes wrong on purpose. */
export interface Fault extends WorldNeeds {
  readonly name: string;
  /** What is done, for the table. */
  readonly does: string;
  readonly seconds: number;
  readonly bounds: Bounds;
  /** Why it cannot be done here; null: it can. */
  readonly impossible?: () => string | null;
  begin(world: World): Promise<void> | void;
  /** Runs during the fault. @returns what else was observed, and whether that is as promised. */
  look?(world: World): Promise<readonly Finding[]>;
  end(world: World): Promise<void> | void;
}

export interface Finding {
  readonly what: string;
  readonly isKept: boolean;
}

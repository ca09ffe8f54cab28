import type { World, WorldNeeds } from './world.ts';

/** What is promised while a fault lasts and after it. */
export interface Bounds {
  /** The failures that callers may see; every other one breaks the promise. */
  readonly failures: readonly string[];
  /** Failures that carry no `Retry-After`, because nobody answers. */
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
  /** What is done, as the table says it. */
  readonly does: string;
  readonly seconds: number;
  readonly bounds: Bounds;
  /** Why it cannot be done here; null: it can. */
  readonly impossible?: () => string | null;
  begin(world: World): Promise<void> | void;
  /** While it lasts. @returns what was seen beside the load, and whether that is as promised. */
  look?(world: World): Promise<readonly Finding[]>;
  end(world: World): Promise<void> | void;
}

export interface Finding {
  readonly what: string;
  readonly isKept: boolean;
}

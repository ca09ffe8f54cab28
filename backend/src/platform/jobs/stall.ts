/** What a look at a queue and at the worker of one of its lanes showed. */
export interface Observation {
  /** How long the oldest untaken job has been due; 0 if there is none. */
  readonly oldestDueSeconds: number;
  /** Jobs that the worker could begin right now. */
  readonly freeSlots: number;
  /** Whether it has begun a job since the previous look. */
  readonly hasBegun: boolean;
  /** Jobs that it has held for some seconds without running them: it never began them, or cannot record their end. */
  readonly idleLocks: number;
}

export type Stall = 'due jobs are not taken' | 'jobs are locked and do not run';

/** A job may be due for this long before it counts: another instance may be about to take it. */
const dueForSeconds = 5;

/** What is wrong, if anything. A queue that is merely long is not: its worker has no free slot, or begins jobs. */
export function stallOf({ oldestDueSeconds, freeSlots, hasBegun, idleLocks }: Observation): Stall | null {
  if (idleLocks > 0) return 'jobs are locked and do not run';
  if (freeSlots <= 0 || hasBegun) return null;
  return oldestDueSeconds > dueForSeconds ? 'due jobs are not taken' : null;
}

const patienceMs = 20_000;
/** The first look after the process was paused tells what happened meanwhile. */
const fewestLooks = 3;

/** Judges a lane by looks in a row. Times are milliseconds of one steady clock. */
export class StallJudge {
  #since = 0;
  #looks = 0;

  /** @returns the stall, once every look of 20 seconds has shown one. */
  judge(stall: Stall | null, now: number): Stall | null {
    if (stall === null) {
      this.#looks = 0;
      return null;
    }
    if (this.#looks === 0) this.#since = now;
    this.#looks += 1;
    return this.#looks >= fewestLooks && now - this.#since >= patienceMs ? stall : null;
  }
}

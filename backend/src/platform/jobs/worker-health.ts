/** What one look at the queue and at a worker showed. */
export interface Observation {
  /** Whether the worker has a runner that claims to take jobs. */
  readonly isRunning: boolean;
  /** How long the oldest untaken job has been due; 0 if there is none. */
  readonly oldestDueSeconds: number;
  /** Jobs that the worker could begin right now. */
  readonly freeSlots: number;
  /** Whether it has begun a job since the previous look. */
  readonly hasBegun: boolean;
  /** Jobs that it took some seconds ago and has not begun. */
  readonly notBegun: number;
  /** Jobs done some seconds ago that are still in the queue. */
  readonly notNoted: number;
}

export type Fault =
  | 'no runner takes jobs'
  | 'due jobs are not taken'
  | 'taken jobs are not begun'
  | 'finished jobs cannot be noted';

/** A fault that lasts, and its age. */
export interface Trouble {
  readonly fault: Fault;
  readonly seconds: number;
}

/** A job may be due for this long before it counts: another instance may be about to take it. */
const dueForSeconds = 2;

/**
 * What is wrong, if anything. A queue that is merely long is not a fault: its worker has no free slot, or begins jobs
 * between two looks.
 */
export function faultOf(seen: Observation): Fault | null {
  if (seen.notNoted > 0) return 'finished jobs cannot be noted';
  if (!seen.isRunning) return 'no runner takes jobs';
  if (seen.freeSlots <= 0 || seen.hasBegun) return null;
  if (seen.notBegun > 0) return 'taken jobs are not begun';
  return seen.oldestDueSeconds > dueForSeconds ? 'due jobs are not taken' : null;
}

const patienceMs = 4_000;
const troubleAfterMs = 10_000;
/** Looks without a fault after which a fault counts as resolved. */
const looksToMend = 2;

/** A worker's health over several looks. Times are milliseconds of one steady clock. */
export class WorkerHealth {
  #fault: Fault | null = null;
  #faultSince = 0;
  /** Looks in a row that showed no fault. */
  #goodLooks = 0;
  /** When the runner, or the database, last got a fresh start. */
  #freshSince = 0;

  /** A new runner begins, or the database did not answer: what is seen next gets a grace period. */
  giveTime(now: number): void {
    this.#freshSince = now;
  }

  note(fault: Fault | null, now: number): void {
    this.#goodLooks = fault === null ? this.#goodLooks + 1 : 0;
    if (fault !== null) {
      if (this.#fault === null) this.#faultSince = now;
      this.#fault = fault;
    } else if (this.#goodLooks >= looksToMend) this.#fault = null;
  }

  /** Why the runner should be replaced: its grace period is over and the fault is still there. */
  reasonToReplace(now: number): Fault | null {
    const since = Math.max(this.#faultSince, this.#freshSince);
    return this.#goodLooks === 0 && this.#fault !== null && now - since >= patienceMs ? this.#fault : null;
  }

  /** The fault that replacing runners has not fixed, and its age in seconds. */
  trouble(now: number): Trouble | null {
    if (this.#fault === null || now - this.#faultSince < troubleAfterMs) return null;
    return { fault: this.#fault, seconds: Math.round((now - this.#faultSince) / 1000) };
  }
}

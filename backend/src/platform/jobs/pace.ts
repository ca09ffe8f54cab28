import { setTimeout as sleep } from 'node:timers/promises';

/** Lets work begin at most so many times a second; what comes after a pause begins immediately. */
export class Pace {
  readonly #intervalMs: number;
  /** On this machine's steady clock. */
  #nextAt = 0;

  /** @param perSecond null: no limit. */
  constructor(perSecond: number | null) {
    this.#intervalMs = perSecond === null ? 0 : 1000 / perSecond;
  }

  /** Resolves when the caller may begin; callers begin in the order in which they asked. */
  async turn(): Promise<void> {
    if (this.#intervalMs === 0) return;
    const now = performance.now();
    const at = Math.max(now, this.#nextAt);
    this.#nextAt = at + this.#intervalMs;
    if (at > now) await sleep(at - now);
  }
}

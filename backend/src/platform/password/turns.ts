export interface TurnLimits {
  /** Tasks running at once. */
  readonly concurrency: number;
  /** How many tasks may wait, in all and per client; further ones are rejected at once. */
  readonly maxWaiting: number;
  readonly maxPerClient: number;
}

/** Thrown when there is more work of this kind than the machine can do; nothing was done. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
  /** Whole seconds until a retry makes sense. */
  readonly retryAfterSeconds = 2;
}

/**
 * Limits how much costly work runs at a time: a flood uses up neither memory nor processors, and one client can't take the
 * whole queue.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting: (() => void)[] = [];
  readonly #byClient = new Map<string, number>();
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Does the work in its turn. @throws {TooBusyError} at once when the queue is full. @param clientKey whose turn it is. */
  async take<T>(clientKey: string, work: () => Promise<T>): Promise<T> {
    const { concurrency, maxWaiting, maxPerClient } = this.#limits;
    const ofClient = this.#byClient.get(clientKey) ?? 0;
    if (this.#waiting.length >= maxWaiting || ofClient >= maxPerClient) throw new TooBusyError();
    this.#byClient.set(clientKey, ofClient + 1);
    try {
      if (this.#running >= concurrency) await new Promise<void>((go) => this.#waiting.push(go));
      else this.#running += 1;
      return await work();
    } finally {
      this.#leave(clientKey);
    }
  }

  /** Hands the turn to the work that has waited longest. */
  #leave(clientKey: string): void {
    const left = (this.#byClient.get(clientKey) ?? 1) - 1;
    if (left === 0) this.#byClient.delete(clientKey);
    else this.#byClient.set(clientKey, left);
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}

export interface TurnLimits {
  /** Works under way at once. */
  readonly concurrency: number;
  /** Works that wait for their turn, in all and for one client: any more are refused at once. */
  readonly maxWaiting: number;
  readonly maxPerClient: number;
}

/** There is more work of the kind than the machine can do; nothing was done. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
  /** Whole seconds after which a try makes sense. */
  readonly retryAfterSeconds = 2;
}

/**
 * Lets so much costly work run at a time and no more, whatever comes in: a flood takes neither the machine's memory nor
 * its processors, and one client cannot take the whole queue.
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

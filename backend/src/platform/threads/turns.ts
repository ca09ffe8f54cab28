export interface TurnLimits {
  /** Tasks running at once. */
  readonly concurrency: number;
  /** How many tasks may wait, in all and per client; further ones are rejected at once. */
  readonly maxWaiting: number;
  readonly maxPerClient: number;
}

/** Whose turn it is. */
export interface TurnClient {
  readonly address: string;
  /** The site that the address belongs to, or the address. */
  readonly site: string;
}

/** A client with no others beside it. */
export const soleClient = (key: string): TurnClient => ({ address: key, site: key });

/** Thrown when there is more work of this kind than the machine can do; nothing was done. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
  /** Whole seconds until a retry makes sense. */
  readonly retryAfterSeconds = 2;
}

interface Waiter {
  readonly site: string;
  readonly begin: () => void;
  readonly giveUp: (reason: TooBusyError) => void;
}

/**
 * Limits how much costly work runs at a time: a flood uses up neither memory nor processors, and neither one client nor
 * one site can take the whole queue. When it is full, the last waiter of the site with the most gives way.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting: Waiter[] = [];
  readonly #byClient = new Map<string, number>();
  #running = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Does the work in its turn. @throws {TooBusyError} when the queue is full, at once or when it has to give way. */
  async take<T>({ address, site }: TurnClient, work: () => Promise<T>): Promise<T> {
    const ofClient = this.#byClient.get(address) ?? 0;
    if (ofClient >= this.#limits.maxPerClient) throw new TooBusyError();
    this.#byClient.set(address, ofClient + 1);
    try {
      await this.#turn(site);
      try {
        return await work();
      } finally {
        this.#next();
      }
    } finally {
      this.#forget(address);
    }
  }

  async #turn(site: string): Promise<void> {
    const { concurrency, maxWaiting } = this.#limits;
    if (this.#running < concurrency) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= maxWaiting) this.#makeRoomFor(site);
    await new Promise<void>((begin, giveUp) => this.#waiting.push({ site, begin, giveUp }));
  }

  /** @throws {TooBusyError} if no other site would still have as many waiters as this one. */
  #makeRoomFor(newcomer: string): void {
    const bySite = new Map<string, number>();
    for (const { site } of this.#waiting) bySite.set(site, (bySite.get(site) ?? 0) + 1);
    const [busiest, count] = [...bySite].reduce((most, each) => (each[1] > most[1] ? each : most), ['', 0]);
    if (count <= (bySite.get(newcomer) ?? 0) + 1) throw new TooBusyError();
    const last = this.#waiting.findLastIndex(({ site }) => site === busiest);
    for (const { giveUp } of this.#waiting.splice(last, 1)) giveUp(new TooBusyError());
  }

  /** Hands the turn to the work that has waited longest. */
  #next(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next.begin();
  }

  #forget(address: string): void {
    const left = (this.#byClient.get(address) ?? 1) - 1;
    if (left === 0) this.#byClient.delete(address);
    else this.#byClient.set(address, left);
  }
}

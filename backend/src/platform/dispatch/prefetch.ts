import type { DispatchQueue, Due, Ready } from './dispatch-queue.ts';

/** How many rows are looked up and rendered together, */
const fillSize = 32;
/** as soon as fewer than this are left. */
const fewest = 16;
/** How long a prepared message may wait: a user who unsubscribes meanwhile would still be written to. */
const waitsAtMostMs = 1_000;

interface Stocked {
  /** When it was prepared, on this machine's steady clock. */
  readonly at: number;
  readonly ready: Ready;
}

/**
 * The next messages of one queue: claimed, looked up and rendered while others are in progress, but not marked, so a
 * crash leaves none of them in doubt.
 */
export class Prefetch {
  readonly #queue: DispatchQueue;
  #stock: Stocked[] = [];
  /** Places that are in stock, or taken and not marked yet: they are still due in the table. */
  readonly #held = new Set<number>();
  #filling: Promise<void> | null = null;

  constructor(queue: DispatchQueue) {
    this.#queue = queue;
  }

  /**
   * The next messages, each returned once; null: none is due. Release them once they are marked, or if they should not
   * be.
   */
  async take(atMost: number): Promise<readonly Ready[] | null> {
    // A lookup in progress may have found nothing for a reason that no longer applies.
    if (!this.#hasStock()) await this.#filling?.catch(() => undefined);
    if (!this.#hasStock()) await this.#fill();
    const taken = this.#stock.splice(0, atMost).map(({ ready }) => ready);
    if (taken.length === 0) return null;
    // A failure here happens again when the result is needed, and is reported then.
    if (this.#stock.length < fewest) void this.#fill().catch(() => undefined);
    return taken;
  }

  /** Those that were not marked are due again. */
  release(taken: readonly Ready[]): void {
    for (const { due } of taken) this.#held.delete(due.place);
  }

  /** Forgets what was not taken, and waits until no lookup is in progress. */
  async empty(): Promise<void> {
    await this.#filling?.catch(() => undefined);
    this.#drop(() => true);
  }

  /** Whether anything is left that is not too old. */
  #hasStock(): boolean {
    const oldest = performance.now() - waitsAtMostMs;
    this.#drop(({ at }) => at < oldest);
    return this.#stock.length > 0;
  }

  #drop(isToGo: (stocked: Stocked) => boolean): void {
    for (const stocked of this.#stock.filter(isToGo)) this.#held.delete(stocked.ready.due.place);
    this.#stock = this.#stock.filter((stocked) => !isToGo(stocked));
  }

  #fill(): Promise<void> {
    this.#filling ??= this.#add().finally(() => {
      this.#filling = null;
    });
    return this.#filling;
  }

  async #add(): Promise<void> {
    let fresh = await this.#look();
    if (fresh.length < fillSize && (await this.#queue.claim(this.#held.size + fresh.length)) > 0)
      fresh = await this.#look();
    if (fresh.length === 0) return;
    const at = performance.now();
    const ready = await this.#queue.prepare(fresh);
    for (const { due } of ready) this.#held.add(due.place);
    this.#stock.push(...ready.map((each) => ({ at, ready: each })));
  }

  /**
   * What is due and not held. Messages that are marked while the statement runs are held until it has ended, or were
   * held before it began.
   */
  async #look(): Promise<readonly Due[]> {
    const held = new Set(this.#held);
    const due = await this.#queue.findDue(held.size + fillSize);
    return due.filter(({ place }) => !held.has(place)).slice(0, fillSize);
  }
}

/** Thrown at once instead of sending a query to a database that is known to be away. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';

  constructor() {
    super('The database does not answer');
  }
}

/**
 * Whether one database is known to be away. While it is open, pools turn requests away at once; when it opens, they end
 * the connections they have, and also when those are found to be dead although the database answers. It decides nothing
 * itself: `Probe` does.
 */
export class CircuitBreaker {
  readonly #listeners = new Set<() => void>();
  readonly #cutters = new Set<() => void>();
  #isOpen = false;

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.cut();
    for (const listener of [...this.#listeners]) listener();
  }

  /** Ends every connection there is; new ones may be opened. */
  cut(): void {
    for (const cutter of this.#cutters) cutter();
  }

  /** Calls `cutter` whenever connections are to end. */
  onCut(cutter: () => void): void {
    this.#cutters.add(cutter);
  }

  close(): void {
    this.#isOpen = false;
  }

  /** Calls `listener` whenever it opens. @returns what ends that. */
  onOpen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

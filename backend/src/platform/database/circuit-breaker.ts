/** Thrown immediately instead of sending a query to a database that is known to be unavailable. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';

  constructor() {
    super('The database does not answer');
  }
}

/**
 * Whether one database is known to be unavailable. While it is open, pools reject requests immediately. When it opens,
 * pools close their connections; they also do so when those connections turn out to be dead although the database
 * answers. It decides nothing itself: `Probe` does.
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

  /** Closes every existing connection; new ones may be opened. */
  cut(): void {
    for (const cutter of this.#cutters) cutter();
  }

  /** Calls `cutter` whenever connections must be closed. */
  onCut(cutter: () => void): void {
    this.#cutters.add(cutter);
  }

  close(): void {
    this.#isOpen = false;
  }

  /** Calls `listener` whenever it opens. @returns a function that unsubscribes it. */
  onOpen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

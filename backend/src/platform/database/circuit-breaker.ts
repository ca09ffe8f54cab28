/** Thrown at once instead of sending a query to a database that is known to be away. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';

  constructor() {
    super('The database does not answer');
  }
}

/**
 * Whether one database is known to be away. While it is open, pools turn requests away at once; when it opens, they end
 * the connections they have. It decides nothing itself: `DatabaseWatch` opens and closes it.
 */
export class CircuitBreaker {
  readonly #listeners = new Set<() => void>();
  #isOpen = false;

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    for (const listener of [...this.#listeners]) listener();
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

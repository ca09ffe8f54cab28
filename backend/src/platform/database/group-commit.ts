import type { Pool } from 'pg';

/**
 * Waits for the disk once for many transactions. Those that commit without waiting (`synchronous_commit = off`) give
 * their connection back at once and call `flush` before anybody is told: then a slow disk takes one connection, not one
 * for each request.
 */
export class GroupCommit {
  readonly #pool: Pool;
  /** Settles when the last flush has ended. */
  #last: Promise<void> = Promise.resolve();
  /** The one that has not begun: whoever calls before it does is served by it. */
  #next: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Resolves when everything that was committed before the call survives a crash; see `waitlist_flush`. */
  flush(): Promise<void> {
    if (this.#next === undefined) {
      const next = this.#last.then(() => this.#begin());
      this.#next = next;
      this.#last = next.catch(() => undefined);
    }
    return this.#next;
  }

  async #begin(): Promise<void> {
    this.#next = undefined;
    await this.#pool.query({ name: 'waitlist_flush', text: 'SELECT waitlist_flush()' });
  }
}

import type { Pool } from 'pg';

/**
 * Waits for the disk once for many transactions. A transaction that commits with `synchronous_commit = off` releases its
 * connection at once, and its caller awaits `flush` before it answers. So a slow disk holds one connection, not one per
 * request.
 */
export class GroupCommit {
  readonly #pool: Pool;
  /** Settles when the newest flush has ended. */
  #last: Promise<void> = Promise.resolve();
  /** The flush that has not begun yet; it covers every call made before it begins. */
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

import { Pool, type PoolClient } from 'pg';
import type { Connected } from './bounded-pool.ts';
import { isBusy } from './sql-errors.ts';

/** A replica, and whether its data is recent enough to be read. */
export interface Replica {
  readonly pool: Pool;
  readonly isFresh: boolean;
  /** Called when a connection to it cannot be opened: it is skipped until its next check. */
  markAway(error: unknown): void;
}

/**
 * A pool without connections of its own, for reads that may be slightly stale: each connection comes from a fresh
 * replica, in turn, or from the primary when there is none. A replica whose connections are all in use is busy, not
 * unavailable: its requests are rejected rather than handed to the primary, which has the writes to do.
 */
export class ReaderPool extends Pool {
  readonly #primary: Pool;
  readonly #replicas: readonly Replica[];
  #turn = 0;

  constructor(primary: Pool, replicas: readonly Replica[]) {
    super({ max: 1 });
    this.#primary = primary;
    this.#replicas = replicas;
  }

  /** The pool of the replica whose turn it is, or of the primary. */
  pick(): Pool {
    this.#turn += 1;
    const fresh = this.#replicas.filter(({ isFresh }) => isFresh);
    return fresh[this.#turn % Math.max(1, fresh.length)]?.pool ?? this.#primary;
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    const lending = this.#lend();
    if (connected === undefined) return lending;
    void lending.then(
      (client) => connected(undefined, client, (broken) => client.release(asError(broken))),
      (error: unknown) => connected(asError(error), undefined, () => undefined),
    );
  }

  async #lend(): Promise<PoolClient> {
    const fresh = this.#replicas.filter(({ isFresh }) => isFresh);
    this.#turn += 1;
    for (let tried = 0; tried < fresh.length; tried += 1) {
      const replica = fresh[(this.#turn + tried) % fresh.length];
      try {
        if (replica !== undefined) return await replica.pool.connect();
      } catch (error) {
        if (isBusy(error) && tried === fresh.length - 1) throw error;
        if (!isBusy(error)) replica?.markAway(error);
      }
    }
    return this.#primary.connect();
  }
}

const asError = (error: unknown): Error | undefined =>
  error === undefined || error instanceof Error ? error : new Error('The connection broke', { cause: error });

import { Pool, type PoolClient } from 'pg';
import type { Connected } from './bounded-pool.ts';

/** A pool without connections of its own: it lends those of others. */
export abstract class LendingPool extends Pool {
  protected abstract lend(): Promise<PoolClient>;

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    const lending = this.lend();
    if (connected === undefined) return lending;
    void lending.then(
      (client) => connected(undefined, client, (broken) => client.release(asError(broken))),
      (error: unknown) => connected(asError(error), undefined, () => undefined),
    );
  }
}

const asError = (error: unknown): Error | undefined =>
  error === undefined || error instanceof Error ? error : new Error('The connection broke', { cause: error });

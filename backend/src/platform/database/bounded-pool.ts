import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** How a pool hands a connection to who does not wait for a promise. */
export type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (broken?: unknown) => void,
) => void;

/** Thrown at once instead of waiting for a connection behind too many others. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

/** A pool with a limit to how many wait for a connection. */
export class BoundedPool extends Pool {
  readonly #maxWaiting: number;

  constructor(options: PoolConfig, maxWaiting: number) {
    super(options);
    this.#maxWaiting = maxWaiting;
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    if (this.waitingCount < this.#maxWaiting) {
      return connected === undefined ? super.connect() : super.connect(connected);
    }
    const error = new PoolBusyError('Too many requests wait for a connection');
    if (connected === undefined) return Promise.reject(error);
    process.nextTick(connected, error, undefined, () => undefined);
  }
}

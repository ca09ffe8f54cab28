import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { type CircuitBreaker, DatabaseAwayError } from './circuit-breaker.ts';
import type { Hosts } from './hosts.ts';
import { PoolBusyError } from './pool-busy-error.ts';

/** How a pool hands a connection to a caller that passes a callback. */
export type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (broken?: unknown) => void,
) => void;

const doNothing = (): void => undefined;

/**
 * A pool that limits how many callers wait for a connection. With a breaker: while it is open, no caller gets or waits for a
 * connection, and when it opens, waiting callers fail at once. With several hosts: a connection that one host rejects is
 * tried at the others before its caller fails.
 */
export class BoundedPool extends Pool {
  readonly #maxWaiting: number;
  readonly #breaker: CircuitBreaker | undefined;
  readonly #hosts: Hosts | undefined;

  constructor(options: PoolConfig, maxWaiting: number, breaker?: CircuitBreaker, hosts?: Hosts) {
    super(options);
    this.#maxWaiting = maxWaiting;
    this.#breaker = breaker;
    this.#hosts = hosts;
    if (breaker !== undefined) cutConnections(this, breaker);
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    if (connected !== undefined) return this.#connect(connected);
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => {
        if (client === undefined) reject(error ?? new Error('The pool gave no connection'));
        else resolve(client);
      });
    });
  }

  #connect(connected: Connected): void {
    const refusal = this.#refusal();
    if (refusal !== null) return process.nextTick(connected, refusal, undefined, doNothing);
    // A caller that finds an idle connection does not wait.
    if (this.#breaker === undefined || this.idleCount > this.waitingCount) return this.#try(connected);
    let isSettled = false;
    const settle: Connected = (error, client, release) => {
      stopListening();
      if (isSettled) return client?.release();
      isSettled = true;
      connected(error, client, release);
    };
    const stopListening = this.#breaker.onOpen(() => settle(new DatabaseAwayError(), undefined, doNothing));
    this.#try(settle);
  }

  #try(connected: Connected, tries = this.#hosts?.tries ?? 1): void {
    super.connect((error, client, release) => {
      const triesLeft = this.#hosts?.triesLeft(error, tries) ?? 0;
      if (triesLeft > 0) this.#try(connected, triesLeft);
      else connected(error, client, release);
    });
  }

  #refusal(): Error | null {
    if (this.#breaker?.isOpen === true) return new DatabaseAwayError();
    if (this.waitingCount < this.#maxWaiting) return null;
    return new PoolBusyError('Too many requests wait for a connection');
  }
}

/**
 * Closes every connection of the pool when the breaker opens, so that queries in progress fail immediately, as with a
 * stopped server, and no later query goes to an address where nothing listens anymore.
 */
export function cutConnections(pool: Pool, breaker: CircuitBreaker): void {
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  breaker.onCut(() => {
    for (const client of clients) client.connection.stream.destroy(new DatabaseAwayError());
  });
}

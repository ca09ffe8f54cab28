import { Pool, type PoolClient } from 'pg';
import type { Connected } from '../database/bounded-pool.ts';
import { withConnectionErrorsHandled } from '../database/connection-errors.ts';

/**
 * A pool without connections of its own: it lends another pool's, until it is severed. Then it takes all borrowed
 * connections back, whatever they are doing, and lends no more.
 */
export class SeverablePool extends Pool {
  readonly #source: Pool;
  readonly #lent = new Set<PoolClient>();
  #isSevered = false;

  /** @param max its nominal size; the source decides. */
  constructor(source: Pool, max: number) {
    super({ max });
    this.#source = source;
    withConnectionErrorsHandled(this);
  }

  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | void {
    const connecting = this.#connect();
    if (connected === undefined) return connecting;
    void connecting.then(
      (client) => connected(undefined, client, (broken) => client.release(broken !== undefined)),
      (error: unknown) => connected(error instanceof Error ? error : severed(), undefined, () => undefined),
    );
  }

  /** Breaks every connection that is in use. Pending queries get an error or no answer. */
  sever(): void {
    this.#isSevered = true;
    for (const client of this.#lent) client.release(true);
  }

  async #connect(): Promise<PoolClient> {
    this.#refuseIfSevered();
    const client = await this.#source.connect();
    this.#lend(client);
    try {
      this.#refuseIfSevered();
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  #refuseIfSevered(): void {
    if (this.#isSevered) throw severed();
  }

  /** Lets the borrower return the connection again after it was taken away. */
  #lend(client: PoolClient): void {
    const release = client.release.bind(client);
    let isOut = true;
    this.#lent.add(client);
    client.release = (broken) => {
      if (!isOut) return;
      isOut = false;
      this.#lent.delete(client);
      release(broken);
    };
  }
}

const severed = (): Error => new Error('The connections were taken away');

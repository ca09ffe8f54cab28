import type { Pool, PoolClient } from 'pg';
import { withConnectionErrorsHandled } from '../database/connection-errors.ts';
import { LendingPool } from '../database/lending-pool.ts';

/**
 * Lends the connections of another pool until it is severed. Then it takes all borrowed ones back, whatever they are
 * doing, and lends no more.
 */
export class SeverablePool extends LendingPool {
  readonly #source: Pool;
  readonly #lent = new Set<PoolClient>();
  #isSevered = false;

  /** @param max its nominal size; the source decides. */
  constructor(source: Pool, max: number) {
    super({ max });
    this.#source = source;
    withConnectionErrorsHandled(this);
  }

  /** Breaks every connection that is in use. Pending queries get an error or no answer. */
  sever(): void {
    this.#isSevered = true;
    for (const client of this.#lent) client.release(true);
  }

  protected override async lend(): Promise<PoolClient> {
    this.#refuseIfSevered();
    const client = await this.#source.connect();
    this.#record(client);
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
  #record(client: PoolClient): void {
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

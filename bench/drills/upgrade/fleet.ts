import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from '../../../backend/src/platform/lifecycle.ts';
import { SiteClient } from '../../launch/site-client.ts';
import type { Product } from '../../product.ts';

/** Which instances visitors are led to. */
export class Fleet {
  readonly clients: SiteClient[] = [];
  readonly #lifecycle: Lifecycle;

  constructor(lifecycle: Lifecycle) {
    this.#lifecycle = lifecycle;
  }

  /** From now on these; waits until calls to those that are left out have their answers. */
  async lead(products: readonly Product[]): Promise<void> {
    const next = products.map(({ origin }) => {
      const port = Number(new URL(origin).port);
      const known = this.clients.find((client) => client.port === port);
      if (known !== undefined) return known;
      const client = new SiteClient(port);
      this.#lifecycle.onStop('a client', () => client.close());
      return client;
    });
    this.clients.splice(0, this.clients.length, ...next);
    await sleep(1000);
  }
}

import { BlockList } from 'node:net';
import type { Pool } from 'pg';
import { isConnectionError } from '../../platform/database/sql-errors.ts';
import { unknownAddress } from '../../platform/http/client-address.ts';
import { parseAddressBlock } from '../../platform/http/address-block.ts';
import { readTrustedNetworks } from './fairness.list.repository.ts';

const freshForMs = 2000;

/** The networks whose clients give no evidence by where they are. */
export class TrustedNetworks {
  readonly #pool: Pool;
  #known = new BlockList();
  #readAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> = Promise.resolve();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Whether a client's address belongs to one, as of at most two seconds ago; while the database is unavailable, as last
   * known. Any number of callers share one read.
   */
  async has(address: string): Promise<boolean> {
    const nowMs = performance.now();
    if (nowMs - this.#readAtMs >= freshForMs) {
      this.#readAtMs = nowMs;
      this.#reading = this.#read();
    }
    await this.#reading;
    if (address === unknownAddress) return false;
    return this.#known.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  }

  async #read(): Promise<void> {
    try {
      const networks = new BlockList();
      for (const text of await readTrustedNetworks(this.#pool)) {
        const block = parseAddressBlock(text);
        if (block !== null) networks.addSubnet(block.address, block.bits, block.version);
      }
      this.#known = networks;
    } catch (error) {
      if (!isConnectionError(error)) throw error;
    }
  }
}

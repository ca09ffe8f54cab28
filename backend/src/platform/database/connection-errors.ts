import type { Pool } from 'pg';

const prepared = new WeakSet<Pool>();

/** Makes a lost connection fail only the query it carries: an `error` event without a listener would end the process. */
export function withConnectionErrorsHandled(pool: Pool): Pool {
  if (!prepared.has(pool)) {
    prepared.add(pool);
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  return pool;
}

import type { Pool } from 'pg';

const prepared = new WeakSet<Pool>();

/**
 * Sees to it that a lost connection ends the query it carries and nothing else: an `error` event that nobody listens
 * to would end the process.
 */
export function withConnectionErrorsHandled(pool: Pool): Pool {
  if (!prepared.has(pool)) {
    prepared.add(pool);
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  }
  return pool;
}

import type { Pool, PoolClient } from 'pg';

/**
 * How many pages of tables and indexes statements have touched in this database so far: a measure of work that does not
 * depend on how fast or busy the machine is. No query may be in progress on `pool`, whose connections report first.
 */
export async function pagesTouched(pool: Pool): Promise<number> {
  const clients: PoolClient[] = [];
  try {
    for (let idle = pool.totalCount; idle > 0; idle -= 1) clients.push(await pool.connect());
    for (const client of clients) await client.query('SELECT pg_stat_force_next_flush()');
  } finally {
    for (const client of clients) client.release();
  }
  const { rows } = await pool.query<{ pages: number }>(
    `SELECT sum(heap_blks_hit + heap_blks_read + coalesce(idx_blks_hit + idx_blks_read, 0))::float8 AS pages
     FROM pg_statio_user_tables`,
  );
  return rows[0]?.pages ?? 0;
}

import type { Pool } from 'pg';

/** What an instance has counted since it last shared its counts. */
export interface Share {
  readonly key: string;
  readonly taken: number;
}

/**
 * Adds the counts of one instance in the window that began at `windowStart`, in seconds since 1970. Instances that add
 * at the same time lock the keys in the same order, so they cannot deadlock.
 *
 * @returns the total of all instances for each key.
 */
export async function addShares(
  pool: Pool,
  windowStart: number,
  shares: readonly Share[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<Share>(
    `INSERT INTO request_count AS kept (key, window_start, taken)
     SELECT key, to_timestamp($3), taken FROM unnest($1::text[], $2::int[]) AS share(key, taken) ORDER BY key
     ON CONFLICT (key, window_start) DO UPDATE SET taken = kept.taken + EXCLUDED.taken
     RETURNING key, taken`,
    [shares.map(({ key }) => key), shares.map(({ taken }) => taken), windowStart],
  );
  return new Map(rows.map(({ key, taken }) => [key, taken]));
}

/** Deletes the counts of windows that began before `windowStart`. */
export async function deleteSharesBefore(pool: Pool, windowStart: number): Promise<void> {
  await pool.query('DELETE FROM request_count WHERE window_start < to_timestamp($1)', [windowStart]);
}

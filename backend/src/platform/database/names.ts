import type { Pool } from 'pg';

/** Finds the names of rows of a table of people, by id; without unknown rows, and those whose data was erased. */
export const findNamesIn =
  (table: 'signup' | 'ambassador_application') =>
  async (pool: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (ids.length === 0) return new Map();
    const { rows } = await pool.query<{ id: string; name: string }>(
      `SELECT id, first_name || ' ' || last_name AS name FROM ${table}
       WHERE id = ANY ($1::uuid[]) AND erased_at IS NULL`,
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  };

import type { Pool } from 'pg';

/** The current names of users, by id; an erased or unknown user is left out. */
export async function findUserNames(
  pool: Pool,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; name: string }>(
    `SELECT id, first_name || ' ' || last_name AS name FROM signup
     WHERE id = ANY ($1::uuid[]) AND erased_at IS NULL`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

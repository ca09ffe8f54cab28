import type { Pool } from 'pg';

/** The names of applicants, by the ids of their applications; an erased or unknown application is left out. */
export async function findApplicantNames(
  pool: Pool,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ id: string; name: string }>(
    `SELECT id, first_name || ' ' || last_name AS name FROM ambassador_application
     WHERE id = ANY ($1::uuid[]) AND erased_at IS NULL`,
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

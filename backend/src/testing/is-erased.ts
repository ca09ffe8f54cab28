import type { Pool } from 'pg';

/** Whether the row is there and its personal data is not. */
export async function isErased(
  pool: Pool,
  table: 'signup' | 'ambassador_application',
  id: string,
): Promise<boolean> {
  const { rows } = await pool.query(`SELECT FROM ${table} WHERE id = $1 AND erased_at IS NOT NULL`, [id]);
  return rows.length === 1;
}

import type { ClientBase, Pool } from 'pg';

/** Adds a reset link. Without an account it leads nowhere. */
export async function insertReset(
  client: ClientBase,
  {
    id,
    adminId,
    validSeconds,
  }: { readonly id: string; readonly adminId: string | null; readonly validSeconds: number },
): Promise<void> {
  await client.query(
    `INSERT INTO admin_password_reset (id, admin_id, created_at, expires_at)
     SELECT $1, $2, now, now + make_interval(secs => $3) FROM (SELECT clock_timestamp() AS now) AS moment`,
    [id, adminId, validSeconds],
  );
}

/** Where a reset mail goes; null when the link can no longer be used or leads nowhere. */
export async function findSendableReset(
  pool: Pool,
  id: string,
): Promise<{ readonly address: string } | null> {
  const { rows } = await pool.query<{ address: string }>(
    `SELECT account.email AS address FROM admin_password_reset AS reset JOIN admin_account AS account ON account.id = reset.admin_id
     WHERE reset.id = $1 AND reset.used_at IS NULL AND reset.expires_at > clock_timestamp() AND account.state <> 'removed'`,
    [id],
  );
  return rows[0] ?? null;
}

/** Whose password a link sets; null when it can no longer be used. */
export async function findReset(pool: Pool, id: string): Promise<{ readonly adminId: string } | null> {
  const { rows } = await pool.query<{ adminId: string }>(
    `SELECT admin_id AS "adminId" FROM admin_password_reset
     WHERE id = $1 AND admin_id IS NOT NULL AND used_at IS NULL AND expires_at > clock_timestamp()`,
    [id],
  );
  return rows[0] ?? null;
}

/** Uses a link up: of any number of calls one answers true. */
export async function consumeReset(client: ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE admin_password_reset SET used_at = clock_timestamp() WHERE id = $1 AND used_at IS NULL AND expires_at > clock_timestamp()`,
    [id],
  );
  return rowCount === 1;
}

import type { ClientBase, Pool } from 'pg';
import type { DisabledReason } from './webhook.rules.ts';

/** Every active ADMIN. */
export async function findAlertedAdmins(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM admin_account WHERE role = 'ADMIN' AND state = 'active' ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

export async function findAdminAddress(pool: Pool, adminId: string): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>(
    `SELECT email FROM admin_account WHERE id = $1 AND role = 'ADMIN' AND state = 'active'`,
    [adminId],
  );
  return rows[0]?.email ?? null;
}

/** The contents of an alert; `since` distinguishes this failure from later ones. Null if it no longer applies. */
export async function findAlert(pool: Pool, endpointId: string, what: 'failing' | 'disabled') {
  const { rows } = await pool.query<{ url: string; reason: DisabledReason | null; since: string }>(
    `SELECT url, reason, extract(epoch FROM failing_since)::bigint::text AS since FROM webhook_endpoint
     WHERE id = $1 AND failing_since IS NOT NULL AND (state = 'disabled') = ($2 = 'disabled')`,
    [endpointId, what],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return { since: row.since, params: { host: new URL(row.url).host, what, reason: row.reason } };
}

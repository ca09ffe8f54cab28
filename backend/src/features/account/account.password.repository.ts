import { raw } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import type { EntityAccess } from '../../platform/database/orm.ts';
import { AdminPasswordReset } from './account.entity.ts';

/** Adds a reset link. Without an account it does nothing when opened. */
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

/**
 * Whether an account has this many links that work, and the newest for a while yet. Exact while the account's row is
 * locked. False without an account.
 */
export async function hasResetLinks(
  client: ClientBase,
  adminId: string | null,
  { count, remainingSeconds }: { readonly count: number; readonly remainingSeconds: number },
): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `SELECT count(*) >= $2 AND max(expires_at) > clock_timestamp() + make_interval(secs => $3) AS has
     FROM admin_password_reset WHERE admin_id = $1 AND used_at IS NULL AND expires_at > clock_timestamp()`,
    [adminId, count, remainingSeconds],
  );
  return rows[0]?.has === true;
}

/** The address for a reset email; null if the link can no longer be used or has no account. */
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

/** The account whose password a link sets; null if it can no longer be used. */
export async function findReset(em: EntityAccess, id: string): Promise<{ readonly adminId: string } | null> {
  const reset = await em.findOne(AdminPasswordReset, { id, ...usable() });
  const adminId = reset?.adminId ?? null;
  return adminId === null ? null : { adminId };
}

/** Uses a link up: of any number of calls, one returns true. */
export async function consumeReset(em: EntityAccess, id: string): Promise<boolean> {
  const usedAt = raw('clock_timestamp()');
  return (await em.nativeUpdate(AdminPasswordReset, { id, ...usable() }, { usedAt })) === 1;
}

const usable = () => ({ usedAt: null, expiresAt: { $gt: raw('clock_timestamp()') } });

import { raw } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import type { Role } from '../../platform/auth/role.ts';
import type { EntityAccess } from '../../platform/database/orm.ts';
import { AdminSession } from './session.entity.ts';

/** A session that is currently valid. */
export interface LiveSession {
  readonly adminId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly role: Role;
}

/** A session to start. */
export interface NewSession {
  readonly id: string;
  readonly adminId: string;
  readonly remembered: boolean;
  readonly validSeconds: number;
}

/**
 * The session with its account's current role; null if it has expired or ended, or the account is not active. In SQL,
 * because it is a join.
 */
export async function findSession(
  pool: Pool,
  sessionId: string,
  adminId: string,
): Promise<LiveSession | null> {
  const { rows } = await pool.query<LiveSession>(
    `SELECT session.id AS "sessionId", account.id AS "adminId", account.email, account.role
     FROM admin_session AS session JOIN admin_account AS account ON account.id = session.admin_id
     WHERE session.id = $1 AND session.admin_id = $2 AND session.expires_at > clock_timestamp() AND account.state = 'active'`,
    [sessionId, adminId],
  );
  return rows[0] ?? null;
}

/**
 * Starts a session if the account is active and still has the password that was checked. Locks the account's row, so
 * that a password change either comes first, and there is no session, or later, and ends it.
 *
 * In SQL, because the database's clock sets when it expires, and the condition decides the race.
 *
 * @returns when it expires, in seconds since 1970; null if there is none.
 */
export async function openSession(
  client: ClientBase,
  { id, adminId, remembered, validSeconds }: NewSession,
  passwordHash: string,
): Promise<number | null> {
  const { rowCount } = await client.query(
    `UPDATE admin_account SET last_login_at = clock_timestamp() WHERE id = $1 AND state = 'active' AND password_hash = $2`,
    [adminId, passwordHash],
  );
  if (rowCount !== 1) return null;
  const { rows } = await client.query<{ expires: number }>(
    `INSERT INTO admin_session (id, admin_id, remembered, created_at, expires_at)
     SELECT $1, $2, $3, now, date_trunc('second', now) + make_interval(secs => $4) FROM (SELECT clock_timestamp() AS now) AS moment
     RETURNING extract(epoch FROM expires_at)::float8 AS expires`,
    [id, adminId, remembered, validSeconds],
  );
  return rows[0]?.expires ?? null;
}

/** Ends one session. @returns whether it existed. */
export const endSession = async (em: EntityAccess, id: string): Promise<boolean> =>
  (await em.nativeDelete(AdminSession, { id })) === 1;

/** Whether the session was started with "Remember me"; null if it has ended. */
export async function isRemembered(client: ClientBase, id: string): Promise<boolean | null> {
  const { rows } = await client.query<{ remembered: boolean }>(
    `SELECT remembered FROM admin_session WHERE id = $1`,
    [id],
  );
  return rows[0]?.remembered ?? null;
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(em: EntityAccess): Promise<void> {
  await em.nativeDelete(AdminSession, { expiresAt: { $lt: raw('clock_timestamp()') } });
}

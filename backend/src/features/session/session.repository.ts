import { type InferEntity, raw } from '@mikro-orm/postgresql';
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

/** Who ended a session from another one. */
export type EndedBy = 'owner' | 'admin';

/** A session as its owner, and ADMINs, see it. */
export type ListedSession = Pick<
  InferEntity<typeof AdminSession>,
  'id' | 'browser' | 'country' | 'createdAt' | 'expiresAt'
>;

/** A session to start. */
export interface NewSession {
  readonly id: string;
  readonly adminId: string;
  readonly remembered: boolean;
  readonly validSeconds: number;
  readonly browser: string | null;
  readonly country: string | null;
}

/**
 * The session with its account's current role, also if it was ended from another one; null if it has expired or is gone,
 * or the account is not active. In SQL, because it is a join.
 */
export async function findSession(
  pool: Pool,
  sessionId: string,
  adminId: string,
): Promise<(LiveSession & { readonly endedBy: EndedBy | null }) | null> {
  const { rows } = await pool.query<LiveSession & { readonly endedBy: EndedBy | null }>(
    `SELECT session.id AS "sessionId", account.id AS "adminId", account.email, account.role,
       session.ended_by AS "endedBy"
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
  { id, adminId, remembered, validSeconds, browser, country }: NewSession,
  passwordHash: string,
): Promise<number | null> {
  const { rowCount } = await client.query(
    `UPDATE admin_account SET last_login_at = clock_timestamp() WHERE id = $1 AND state = 'active' AND password_hash = $2`,
    [adminId, passwordHash],
  );
  if (rowCount !== 1) return null;
  const { rows } = await client.query<{ expires: number }>(
    `INSERT INTO admin_session (id, admin_id, remembered, created_at, expires_at, browser, country)
     SELECT $1, $2, $3, now, date_trunc('second', now) + make_interval(secs => $4), $5, $6 FROM (SELECT clock_timestamp() AS now) AS moment
     RETURNING extract(epoch FROM expires_at)::float8 AS expires`,
    [id, adminId, remembered, validSeconds, browser, country],
  );
  return rows[0]?.expires ?? null;
}

/** The newest 100 sessions of an account that are valid. */
export const listSessions = (em: EntityAccess, adminId: string): Promise<ListedSession[]> =>
  em.find(AdminSession, { adminId, ...live() }, { orderBy: { createdAt: 'desc', id: 'asc' }, limit: 100 });

/** The account of a valid session. */
export async function findOwner(em: EntityAccess, id: string): Promise<string | null> {
  return (await em.findOne(AdminSession, { id, ...live() }))?.adminId ?? null;
}

/** Ends valid sessions of an account, whose rows keep nothing but that. @returns how many. */
export const endSessions = (
  em: EntityAccess,
  of: { readonly adminId: string; readonly id: string | { readonly $ne: string } },
  endedBy: EndedBy,
): Promise<number> =>
  em.nativeUpdate(AdminSession, { ...of, ...live() }, { endedBy, browser: null, country: null });

const live = () => ({ endedBy: null, expiresAt: { $gt: raw('clock_timestamp()') } });

/** Logs out: forgets the session. @returns whether it was valid. */
export const deleteSession = async (em: EntityAccess, id: string): Promise<boolean> =>
  (await em.nativeDelete(AdminSession, { id, endedBy: null })) === 1;

/** Whether the session was started with "Remember me"; null if it has ended. */
export async function isRemembered(client: ClientBase, id: string): Promise<boolean | null> {
  const { rows } = await client.query<{ remembered: boolean }>(
    `SELECT remembered FROM admin_session WHERE id = $1 AND ended_by IS NULL`,
    [id],
  );
  return rows[0]?.remembered ?? null;
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(em: EntityAccess): Promise<void> {
  await em.nativeDelete(AdminSession, { expiresAt: { $lt: raw('clock_timestamp()') } });
}

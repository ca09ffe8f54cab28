import type { ClientBase, Pool } from 'pg';
import type { Role } from '../../platform/auth/role.ts';
import type { EntityAccess } from '../../platform/database/orm.ts';
import { AdminSignupRequest } from './account.entity.ts';

/** A colleague's invitation whose link works. */
export interface InvitationRow {
  readonly id: string;
  /** As typed, trimmed. */
  readonly email: string;
  /** The key by which addresses are compared. */
  readonly emailKey: string;
  /** The role they get. */
  readonly role: Role;
  /** The email address of the admin who invited them. */
  readonly invitedBy: string;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
}

const invitations = `SELECT request.id, request.email, request.email_key AS "emailKey", request.role, inviter.email AS "invitedBy",
    request.created_at AS "invitedAt", request.expires_at AS "expiresAt"
  FROM admin_signup_request AS request JOIN admin_account AS inviter ON inviter.id = request.invited_by
  WHERE request.expires_at > clock_timestamp()`;

/** The invitations whose links work, newest first. */
export async function listInvitations(pool: Pool): Promise<readonly InvitationRow[]> {
  return (await pool.query<InvitationRow>(`${invitations} ORDER BY request.created_at DESC, request.id`))
    .rows;
}

/** One invitation; null if it was used or revoked, or has expired. */
export async function findInvitation(client: ClientBase | Pool, id: string): Promise<InvitationRow | null> {
  return (await client.query<InvitationRow>(`${invitations} AND request.id = $1`, [id])).rows[0] ?? null;
}

/** Adds an invitation; call it with the accounts locked. @returns false if the mailbox has one that works. */
export async function insertInvitation(
  client: ClientBase,
  {
    validDays,
    ...invitation
  }: Pick<InvitationRow, 'id' | 'email' | 'emailKey' | 'role'> & {
    /** The admin's id. */
    readonly invitedBy: string;
    readonly validDays: number;
  },
): Promise<boolean> {
  const { id, email, emailKey, role, invitedBy } = invitation;
  await client.query(
    'DELETE FROM admin_signup_request WHERE email_key = $1 AND role IS NOT NULL AND expires_at <= clock_timestamp()',
    [emailKey],
  );
  const { rowCount } = await client.query(
    `INSERT INTO admin_signup_request (id, name, email, email_key, role, invited_by, created_at, expires_at)
     SELECT $1, '', $2, $3, $4, $5, now, now + make_interval(days => $6) FROM (SELECT clock_timestamp() AS now) AS moment
     ON CONFLICT (email_key) WHERE role IS NOT NULL DO NOTHING`,
    [id, email, emailKey, role, invitedBy, validDays],
  );
  return rowCount === 1;
}

/** Makes the link work for this many days from now. */
export async function extendInvitation(client: ClientBase, id: string, validDays: number): Promise<void> {
  await client.query(
    'UPDATE admin_signup_request SET expires_at = clock_timestamp() + make_interval(days => $2) WHERE id = $1',
    [id, validDays],
  );
}

/** Ends the link. */
export async function deleteInvitation(em: EntityAccess, id: string): Promise<void> {
  await em.nativeDelete(AdminSignupRequest, { id, role: { $ne: null } });
}

/** Revokes the links of everyone an admin invited. */
export async function deleteInvitationsBy(em: EntityAccess, adminId: string): Promise<void> {
  await em.nativeDelete(AdminSignupRequest, { invitedBy: adminId });
}

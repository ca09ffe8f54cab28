import { raw } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import type { Role } from '../../platform/auth/role.ts';
import type { EntityAccess } from '../../platform/database/orm.ts';
import { AdminSignupRequest } from './account.entity.ts';

/** A request for an account whose email is not confirmed yet. */
export interface SignupRequest {
  readonly id: string;
  readonly name: string;
  /** As typed, trimmed. */
  readonly email: string;
  /** The key by which addresses are compared. */
  readonly emailKey: string;
  /** The role of an invited colleague; null or missing: they signed up themselves, and an admin has to approve them. */
  readonly role?: Role | null | undefined;
  /** The id of the admin who invited them. */
  readonly invitedBy?: string | null | undefined;
}

/**
 * Adds a request. A mailbox may have any number: each has its own link, and the first one that is opened ends the
 * others.
 */
export async function insertSignupRequest(
  client: ClientBase,
  { id, name, email, emailKey }: SignupRequest,
  validHours: number,
): Promise<void> {
  await client.query(
    `INSERT INTO admin_signup_request (id, name, email, email_key, created_at, expires_at)
     SELECT $1, $2, $3, $4, now, now + make_interval(hours => $5) FROM (SELECT clock_timestamp() AS now) AS moment`,
    [id, name, email, emailKey, validHours],
  );
}

/** A request whose link still works; null for any other id. */
export const findSignupRequest = (em: EntityAccess, id: string): Promise<SignupRequest | null> =>
  em.findOne(AdminSignupRequest, { id, ...unexpired() });

/** Uses a link up: of any number of calls, one returns true. */
export const takeSignupRequest = async (em: EntityAccess, id: string): Promise<boolean> =>
  (await em.nativeDelete(AdminSignupRequest, { id, ...unexpired() })) === 1;

/** Ends every link that was mailed to the mailbox. */
export async function deleteSignupRequests(em: EntityAccess, emailKey: string): Promise<void> {
  await em.nativeDelete(AdminSignupRequest, { emailKey });
}

const unexpired = () => ({ expiresAt: { $gt: raw('clock_timestamp()') } });

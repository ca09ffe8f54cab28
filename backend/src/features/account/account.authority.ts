import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { type AuditDetails, by, recordAudit } from '../../platform/audit/audit-log.ts';
import { roleTooLow, sessionExpired } from '../../platform/auth/access.ts';
import type { PersonCaller, SessionViewer } from '../../platform/auth/viewer.ts';
import type { Failure } from '../../platform/errors/error-catalogue.ts';
import { type Account, findAccount, lockAccounts } from './account.repository.ts';

/** A transaction, through entities and in SQL. */
export interface Transaction {
  readonly em: EntityManager;
  readonly client: ClientBase;
}

/**
 * Locks the accounts for an ADMIN: of two who remove each other, only the first succeeds.
 *
 * Fails with SESSION_EXPIRED or FORBIDDEN if the viewer was removed or demoted since the request came in. @returns null if
 * they still are an ADMIN.
 */
export async function lockAsAdmin(
  { em, client }: Transaction,
  { adminId }: SessionViewer,
): Promise<Failure | null> {
  await lockAccounts(client);
  const account = await findAccount(em, adminId);
  if (account?.state !== 'active') return sessionExpired;
  return account.role === 'ADMIN' ? null : roleTooLow;
}

/** Records what an ADMIN did to an account, or to an invitation to one. */
export const recordChange = (
  client: ClientBase,
  change: PersonCaller,
  action: `admin.${string}`,
  { id, email }: Pick<Account, 'id' | 'email'>,
  details: AuditDetails,
): Promise<void> =>
  recordAudit(client, { action, ...by(change), target: { kind: 'admin', id, name: email }, details });

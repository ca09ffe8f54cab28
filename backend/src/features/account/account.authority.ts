import { roleTooLow, sessionExpired } from '../../platform/auth/access.ts';
import type { SessionViewer } from '../../platform/auth/viewer.ts';
import type { EntityAccess } from '../../platform/database/orm.ts';
import type { Failure } from '../../platform/errors/error-catalogue.ts';
import { findAccount } from './account.repository.ts';

/**
 * Why the viewer is no longer an ADMIN: they were removed or demoted since the request came in. Call it once the accounts
 * are locked, so that of two admins who remove each other only the first succeeds. Null if they still are one.
 */
export async function stillAdmin(em: EntityAccess, { adminId }: SessionViewer): Promise<Failure | null> {
  const account = await findAccount(em, adminId);
  if (account?.state !== 'active') return sessionExpired;
  return account.role === 'ADMIN' ? null : roleTooLow;
}

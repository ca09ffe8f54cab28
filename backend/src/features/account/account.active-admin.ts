import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { deleteSignupRequests } from './account.confirmation.repository.ts';
import {
  activateAccount,
  endSessionsAndResets,
  findAccount,
  findByEmail,
  insertAccount,
} from './account.repository.ts';
import type { NewAdmin } from './account.rules.ts';
import { deleteSetupLinks } from './account.setup.repository.ts';

/**
 * Creates an active ADMIN with this name and password, either as a new account or from the pending one with the email,
 * which a stranger may have requested. All setup links end, and so do all requests for that email. Call it with the
 * accounts locked.
 *
 * @returns the account's id; null, with nothing changed, if the email has an active account.
 */
export async function makeActiveAdmin(
  em: EntityManager,
  client: ClientBase,
  admin: NewAdmin,
  passwordHash: string,
): Promise<string | null> {
  const known = await findByEmail(client, { address: admin.email, key: admin.emailKey });
  if (known?.state === 'active') return null;
  const account = known === null ? null : await findAccount(em, known.id);
  const id = account?.id ?? randomUUID();
  if (account === null)
    await insertAccount(em, { ...admin, id, passwordHash, role: 'ADMIN', state: 'active' });
  else {
    Object.assign(account, { name: admin.name, passwordHash });
    activateAccount(account, 'ADMIN');
    await em.flush();
    await endSessionsAndResets(client, id);
  }
  await deleteSetupLinks(em);
  await deleteSignupRequests(em, admin.emailKey);
  return id;
}

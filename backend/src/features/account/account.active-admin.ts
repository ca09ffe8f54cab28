import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { deleteSignupRequests } from './account.confirmation.repository.ts';
import {
  activateAccount,
  findByEmail,
  insertAccount,
  renameAccount,
  replacePassword,
} from './account.repository.ts';
import type { NewAdmin } from './account.rules.ts';
import { deleteSetupLinks } from './account.setup.repository.ts';

/**
 * Makes an active ADMIN, by adding an account or from the pending one of the e-mail, with this name and password; a stranger may
 * have asked for that. Every setup link ends, and every request of that e-mail. To be called with the accounts locked.
 *
 * @returns the account's id; null, and nothing has changed, when the e-mail has an active account.
 */
export async function makeActiveAdmin(
  client: ClientBase,
  admin: NewAdmin,
  passwordHash: string,
): Promise<string | null> {
  const known = await findByEmail(client, { address: admin.email, key: admin.emailKey });
  if (known?.state === 'active') return null;
  const id = known?.id ?? randomUUID();
  if (known === null)
    await insertAccount(client, { ...admin, id, passwordHash, role: 'ADMIN', state: 'active' });
  else {
    await renameAccount(client, id, admin.name);
    await replacePassword(client, { id, passwordHash, oldHash: null });
    await activateAccount(client, id, 'ADMIN');
  }
  await deleteSetupLinks(client);
  await deleteSignupRequests(client, admin.emailKey);
  return id;
}

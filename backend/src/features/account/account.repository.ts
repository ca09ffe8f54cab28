import { type EntityManager, type InferEntity, raw } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import type { Role } from '../../platform/auth/role.ts';
import type { Email } from '../../platform/contact/email.ts';
import { lockByName } from '../../platform/database/database.ts';
import type { EntityAccess } from '../../platform/database/orm.ts';
import type { PageRequest } from '../../platform/paging/page.ts';
import {
  byText,
  type Listing,
  type ListOrder,
  pageOfShortList,
  type ShortList,
} from '../../platform/paging/short-list.ts';
import { AdminAccount } from './account.entity.ts';
import type { Applicant } from './account.rules.ts';

/** `pending`: the email is verified, and an admin has to approve the account. */
export type AdminState = 'pending' | 'active' | 'removed';

/** The current state of an account. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly state: AdminState;
  readonly createdAt: Date;
  readonly approvedAt: Date | null;
  readonly lastLoginAt: Date | null;
}

/** An account with its password hash. */
export interface AccountWithPassword extends Account {
  readonly passwordHash: string;
}

/** Sort fields of accounts: `state` puts those to approve first, then sorts by name. */
export type AccountSort = 'state' | 'name' | 'email' | 'role' | 'createdAt' | 'lastLoginAt';

const columns = `id, name, email, role, state, created_at AS "createdAt", approved_at AS "approvedAt", last_login_at AS "lastLoginAt"`;

/**
 * Makes this transaction the only one that adds accounts or changes their state or role, so that everything it reads of
 * them stays true until it ends. Such writers take turns; logins and session checks don't wait.
 */
export const lockAccounts = (client: ClientBase): Promise<void> => lockByName(client, 'admin accounts');

/**
 * The account of a mailbox, pending or active: the one with exactly this spelling before any other. Older accounts may
 * share a mailbox. In SQL, because it compares expressions and sorts by one.
 */
export async function findByEmail(
  client: ClientBase | Pool,
  { address, key }: Email,
): Promise<AccountWithPassword | null> {
  const { rows } = await client.query<AccountWithPassword>(
    `SELECT ${columns}, password_hash AS "passwordHash" FROM admin_account
     WHERE (email_key = $1 OR lower(email) = lower($2)) AND state <> 'removed' ORDER BY lower(email) = lower($2) DESC LIMIT 1`,
    [key, address],
  );
  return rows[0] ?? null;
}

/** An account that was not removed, for changing it in a transaction. */
export type AccountEntity = InferEntity<typeof AdminAccount>;

/** An account that was not removed. */
export const findAccount = (em: EntityAccess, id: string): Promise<AccountEntity | null> =>
  em.findOne(AdminAccount, { id, state: { $ne: 'removed' } });

/** The account without the server's internal fields. */
export const toAccount = (account: Pick<AccountEntity, keyof Account>): Account => {
  const { id, name, email, role, state, createdAt, approvedAt, lastLoginAt } = account;
  return {
    id,
    name,
    email,
    role,
    state,
    createdAt,
    approvedAt: approvedAt ?? null,
    lastLoginAt: lastLoginAt ?? null,
  };
};

/** The account with its password hash, for comparing or replacing it. */
export function toAccountWithPassword(account: AccountEntity): AccountWithPassword {
  const { passwordHash } = account;
  if (passwordHash === null || passwordHash === undefined)
    throw new Error('An account that was not removed has no password');
  return { ...toAccount(account), passwordHash };
}

const accounts: ShortList<Account, AccountSort> = {
  source: `SELECT ${columns}, concat_ws(E'\\n', name, email, role, id) AS searched FROM admin_account WHERE state <> 'removed'`,
  sortKeys: {
    state: `(state = 'active')::int::text || ${byText('name')}`,
    name: byText('name'),
    email: byText('email'),
    role: `array_position(ARRAY['VIEWER', 'EDITOR', 'ADMIN'], role)`,
    createdAt: '"createdAt"',
    lastLoginAt: '"lastLoginAt"',
  },
  tieKey: 'id',
  toRow: toAccount,
};

/**
 * A page of the accounts that were not removed and contain the term in the name, email, role or id. Reads every
 * account.
 */
export const listAccounts = (
  pool: Pool,
  term: string,
  order: ListOrder<AccountSort>,
  request: PageRequest,
): Promise<Listing<Account>> => pageOfShortList(pool, accounts, term, order, request);

/** Who can log in, by name. */
export async function listColleagues(pool: Pool): Promise<readonly Pick<Account, 'id' | 'name' | 'email'>[]> {
  const { rows } = await pool.query<Pick<Account, 'id' | 'name' | 'email'>>(
    `SELECT id, name, email FROM admin_account WHERE state = 'active' ORDER BY ${byText('name')}, id`,
  );
  return rows;
}

/** Whether any account was ever approved; until then the installation has no owner. */
export async function hasOwner(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ owned: boolean }>(
    `SELECT EXISTS (SELECT FROM admin_account WHERE approved_at IS NOT NULL) AS owned`,
  );
  return rows[0]?.owned !== false;
}

/** Adds an account. One mailbox has one (`admin_account_email_key`). */
export async function insertAccount(
  em: EntityManager,
  account: Applicant & {
    readonly id: string;
    readonly passwordHash: string;
    readonly role: Role;
    readonly state: 'pending' | 'active';
  },
): Promise<void> {
  const added = em.create(AdminAccount, account);
  if (account.state === 'active') Object.assign(added, { approvedAt: databaseNow() });
  await em.flush();
}

/** Makes a pending account active. */
export function activateAccount(account: AccountEntity, role: Role): void {
  Object.assign(account, { role, state: 'active', approvedAt: databaseNow() });
}

/** Removes the account with its sessions, reset links and known sites; its row stays, without the password. */
export async function removeAccount(
  em: EntityManager,
  client: ClientBase,
  account: AccountEntity,
): Promise<void> {
  Object.assign(account, { state: 'removed', removedAt: databaseNow(), passwordHash: null });
  await em.flush();
  await endSessionsAndResets(client, account.id);
  await client.query('DELETE FROM admin_known_site WHERE admin_id = $1', [account.id]);
}

/** How many other active ADMINs there are. Exact while the accounts are locked. */
export const countOtherAdmins = (em: EntityManager, id: string): Promise<number> =>
  em.count(AdminAccount, { state: 'active', role: 'ADMIN', id: { $ne: id } });

/** The current time, by the clock that all instances share. */
const databaseNow = () => raw('clock_timestamp()');

/**
 * Changes an account's password and ends all of its sessions and reset links. A concurrent login with the old password
 * either has its session ended here or finds the old password replaced: both lock the account's row first.
 *
 * In SQL, because the condition decides that race.
 *
 * @param oldHash the password hash this decision is based on; null: whatever it is.
 * @returns whether the account still exists and still has that password.
 */
export async function replacePassword(
  client: ClientBase,
  {
    id,
    passwordHash,
    oldHash,
  }: { readonly id: string; readonly passwordHash: string; readonly oldHash: string | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE admin_account SET password_hash = $2 WHERE id = $1 AND state <> 'removed' AND ($3::text IS NULL OR password_hash = $3)`,
    [id, passwordHash, oldHash],
  );
  if (rowCount !== 1) return false;
  await endSessionsAndResets(client, id);
  return true;
}

/** Ends every session and reset link of an account. */
export async function endSessionsAndResets(client: ClientBase, id: string): Promise<void> {
  await client.query(`DELETE FROM admin_session WHERE admin_id = $1`, [id]);
  await client.query(
    `UPDATE admin_password_reset SET used_at = clock_timestamp() WHERE admin_id = $1 AND used_at IS NULL`,
    [id],
  );
}

/** Locks the account's row, so that logins and password changes are serialized. */
export async function lockAccountRow(client: ClientBase, id: string): Promise<void> {
  await client.query(`SELECT FROM admin_account WHERE id = $1 FOR UPDATE`, [id]);
}

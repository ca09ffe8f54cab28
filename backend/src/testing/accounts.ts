import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Role } from '../platform/auth/role.ts';
import type { Scope } from '../platform/auth/scope.ts';
import type { Caller, SessionViewer } from '../platform/auth/viewer.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type Lifetime, perFile } from './lifetime.ts';
import { adminLegacies } from '../features.ts';
import { testOrm } from './orm.ts';
import { createSecrets, keyedHash } from '../platform/secrets/secrets.ts';
import type { AccountOptions } from '../features/account/account.service.ts';
import type { AdminState } from '../features/account/account.repository.ts';
import { confirmationKeyLabel, linkToken, resetKeyLabel } from '../features/account/account.link-token.ts';
import { apiKeyLabel } from '../features/api-key/api-key.service.ts';
import { type AccountServices, createAccountServices } from '../features/account/account.services.ts';

/** For tests: the services on a real database, accounts as needed, and time shifted in the rows. */

export const password = 'orbit-lantern-49-quill';
export const otherPassword = 'velvet-anchor-73-plume';
export const clientAddress = '192.0.2.1';

/** Someone of the team who is logged in; no account stands behind them. */
export const callerAs = (role: Role): Caller => ({
  viewer: {
    kind: 'session',
    adminId: randomUUID(),
    sessionId: randomUUID(),
    email: 'grace@example.com',
    role,
  },
  clientAddress,
});

/** The secret of `startTestApp`'s instances. */
export const secrets = createSecrets('a secret of the tests, long enough for them');

/** A hash of {@link password} that takes next to no time to verify: a hash holds its own parameters. */
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$xUtAtxbk4jAAQurv0afP4g$Otyhp0aAYe/4tVFCPtdo23FEhTj3oUG4oN4/ylYloU0';

/** An instance of the feature; several on one database are several instances of the product. */
export function createServices(
  pool: Pool,
  { signup = 'approval', ...limits }: Partial<AccountOptions> & { readonly signupMailsPerHour?: number } = {},
): AccountServices {
  return createAccountServices({
    orm: testOrm,
    pool,
    secrets,
    options: { signup },
    legacies: adminLegacies,
    ...limits,
  });
}

/** Two instances of the feature on one database, for the tests of a file or for each test. */
export function twoInstances(lifetime: Lifetime = perFile): {
  readonly database: TestDatabase;
  readonly services: AccountServices;
  readonly second: AccountServices;
} {
  const database = testDatabase(lifetime);
  return {
    database,
    services: lifetime(() => createServices(database.pool)),
    second: lifetime(() => createServices(database.newPool())),
  };
}

export const newEmail = (): string => `a${randomBytes(6).toString('hex')}@example.com`;

/** Signs up with {@link password}, unless `fields` say otherwise. */
export const signUp = (services: AccountServices, fields: object = {}) =>
  services.accounts.signup({ name: 'Grace Hopper', email: newEmail(), password, clientAddress, ...fields });

export interface SeededAdmin {
  readonly id: string;
  readonly email: string;
}

/** An account with {@link password}. */
export async function seedAdmin(
  pool: Pool,
  role: Role = 'ADMIN',
  state: AdminState = 'active',
): Promise<SeededAdmin> {
  const id = randomUUID();
  const email = newEmail();
  await pool.query(
    `INSERT INTO admin_account (id, name, email, email_key, password_hash, role, state, approved_at)
     VALUES ($1, 'Grace Hopper', $2, $2, $3, $4, $5, CASE $5 WHEN 'active' THEN now() END)`,
    [id, email, passwordHash, role, state],
  );
  return { id, email };
}

/** What every account is, such as `pending VIEWER`, in alphabetical order. */
export async function accountStates(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ text: string }>(
    `SELECT state || ' ' || role AS text FROM admin_account ORDER BY 1`,
  );
  return rows.map(({ text }) => text);
}

/** A new API key; without a role it is limited to a scope. */
export async function seedApiKey(
  pool: Pool,
  { role, scope = 'METRICS', name = 'Tool', createdBy, revoked = false }: ApiKeySeed = {},
): Promise<string> {
  const key = `wlk_${randomBytes(32).toString('base64url')}`;
  await pool.query(
    `INSERT INTO admin_api_key (id, name, scope, role, key_hash, created_by, revoked_at)
     VALUES ($1, $7, $2, $3, $4, $5, CASE WHEN $6 THEN now() END)`,
    [
      ...[randomUUID(), role === undefined ? scope : 'ROLE', role ?? null],
      ...[keyedHash(secrets.key(apiKeyLabel), key), createdBy ?? (await seedAdmin(pool)).id, revoked, name],
    ],
  );
  return key;
}

interface ApiKeySeed {
  readonly role?: Role;
  /** Counts without a role; left out: METRICS. */
  readonly scope?: Scope;
  /** Left out: Tool. */
  readonly name?: string;
  readonly createdBy?: string;
  readonly revoked?: boolean;
}

/** The header that authorizes with a token. */
export type Bearer = Readonly<Record<'authorization', string>>;

export const bearer = (token: string): Bearer => ({ authorization: `Bearer ${token}` });

/** The header of a monitoring system: it may read `/metrics` and nothing else. */
export const monitoring = async (pool: Pool): Promise<Bearer> => bearer(await seedApiKey(pool));

/** The header of a session of a new account. */
export async function seedSession(pool: Pool, role: Role = 'ADMIN'): Promise<Bearer> {
  const { email } = await seedAdmin(pool, role);
  return bearer((await logIn(createServices(pool), email)).token);
}

/** Logs the account in. @returns its token and its owner. */
export async function logIn(
  services: AccountServices,
  email: string,
  address = clientAddress,
): Promise<{ token: string; viewer: SessionViewer }> {
  const outcome = await services.sessions.login({ email, password, clientAddress: address });
  if (!outcome.ok) throw new Error(`The login failed: ${outcome.code}`);
  const authenticated = await services.authenticate(outcome.accessToken);
  if (!authenticated.ok || authenticated.viewer.kind !== 'session') throw new Error('The token is not good');
  return { token: outcome.accessToken, viewer: authenticated.viewer };
}

/** The state of a token: SESSION_EXPIRED, UNAUTHENTICATED or `good`. */
export async function stateOf(services: AccountServices, token: string): Promise<string> {
  const outcome = await services.authenticate(token);
  return outcome.ok ? 'good' : outcome.code;
}

/** The token of the newest reset link of an account. */
export async function newestResetToken(pool: Pool, adminId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM admin_password_reset WHERE admin_id = $1 ORDER BY created_at DESC LIMIT 1',
    [adminId],
  );
  return linkToken(secrets.key(resetKeyLabel), rows[0]?.id ?? '');
}

/** A sign-up whose email is not confirmed yet. @returns its link's token, too. */
export async function seedSignupRequest(
  pool: Pool,
  { name = 'Grace Hopper', email = newEmail() } = {},
): Promise<SeededAdmin & { readonly token: string }> {
  const id = randomUUID();
  await pool.query(
    `INSERT INTO admin_signup_request (id, name, email, email_key, created_at, expires_at)
     SELECT $1, $2, $3, $3, now, now + interval '24 hours' FROM (SELECT clock_timestamp() AS now) AS moment`,
    [id, name, email],
  );
  return { id, email, token: linkToken(secrets.key(confirmationKeyLabel), id) };
}

/** The tokens of the sign-ups of an email that are not confirmed, oldest first. */
export async function confirmationTokens(pool: Pool, email: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM admin_signup_request WHERE email_key = $1 ORDER BY created_at',
    [email],
  );
  return rows.map(({ id }) => linkToken(secrets.key(confirmationKeyLabel), id));
}

/** Shifts the time of every attempt, reset link and sign-up. */
export async function pass(pool: Pool, seconds: number): Promise<void> {
  await pool.query('UPDATE admin_attempt SET attempted_at = attempted_at - make_interval(secs => $1)', [
    seconds,
  ]);
  await pool.query(
    'UPDATE admin_signup_request SET created_at = created_at - make_interval(secs => $1), expires_at = expires_at - make_interval(secs => $1)',
    [seconds],
  );
  await pool.query(
    'UPDATE admin_password_reset SET created_at = created_at - make_interval(secs => $1), expires_at = expires_at - make_interval(secs => $1)',
    [seconds],
  );
}

/** A failure without its message; null for a success. */
export function codeOf(outcome: { readonly ok: boolean; readonly code?: string }): string | null {
  return outcome.ok ? null : (outcome.code ?? 'none');
}

/** The actions in the audit log, oldest first. */
export async function auditedActions(pool: Pool, targetOrActorId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ action: string }>(
    `SELECT action FROM audit_entry WHERE target_id = $1 OR actor_id::text = $1 ORDER BY seq`,
    [targetOrActorId],
  );
  return rows.map(({ action }) => action);
}

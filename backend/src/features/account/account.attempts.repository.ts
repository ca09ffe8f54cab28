import type { ClientBase, Pool } from 'pg';
import { lockByName } from '../../platform/database/database.ts';
import { type AttemptWindow, loginFailuresRead, loginMemorySeconds } from './account.limits.ts';

/** What is counted. */
export type AttemptKind =
  | 'login'
  | 'login-account'
  | 'login-client'
  | 'password'
  | 'signup'
  | 'signup-mail'
  | 'invitation-admin'
  | 'invitation-mail'
  | 'confirm-client'
  | 'reset'
  | 'reset-client'
  | 'link-use'
  | 'test-message';

/** Attempts that are counted together: those of one kind under one key, a keyed hash. */
export interface AttemptScope {
  readonly kind: AttemptKind;
  readonly key: string;
}

/**
 * Makes this transaction the only one that counts or adds attempts in the scopes; always pass them in the same order.
 * Later statements see everything that the previous holder committed (READ COMMITTED). The locks end with the
 * transaction.
 */
export async function lockAttempts(client: ClientBase, scopes: readonly AttemptScope[]): Promise<void> {
  for (const { kind, key } of scopes) await lockByName(client, `admin attempt ${kind} ${key}`);
}

/** The ages of the scope's attempts that determine login waits, in seconds, newest first. */
export async function readAttemptAges(
  client: ClientBase,
  { kind, key }: AttemptScope,
): Promise<readonly number[]> {
  const { rows } = await client.query<{ age: number }>(
    `SELECT extract(epoch FROM moment.now - attempted_at)::float8 AS age
     FROM (SELECT clock_timestamp() AS now) AS moment, admin_attempt
     WHERE kind = $1 AND key = $2 AND attempted_at > moment.now - make_interval(secs => $3)
     ORDER BY attempted_at DESC LIMIT $4`,
    [kind, key, loginMemorySeconds, loginFailuresRead],
  );
  return rows.map(({ age }) => age);
}

/** The age of the `count`-th newest attempt in the window, in seconds; null when there are fewer. */
export async function readLimitAge(
  client: ClientBase,
  { kind, key }: AttemptScope,
  { count, seconds }: AttemptWindow,
): Promise<number | null> {
  const { rows } = await client.query<{ age: number }>(
    `SELECT extract(epoch FROM moment.now - attempted_at)::float8 AS age
     FROM (SELECT clock_timestamp() AS now) AS moment, admin_attempt
     WHERE kind = $1 AND key = $2 AND attempted_at > moment.now - make_interval(secs => $3)
     ORDER BY attempted_at DESC OFFSET $4 LIMIT 1`,
    [kind, key, seconds, count - 1],
  );
  return rows[0]?.age ?? null;
}

/** Counts one attempt in each scope. @returns their ids, for uncounting them. */
export async function addAttempts(
  client: ClientBase,
  scopes: readonly AttemptScope[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO admin_attempt (kind, key, attempted_at)
     SELECT kind, key, clock_timestamp() FROM unnest($1::text[], $2::text[]) AS scope (kind, key) RETURNING id`,
    [scopes.map(({ kind }) => kind), scopes.map(({ key }) => key)],
  );
  return rows.map(({ id }) => id);
}

/** Uncounts attempts. */
export async function removeAttempts(client: ClientBase | Pool, ids: readonly string[]): Promise<void> {
  await client.query(`DELETE FROM admin_attempt WHERE id = ANY ($1::bigint[])`, [ids]);
}

/** Forgets every attempt of the scope. */
export async function forgetAttempts(client: ClientBase, { kind, key }: AttemptScope): Promise<void> {
  await client.query(`DELETE FROM admin_attempt WHERE kind = $1 AND key = $2`, [kind, key]);
}

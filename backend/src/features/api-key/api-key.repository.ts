import type { ClientBase, Pool } from 'pg';
import type { Role } from '../../platform/auth/role.ts';
import type { Scope } from '../../platform/auth/scope.ts';
import type { PageRequest } from '../../platform/paging/page.ts';
import {
  byText,
  type Listing,
  type ListOrder,
  pageOfShortList,
  type ShortList,
} from '../../platform/paging/short-list.ts';

/*
 * SQL, not entities: the database's clock decides whether a key is valid and when it expires, in the statement that
 * reads or adds it; of several calls that revoke or touch a key, the condition lets one write; the list joins accounts.
 */

/** What a key allows: everything its role allows, or the operations of its scope. */
export type ApiKeyScope = 'ROLE' | Scope;

/** A listed key; the key itself is stored nowhere. */
export interface ApiKeyRow {
  readonly id: string;
  readonly name: string;
  readonly scope: ApiKeyScope;
  /** Null for a key that is limited to a scope. */
  readonly role: Role | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** The sort fields of API keys. */
export type ApiKeySort = 'name' | 'createdBy' | 'createdAt' | 'expiresAt' | 'lastUsedAt';

const columns = `api_key.id, api_key.name, api_key.scope, api_key.role, creator.email AS "createdBy", api_key.created_at AS "createdAt",
  api_key.expires_at AS "expiresAt", api_key.last_used_at AS "lastUsedAt"`;

export interface FoundKey {
  readonly id: string;
  readonly name: string;
  readonly scope: ApiKeyScope;
  /** Null for a key that is limited to a scope. */
  readonly role: Role | null;
  readonly good: boolean;
  readonly stale: boolean;
}

/**
 * A key by its current or previous hash: whether it is valid now, and whether its hash or its last use needs to be
 * updated.
 */
export async function findByHash(
  pool: Pool,
  keyHash: string,
  previousHashes: readonly string[],
): Promise<FoundKey | null> {
  const { rows } = await pool.query<FoundKey>(
    `SELECT id, name, scope, role, revoked_at IS NULL AND (expires_at IS NULL OR expires_at > clock_timestamp()) AS good,
       last_used_at IS NULL OR last_used_at < clock_timestamp() - interval '1 minute' OR key_hash <> $1 AS stale
     FROM admin_api_key WHERE key_hash = ANY ($2)`,
    [keyHash, [keyHash, ...previousHashes]],
  );
  return rows[0] ?? null;
}

/** Updates the key's hash and its last use, unless another call has done so within the last minute. */
export async function touchApiKey(pool: Pool, id: string, keyHash: string): Promise<void> {
  await pool.query(
    `UPDATE admin_api_key SET last_used_at = clock_timestamp(), key_hash = $2
     WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < clock_timestamp() - interval '1 minute' OR key_hash <> $2)`,
    [id, keyHash],
  );
}

const apiKeys: ShortList<ApiKeyRow, ApiKeySort> = {
  source: `SELECT ${columns}, concat_ws(E'\\n', api_key.name, creator.email, api_key.scope, api_key.role, api_key.id) AS searched
    FROM admin_api_key AS api_key JOIN admin_account AS creator ON creator.id = api_key.created_by WHERE api_key.revoked_at IS NULL`,
  sortKeys: {
    name: byText('name'),
    createdBy: byText('"createdBy"'),
    createdAt: '"createdAt"',
    expiresAt: `coalesce("expiresAt", 'infinity')`,
    lastUsedAt: '"lastUsedAt"',
  },
  tieKey: 'id',
  toRow: ({ id, name, scope, role, createdBy, createdAt, expiresAt, lastUsedAt }) => ({
    id,
    name,
    scope,
    role,
    createdBy,
    createdAt,
    expiresAt,
    lastUsedAt,
  }),
};

/**
 * A page of the keys that are not revoked and contain the term in the name, the email of their creator, scope, role or
 * id; expired ones stay until they are revoked. Reads every key.
 */
export const listApiKeys = (
  pool: Pool,
  term: string,
  order: ListOrder<ApiKeySort>,
  request: PageRequest,
): Promise<Listing<ApiKeyRow>> => pageOfShortList(pool, apiKeys, term, order, request);

/** Adds a key. @param expiresInDays null: it doesn't expire. */
export async function insertApiKey(
  client: ClientBase,
  key: {
    readonly id: string;
    readonly name: string;
    readonly scope: ApiKeyScope;
    readonly role: Role | null;
    readonly keyHash: string;
    readonly createdBy: string;
    readonly expiresInDays: number | null;
  },
): Promise<ApiKeyRow> {
  const { rows } = await client.query<ApiKeyRow>(
    `WITH api_key AS (
       INSERT INTO admin_api_key (id, name, scope, role, key_hash, created_by, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp() + make_interval(days => $7)) RETURNING *
     )
     SELECT ${columns} FROM api_key JOIN admin_account AS creator ON creator.id = api_key.created_by`,
    [key.id, key.name, key.scope, key.role, key.keyHash, key.createdBy, key.expiresInDays],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The API key was not added');
  return row;
}

/** Revokes a key. @returns its name; null if there is none that is not revoked. */
export async function revokeApiKey(client: ClientBase, id: string): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    `UPDATE admin_api_key SET revoked_at = clock_timestamp() WHERE id = $1 AND revoked_at IS NULL RETURNING name`,
    [id],
  );
  return rows[0]?.name ?? null;
}

/** Revokes every key that an account created. @returns how many. */
export async function revokeKeysMadeBy(client: ClientBase, adminId: string): Promise<number> {
  const { rowCount } = await client.query(
    `UPDATE admin_api_key SET revoked_at = clock_timestamp() WHERE created_by = $1 AND revoked_at IS NULL`,
    [adminId],
  );
  return rowCount ?? 0;
}

/** The keys of an admin that work, oldest first. */
export async function keysMadeBy(
  client: ClientBase | Pool,
  adminId: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `SELECT id, name FROM admin_api_key
     WHERE created_by = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > clock_timestamp())
     ORDER BY created_at, id`,
    [adminId],
  );
  return rows;
}

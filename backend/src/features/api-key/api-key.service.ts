import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { actorOf, recordAudit } from '../../platform/audit/audit-log.ts';
import { unauthenticated } from '../../platform/auth/access.ts';
import type { Role } from '../../platform/auth/role.ts';
import type { SessionViewer, Viewer } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import type { Page } from '../../platform/paging/page.ts';
import { listPage, type ListQuery } from '../../platform/paging/short-list.ts';
import { keyedHash, type Keys } from '../../platform/secrets/secrets.ts';
import {
  type ApiKeyRow,
  type ApiKeyScope,
  type ApiKeySort,
  findByHash,
  type FoundKey,
  insertApiKey,
  listApiKeys,
  revokeApiKey,
  touchApiKey,
} from './api-key.repository.ts';
import { lockAsAdmin } from '../account/account.authority.ts';
import * as messages from './api-key.messages.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import { firstFault } from '../../platform/forms/form-faults.ts';
import { nameFault } from '../account/account.form.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';

export interface CreateApiKeyRequest {
  readonly name: Given;
  readonly scope: ApiKeyScope;
  /** Only used with the scope ROLE. */
  readonly role: Role;
  /** Days until it expires; null: never. */
  readonly expiresInDays: number | null;
}

/** A key was created. */
export interface CreatedApiKey {
  /** The key itself. It can't be retrieved later. */
  readonly key: string;
  readonly apiKey: ApiKeyRow;
}

/** The prefix of every key, so that people and secret scanners recognize one. */
const prefix = 'wlk_';
const form = /^wlk_[\w-]{43}$/;
const maxExpiryDays = 3650;

/** The label of the key that API keys are hashed with. */
export const apiKeyLabel = 'admin api key';

function viewerOf({ id: apiKeyId, name, scope, role }: FoundKey): Viewer {
  if (scope !== 'ROLE') return { kind: 'scoped-key', apiKeyId, name, scope };
  if (role === null) throw new Error(`The API key ${apiKeyId} has neither a role nor a scope`);
  return { kind: 'api-key', apiKeyId, name, role };
}

/** API keys for internal tools: 256 random bits, stored as a keyed hash. */
export class ApiKeyService {
  readonly #orm: Orm;
  readonly #pool: Pool;
  readonly #hashKeys: Keys;

  constructor(orm: Orm, pool: Pool, hashKeys: Keys) {
    this.#orm = orm;
    this.#pool = pool;
    this.#hashKeys = hashKeys;
  }

  /** Whether a bearer token has the form of a key. */
  isKey(token: string): boolean {
    return token.startsWith(prefix);
  }

  /**
   * Identifies a key. One that is stored as a hash under the previous application secret is rehashed under the current
   * one, so that keys in use survive a rotation.
   *
   * Fails with UNAUTHENTICATED for an unknown key, SESSION_EXPIRED for one that expired or was revoked.
   */
  async authenticate(key: string): Promise<Outcome<{ viewer: Viewer }>> {
    if (!form.test(key)) return unauthenticated;
    const [hashKey, ...previous] = this.#hashKeys;
    const keyHash = keyedHash(hashKey, key);
    const found = await findByHash(
      this.#pool,
      keyHash,
      previous.map((each) => keyedHash(each, key)),
    );
    if (found === null) return unauthenticated;
    if (!found.good) return messages.apiKeyEnded;
    if (found.stale) await touchApiKey(this.#pool, found.id, keyHash);
    return { ok: true, viewer: viewerOf(found) };
  }

  /** A page of the keys that are not revoked. Fails with VALIDATION_FAILED (`limit`, `page`, `search`). */
  list(query: ListQuery<ApiKeySort>): Promise<Outcome<{ page: Page<ApiKeyRow> }>> {
    return listPage(query, { sort: 'createdAt', direction: 'descending' }, (...wanted) =>
      listApiKeys(this.#pool, ...wanted),
    );
  }

  /** Creates a key. Fails with VALIDATION_FAILED; FORBIDDEN if the viewer is no longer an ADMIN. */
  async create(
    viewer: SessionViewer,
    request: CreateApiKeyRequest,
    clientAddress: string,
  ): Promise<Outcome<CreatedApiKey>> {
    const name = typedLine(request.name ?? '');
    const { scope, expiresInDays } = request;
    const role = scope === 'ROLE' ? request.role : null;
    const wrongName = nameFault(name);
    if (wrongName !== null) return firstFault({ name: wrongName });
    if (expiresInDays !== null && (expiresInDays < 1 || expiresInDays > maxExpiryDays)) {
      return firstFault({ expiresInDays: `Choose 1 to ${maxExpiryDays} days, or none` });
    }
    const key = prefix + randomBytes(32).toString('base64url');
    return this.#orm.inTransaction(this.#pool, async (em, client) => {
      const refusal = await lockAsAdmin({ em, client }, viewer);
      if (refusal !== null) return refusal;
      const id = randomUUID();
      const apiKey = await insertApiKey(client, {
        id,
        name,
        scope,
        role,
        keyHash: keyedHash(this.#hashKeys[0], key),
        createdBy: viewer.adminId,
        expiresInDays,
      });
      const target = { kind: 'api-key', id, name };
      await recordAudit(client, {
        action: 'api-key.create',
        actor: actorOf(viewer),
        target,
        clientAddress,
        details: role === null ? { scope, expiresInDays } : { role, expiresInDays },
      });
      return { ok: true, key, apiKey };
    });
  }

  /** Revokes a key immediately, on every instance. Fails with NOT_FOUND. */
  revoke(viewer: SessionViewer, id: string, clientAddress: string): Promise<Outcome<{ id: string }>> {
    return inTransaction(this.#pool, async (client) => {
      const name = isId(id) ? await revokeApiKey(client, id) : null;
      if (name === null) return messages.unknownApiKey;
      await recordAudit(client, {
        action: 'api-key.revoke',
        actor: actorOf(viewer),
        target: { kind: 'api-key', id, name },
        clientAddress,
      });
      return { ok: true, id };
    });
  }
}

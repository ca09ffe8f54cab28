import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import { recordAudit } from '../../platform/audit/audit-log.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import type { Given } from '../../platform/forms/given.ts';
import type { PasswordHasher } from '../../platform/password/password-hasher.ts';
import type { PasswordJudge } from '../../platform/password/password-judge.ts';
import { makeActiveAdmin } from './account.active-admin.ts';
import type { AttemptGate } from './account.gate.ts';
import * as messages from './account.messages.ts';
import { hasOwner, lockAccounts } from './account.repository.ts';
import { type NewAdmin, parseNewAdmin, setupValidHours } from './account.rules.ts';
import type { LoginOptions, Sessions, SignedUp } from './account.signed-up.ts';
import { deleteSetupLink, listSetupHashes, replaceSetupLink } from './account.setup.repository.ts';

export interface SetupDependencies {
  readonly orm: Orm;
  readonly pool: Pool;
  readonly gate: AttemptGate;
  readonly hasher: PasswordHasher;
  readonly judge: PasswordJudge;
  readonly sessions: Sessions;
}

export interface SetupRequest {
  readonly name: Given;
  readonly email: Given;
  readonly password: Given;
  /** The token of a setup link. */
  readonly setup: string;
  /** Whether the session lasts 30 days instead of 12 hours. */
  readonly remember?: boolean | null | undefined;
  readonly clientAddress: string;
  readonly browser?: LoginOptions['browser'];
}

/** Creates the first admin, with a link that only someone with access to the server can read. */
export class SetupService {
  readonly #dependencies: SetupDependencies;

  constructor(dependencies: SetupDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Creates the instance's link, which replaces the one of its last start; the links of other instances stay.
   *
   * @param instance identifies the instance across restarts.
   * @returns the token, 256 random bits; null if an account was approved before: the installation has an owner.
   */
  issue(instance: string): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    return inTransaction(this.#dependencies.pool, async (client) => {
      await lockAccounts(client);
      if (await hasOwner(client)) return null;
      const link = { instance: hashOf(instance), tokenHash: hashOf(token), validHours: setupValidHours };
      await replaceSetupLink(client, link);
      return token;
    });
  }

  /** Whether a link still works. */
  isOpen(token: string): Promise<boolean> {
    return this.#opens(this.#dependencies.pool, token);
  }

  /** Ends a link. */
  revoke(token: string): Promise<void> {
    const { orm, pool } = this.#dependencies;
    return deleteSetupLink(orm.on(pool), hashOf(token));
  }

  /**
   * Creates an active ADMIN, possibly from a pending account with this email, logs them in, and ends the links of every
   * instance: exactly one, even when several race. Works with sign-up closed, too.
   *
   * Fails with RATE_LIMITED (counted like sign-ups), VALIDATION_FAILED, SETUP_LINK_INVALID (used, replaced, expired or
   * wrong), WEAK_PASSWORD.
   */
  async signup(request: SetupRequest): Promise<Outcome<SignedUp>> {
    const { gate, hasher, judge, orm, pool } = this.#dependencies;
    const { setup, remember, clientAddress, browser } = request;
    const claim = await gate.claimSignup(clientAddress);
    if (!claim.ok) return claim;
    const parsed = parseNewAdmin(request);
    if (!parsed.ok) return parsed;
    const { admin } = parsed;
    if (!(await this.isOpen(setup))) return messages.setupLinkInvalid;
    return gate.revokeOnFailure(claim, async () => {
      const passwordFailure = await judge.failureOf(admin.password, admin, claim.client);
      if (passwordFailure !== null) return passwordFailure;
      const passwordHash = await hasher.hash(admin.password, claim.client);
      return orm.inTransaction(pool, (em, client) =>
        this.#setUp({ em, client }, admin, {
          passwordHash,
          setup,
          remember: remember === true,
          clientAddress,
          browser,
        }),
      );
    });
  }

  async #setUp(
    { em, client }: { readonly em: EntityManager; readonly client: ClientBase },
    admin: NewAdmin,
    {
      passwordHash,
      setup,
      ...login
    }: { readonly passwordHash: string; readonly setup: string } & LoginOptions,
  ): Promise<Outcome<SignedUp>> {
    await lockAccounts(client);
    if (!(await this.#opens(client, setup))) return messages.setupLinkInvalid;
    const id = await makeActiveAdmin(em, client, admin, passwordHash);
    if (id === null) throw new Error('An account is active though none was ever approved');
    await recordAudit(client, {
      action: 'admin.signup',
      actor: { kind: 'visitor' },
      target: { kind: 'admin', id, name: admin.email },
      clientAddress: login.clientAddress,
      details: { firstAdmin: true },
    });
    const session = await this.#dependencies.sessions.openFor(client, admin.email, login);
    return { ok: true, message: messages.accountReady, session };
  }

  /** Compares in constant time with every link that works. */
  async #opens(client: ClientBase | Pool, token: string): Promise<boolean> {
    const given = Buffer.from(hashOf(token));
    const hashes = await listSetupHashes(client);
    return hashes.filter((hash) => timingSafeEqual(Buffer.from(hash), given)).length > 0;
  }
}

/** Tokens are 256 random bits, so their hash needs no key. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

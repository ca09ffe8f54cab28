import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { actorOf, recordAudit } from '../../platform/audit/audit-log.ts';
import { sessionExpired, unauthenticated } from '../../platform/auth/access.ts';
import type { SessionViewer, Viewer } from '../../platform/auth/viewer.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { Failure, Outcome } from '../../platform/errors/error-catalogue.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import {
  type Account,
  type AccountWithPassword,
  findAccount,
  findByEmail,
  toAccount,
} from '../account/account.repository.ts';
import type { BegunSession, LoginOptions } from '../account/account.signed-up.ts';
import type { AttemptGate, Claim } from '../account/account.gate.ts';
import type { PasswordHasher } from '../../platform/password/password-hasher.ts';
import * as messages from './session.messages.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { loginFormSchema } from '../account/account.form.ts';
import { readLoginEmail } from '../account/account.rules.ts';
import { sessionSeconds } from './session.rules.ts';
import { deleteSession, findSession, isRemembered, openSession } from './session.repository.ts';
import { readToken, signToken } from './session.token.ts';

export interface SessionDependencies {
  readonly orm: Orm;
  readonly pool: Pool;
  readonly gate: AttemptGate;
  readonly hasher: PasswordHasher;
  /** The keys that sign tokens. */
  readonly tokenKeys: Keys;
  /** The ISO code of an address's country. */
  readonly countryOf: (address: string) => string | null;
}

export interface LoginRequest {
  readonly email: Given;
  readonly password: Given;
  /** Whether the session lasts 30 days instead of 12 hours. */
  readonly remember?: boolean | null | undefined;
  readonly clientAddress: string;
  readonly browser?: LoginOptions['browser'];
}

/** A session has begun. */
export interface LoggedIn extends BegunSession {
  readonly message: string;
}

/** Starts, checks and ends login sessions. */
export class SessionService {
  readonly #dependencies: SessionDependencies;

  constructor(dependencies: SessionDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Starts a session. The try is counted before the password is checked, so no number of parallel tries gets more than
   * the limit allows; unknown emails and wrong passwords get the same answer after the same work.
   *
   * Fails with VALIDATION_FAILED, INVALID_CREDENTIALS, ACCOUNT_PENDING (only if the password is right), RATE_LIMITED.
   */
  async login({
    email,
    password,
    remember,
    clientAddress,
    browser,
  }: LoginRequest): Promise<Outcome<LoggedIn>> {
    const { pool, gate, hasher } = this.#dependencies;
    const fields = formFaults(loginFormSchema, { email, password });
    if (Object.keys(fields).length > 0) return firstFault(fields);
    const loginEmail = readLoginEmail(email ?? '');
    const claim = await gate.claimLogin(loginEmail, clientAddress);
    if (!claim.ok) return claim;
    return gate.revokeOnFailure(claim, async () => {
      const account = await findByEmail(pool, loginEmail);
      const matches = await hasher.verify(account?.passwordHash ?? null, password ?? '', claim.client);
      if (account === null || !matches)
        return this.#refused(account, clientAddress, messages.invalidCredentials);
      if (account.state !== 'active') {
        await inTransaction(pool, (client) => gate.forget(client, claim));
        return this.#refused(account, clientAddress, messages.accountPending);
      }
      return this.#begin(account, { remember: remember === true, clientAddress, browser, claim });
    });
  }

  /** Ends the session immediately, on every instance. */
  async logout(viewer: SessionViewer, clientAddress: string): Promise<{ readonly message: string }> {
    const { orm, pool } = this.#dependencies;
    await orm.inTransaction(pool, async (em, client) => {
      if (await deleteSession(em, viewer.sessionId))
        await recordAudit(client, { action: 'admin.logout', actor: actorOf(viewer), clientAddress });
    });
    return { message: messages.loggedOut };
  }

  /** The owner of a token. See `Authenticate`. Fails with UNAUTHENTICATED, SESSION_EXPIRED, SESSION_ENDED. */
  async authenticate(token: string): Promise<Outcome<{ viewer: Viewer }>> {
    const { pool, tokenKeys } = this.#dependencies;
    const claims = readToken(tokenKeys, token);
    if (claims === null || !isId(claims.sessionId) || !isId(claims.adminId)) return unauthenticated;
    if (claims.expires * 1000 <= Date.now()) return sessionExpired;
    const session = await findSession(pool, claims.sessionId, claims.adminId);
    if (session === null) return sessionExpired;
    const { endedBy, ...viewer } = session;
    return endedBy === null
      ? { ok: true, viewer: { kind: 'session', ...viewer } }
      : messages.endedBy[endedBy];
  }

  /** The account of an admin's session; null for any other caller. */
  async me(viewer: Viewer | null): Promise<Account | null> {
    if (viewer?.kind !== 'session') return null;
    const { orm, pool } = this.#dependencies;
    const account = await findAccount(orm.on(pool), viewer.adminId);
    return account === null ? null : toAccount(account);
  }

  /** Whether a session was started with "Remember me"; null if it has ended. */
  isRemembered(client: ClientBase, sessionId: string): Promise<boolean | null> {
    return isRemembered(client, sessionId);
  }

  /**
   * Adds a session within a transaction that has verified the account's password, and remembers where its owner is.
   *
   * @returns null if the account is not active or its password has changed meanwhile.
   */
  async addSession(
    client: ClientBase,
    account: AccountWithPassword,
    { remember, clientAddress, browser = null }: LoginOptions,
  ): Promise<Pick<LoggedIn, 'accessToken' | 'expiresAt'> | null> {
    const session = {
      id: randomUUID(),
      adminId: account.id,
      remembered: remember,
      validSeconds: sessionSeconds(remember),
      browser,
      country: this.#dependencies.countryOf(clientAddress),
    };
    const expires = await openSession(client, session, account.passwordHash);
    if (expires === null) return null;
    await this.#dependencies.gate.rememberSite(client, account.id, clientAddress);
    const accessToken = signToken(this.#dependencies.tokenKeys, {
      adminId: account.id,
      sessionId: session.id,
      expires,
    });
    return { accessToken, expiresAt: new Date(expires * 1000) };
  }

  /** See `Sessions`. */
  async openFor(client: ClientBase, email: string, options: LoginOptions): Promise<BegunSession> {
    const account = await findByEmail(client, readLoginEmail(email));
    const session = account === null ? null : await this.#open(client, account, options);
    if (session === null) throw new Error('An account that was just created cannot log in');
    return session;
  }

  #begin(
    account: AccountWithPassword,
    { claim, ...options }: LoginOptions & { readonly claim: Claim },
  ): Promise<Outcome<LoggedIn>> {
    return inTransaction(this.#dependencies.pool, async (client) => {
      const session = await this.#open(client, account, options);
      if (session === null) return messages.invalidCredentials;
      await this.#dependencies.gate.forget(client, claim);
      return { ok: true, message: messages.loggedIn, ...session };
    });
  }

  async #open(
    client: ClientBase,
    account: AccountWithPassword,
    options: LoginOptions,
  ): Promise<BegunSession | null> {
    const session = await this.addSession(client, account, options);
    if (session === null) return null;
    const { clientAddress, remember } = options;
    const actor = { kind: 'admin', id: account.id, name: account.email } as const;
    await recordAudit(client, { action: 'admin.login', actor, clientAddress, details: { remember } });
    return { ...session, admin: toAccount(account) };
  }

  async #refused(account: Account | null, clientAddress: string, reason: Failure): Promise<Failure> {
    const target = account === null ? {} : { target: { kind: 'admin', id: account.id, name: account.email } };
    await recordAudit(this.#dependencies.pool, {
      action: 'admin.login-failed',
      actor: { kind: 'visitor' },
      ...target,
      clientAddress,
      details: { reason: reason.code },
    });
    return reason;
  }
}

import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import { recordAudit } from '../../platform/audit/audit-log.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { type Given, isBlank } from '../../platform/forms/given.ts';
import { addJob } from '../../platform/jobs/job.ts';
import type { PasswordHasher } from '../../platform/password/password-hasher.ts';
import type { PasswordJudge } from '../../platform/password/password-judge.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { sendConfirmationJob } from './account.confirmation.jobs.ts';
import {
  deleteSignupRequests,
  findSignupRequest,
  insertSignupRequest,
  type SignupRequest,
  takeSignupRequest,
} from './account.confirmation.repository.ts';
import type { AttemptGate } from './account.gate.ts';
import { readLinkToken } from './account.link-token.ts';
import * as messages from './account.messages.ts';
import { findByEmail, insertAccount, lockAccounts } from './account.repository.ts';
import { confirmFormSchema, nameFault } from './account.form.ts';
import { confirmationValidHours, type Applicant } from './account.rules.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import type { LoginOptions, Sessions, SignedUp } from './account.signed-up.ts';
import { countSignupMail } from './account.signup-mail.ts';

export interface ConfirmationDependencies {
  readonly orm: Orm;
  readonly pool: Pool;
  readonly gate: AttemptGate;
  readonly hasher: PasswordHasher;
  readonly judge: PasswordJudge;
  /** Whether sign-up is closed, for links that were already emailed, too. */
  readonly isClosed: boolean;
  /** The key from which the tokens of emailed links are derived. */
  readonly keys: Keys;
  readonly signupMailsPerHour: number;
  readonly sessions: Sessions;
}

export interface ConfirmationRequest {
  /** The mailed link's token. */
  readonly token: Given;
  /** Blank: as at the sign-up. */
  readonly name?: Given;
  readonly password: Given;
  /** Whether the session of an account that is active at once lasts 30 days instead of 12 hours. */
  readonly remember?: boolean | null | undefined;
  readonly clientAddress: string;
  readonly browser?: LoginOptions['browser'];
}

/**
 * Creates an account once the link sent to its address is opened. Anyone can type any address at sign-up, so only the name
 * is kept from it: the password is the one chosen at the link.
 */
export class ConfirmationService {
  readonly #dependencies: ConfirmationDependencies;

  constructor(dependencies: ConfirmationDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Keeps a sign-up for 24 hours and has a link emailed; if there is already an account, its owner gets an email that
   * says so. The work is the same for both. Beyond the limit of emails to one address it does nothing: the links that
   * were emailed still work.
   *
   * Fails with MAIL_PAUSED, before it is known whether there is an account.
   */
  async request({ name, email, emailKey }: Applicant, clientAddress: string): Promise<Outcome<object>> {
    const { pool, gate, signupMailsPerHour } = this.#dependencies;
    const claim = await gate.claimSignupMail(emailKey);
    if (!claim.ok) return { ok: true };
    const waitSeconds = await inTransaction(pool, async (client) => {
      const wait = await countSignupMail(client, signupMailsPerHour);
      if (wait > 0) return wait;
      const account = await findByEmail(client, { address: email, key: emailKey });
      const id = randomUUID();
      await insertSignupRequest(client, { id, name, email, emailKey }, confirmationValidHours);
      await addJob(client, {
        type: sendConfirmationJob,
        payload: { requestId: id },
        key: `${sendConfirmationJob.name}:${id}`,
      });
      await recordAudit(client, {
        action: 'admin.signup',
        actor: { kind: 'visitor' },
        target: { kind: 'admin', id: account?.id ?? id, name: account?.email ?? email },
        clientAddress,
        details: { hadAccount: account !== null },
      });
      return 0;
    });
    if (waitSeconds === 0) return { ok: true };
    await gate.takeBack(claim);
    return messages.mailPaused(waitSeconds);
  }

  /**
   * Whom a link is for, to show before they choose a password. Fails with CONFIRM_LINK_INVALID, FORBIDDEN (sign-up is
   * closed).
   */
  async find(token: Given): Promise<Outcome<{ request: SignupRequest }>> {
    const { orm, pool, isClosed, keys } = this.#dependencies;
    const id = readLinkToken(keys, token ?? '');
    const request = id === null ? null : await findSignupRequest(orm.on(pool), id);
    if (isClosed && !isInvitation(request)) return messages.signupClosed;
    if (request === null) return messages.confirmLinkInvalid;
    const account = await findByEmail(pool, { address: request.email, key: request.emailKey });
    return account === null ? { ok: true, request } : messages.confirmLinkInvalid;
  }

  /**
   * Creates a pending account, or an active one with the role of an invitation, which is logged in at once, with the
   * password that was chosen at the link, and ends every other link of the mailbox. However many links are used however often, exactly one creates
   * the account. A weak password does not use the link up.
   *
   * Fails with VALIDATION_FAILED, CONFIRM_LINK_INVALID (unknown, used, too old, or the email has an account by now),
   * WEAK_PASSWORD, FORBIDDEN (sign-up is closed), RATE_LIMITED (too many passwords with one link or from one client, or
   * busy).
   */
  async confirm({
    token,
    name: givenName,
    password,
    remember,
    clientAddress,
    browser,
  }: ConfirmationRequest): Promise<Outcome<SignedUp>> {
    const { orm, pool, hasher, judge, gate } = this.#dependencies;
    const newName = isBlank(givenName) ? null : typedLine(givenName ?? '');
    const fields = {
      ...(isBlank(token) ? { token: 'The token of the mailed link is required' } : {}),
      ...formFaults(confirmFormSchema, { name: givenName, password }),
    };
    if (Object.keys(fields).length > 0) return firstFault(fields);
    const found = await this.find(token);
    if (!found.ok) return found;
    const { request } = found;
    const name = newName ?? request.name;
    const missingName = nameFault(name);
    if (missingName !== null) return firstFault({ name: missingName });
    const claim = await gate.claimConfirmation(request.id, clientAddress);
    if (!claim.ok) return claim;
    return gate.revokeOnFailure(claim, async () => {
      const passwordFailure = await judge.failureOf(
        password ?? '',
        { name, email: request.email },
        claim.client,
      );
      if (passwordFailure !== null) return passwordFailure;
      const passwordHash = await hasher.hash(password ?? '', claim.client);
      return orm.inTransaction(pool, (em, client) =>
        this.#addAccount(
          { em, client },
          { ...request, name },
          { passwordHash, remember: remember === true, clientAddress, browser },
        ),
      );
    });
  }

  /** All accounts are locked first, so that the first of several links finds no account and the others find it. */
  async #addAccount(
    { em, client }: { readonly em: EntityManager; readonly client: ClientBase },
    request: SignupRequest,
    { passwordHash, ...login }: { readonly passwordHash: string } & LoginOptions,
  ): Promise<Outcome<SignedUp>> {
    const { id, name, email, emailKey } = request;
    const role = request.role ?? null;
    await lockAccounts(client);
    const wasTaken = await takeSignupRequest(em, id);
    const known = await findByEmail(client, { address: email, key: emailKey });
    if (!wasTaken || known !== null) return messages.confirmLinkInvalid;
    await deleteSignupRequests(em, emailKey);
    // The request's id becomes the account's, so the audit log has both under one id.
    await insertAccount(em, {
      id,
      name,
      email,
      emailKey,
      passwordHash,
      ...({ role: role ?? 'VIEWER', state: role === null ? 'pending' : 'active' } as const),
    });
    await recordAudit(client, {
      action: role === null ? 'admin.confirm' : 'admin.accept-invitation',
      actor: { kind: 'visitor' },
      target: { kind: 'admin', id, name: email },
      clientAddress: login.clientAddress,
      ...(role !== null && { details: { role } }),
    });
    if (role === null) return { ok: true, message: messages.emailConfirmed, session: null };
    const session = await this.#dependencies.sessions.openFor(client, email, login);
    return { ok: true, message: messages.accountReady, session };
  }
}

const isInvitation = (request: SignupRequest | null): boolean => typeof request?.role === 'string';

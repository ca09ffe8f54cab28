import type { Pool } from 'pg';
import { recordAudit } from '../../platform/audit/audit-log.ts';
import type { Role } from '../../platform/auth/role.ts';
import type { PersonCaller } from '../../platform/auth/viewer.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { Failure, Outcome } from '../../platform/errors/error-catalogue.ts';
import {
  type Account,
  type AccountEntity,
  type AccountSort,
  activateAccount,
  countOtherAdmins,
  findAccount,
  listAccounts,
  listColleagues,
  lockAccountRow,
  lockAccounts,
  removeAccount,
  toAccount,
} from './account.repository.ts';
import type { Page } from '../../platform/paging/page.ts';
import { listPage, type ListQuery } from '../../platform/paging/short-list.ts';
import { deleteInvitationsBy } from './account.invitation.repository.ts';
import { makeActiveAdmin } from './account.active-admin.ts';
import { lockAsAdmin, recordChange, type Transaction } from './account.authority.ts';
import type { ConfirmationService } from './account.confirmation.service.ts';
import type { AttemptGate } from './account.gate.ts';
import { type Legacies, type Legacy, noLegacy } from './account.legacy.ts';
import type { PasswordHasher } from '../../platform/password/password-hasher.ts';
import type { PasswordJudge } from '../../platform/password/password-judge.ts';
import { soleClient } from '../../platform/threads/turns.ts';
import * as messages from './account.messages.ts';
import { type Given, isId } from '../../platform/forms/given.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { typedLine } from '../../platform/forms/typed-text.ts';
import { sessionExpired } from '../../platform/auth/access.ts';
import { nameFormSchema } from './account.form.ts';
import { parseApplicant, parseNewAdmin } from './account.rules.ts';
import type { SetupService } from './account.setup.service.ts';
import type { LoginOptions, SignedUp } from './account.signed-up.ts';

export interface AccountDependencies {
  readonly orm: Orm;
  readonly pool: Pool;
  readonly gate: AttemptGate;
  readonly hasher: PasswordHasher;
  readonly judge: PasswordJudge;
  readonly options: AccountOptions;
  readonly setup: SetupService;
  readonly confirmations: Pick<ConfirmationService, 'request'>;
  readonly legacies: Legacies;
}

export interface AccountOptions {
  /** Whether admin sign-up is open. */
  readonly signup: 'approval' | 'closed';
}

export interface SignupRequest {
  readonly name: Given;
  readonly email: Given;
  readonly password: Given;
  /** The token of a setup link; without it, the account has to be approved. */
  readonly setup?: Given;
  /** Whether the session of an account that is active at once lasts 30 days instead of 12 hours. */
  readonly remember?: boolean | null | undefined;
  readonly clientAddress: string;
  readonly browser?: LoginOptions['browser'];
}

export interface LegacyOptions {
  /** Whether the acting admin becomes the creator of what is left, so that it goes on; otherwise it is paused. */
  readonly takeOver?: boolean;
}

/** Creates, approves, changes and removes accounts. */
export class AccountService {
  readonly #dependencies: AccountDependencies;

  constructor(dependencies: AccountDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Emails a link that creates a pending account ({@link ConfirmationService}). For a known email nothing changes,
   * after the same work and with the same answer. The password is chosen at the link; one that is given is checked, so
   * that a weak one is reported immediately, and then discarded. With the token of a setup link, it creates the first
   * admin instead, or fails: see {@link SetupService.signup}.
   *
   * Fails with VALIDATION_FAILED, WEAK_PASSWORD, FORBIDDEN (sign-up is closed), SETUP_LINK_INVALID, RATE_LIMITED,
   * MAIL_PAUSED.
   */
  async signup(request: SignupRequest): Promise<Outcome<SignedUp>> {
    const { gate, judge, options, confirmations } = this.#dependencies;
    const { setup, clientAddress } = request;
    if (typeof setup === 'string') return this.#dependencies.setup.signup({ ...request, setup });
    if (options.signup === 'closed') return messages.signupClosed;
    const claim = await gate.claimSignup(clientAddress);
    if (!claim.ok) return claim;
    const parsed = parseApplicant(request);
    if (!parsed.ok) return parsed;
    const { password } = request;
    return gate.revokeOnFailure(claim, async () => {
      const passwordFailure =
        typeof password === 'string' && (await judge.failureOf(password, parsed.admin, claim.client));
      if (passwordFailure) return passwordFailure;
      const requested = await confirmations.request(parsed.admin, clientAddress);
      if (!requested.ok) return requested;
      return { ok: true, message: messages.signupReceived(parsed.admin.email), session: null };
    });
  }

  /**
   * Creates an active ADMIN, from the command line; if the email has a pending account, that one becomes active, with
   * this name and password.
   *
   * Fails with VALIDATION_FAILED, WEAK_PASSWORD, ALREADY_REGISTERED (the email has an active account).
   */
  async createAdmin(input: {
    readonly name: Given;
    readonly email: Given;
    readonly password: Given;
  }): Promise<Outcome<{ id: string }>> {
    const parsed = parseNewAdmin(input);
    if (!parsed.ok) return parsed;
    const { admin } = parsed;
    const { hasher, judge, orm, pool } = this.#dependencies;
    const client = soleClient('command line');
    const passwordFailure = await judge.failureOf(admin.password, admin, client);
    if (passwordFailure !== null) return passwordFailure;
    const passwordHash = await hasher.hash(admin.password, client);
    return orm.inTransaction(pool, async (em, client) => {
      await lockAccounts(client);
      const id = await makeActiveAdmin(em, client, admin, passwordHash);
      if (id === null) return messages.alreadyRegistered;
      await recordAudit(client, {
        action: 'admin.create',
        actor: { kind: 'command-line' },
        target: { kind: 'admin', id, name: admin.email },
        details: { role: 'ADMIN' },
      });
      return { ok: true, id };
    });
  }

  /** A page of the accounts that were not removed. Fails with VALIDATION_FAILED (`limit`, `page`, `search`). */
  list(query: ListQuery<AccountSort>): Promise<Outcome<{ page: Page<Account> }>> {
    return listPage(query, { sort: 'state', direction: 'ascending' }, (...wanted) =>
      listAccounts(this.#dependencies.pool, ...wanted),
    );
  }

  /** Who can log in, by name. */
  colleagues(): Promise<readonly Pick<Account, 'id' | 'name' | 'email'>[]> {
    return listColleagues(this.#dependencies.pool);
  }

  /** Approves a pending account; an active one stays as it is. Fails with NOT_FOUND; see {@link lockAsAdmin}. */
  approve(change: PersonCaller, id: string, role: Role): Promise<Outcome<{ admin: Account }>> {
    return this.#change(change, id, async ({ em, client }, account) => {
      if (account.state === 'active') return null;
      activateAccount(account, role);
      await em.flush();
      await recordChange(client, change, 'admin.approve', account, { role });
      return null;
    });
  }

  /**
   * Changes the role of an active account, starting with the next request of each of its sessions. An account that is
   * no longer ADMIN loses the API keys it created, because its owner knows them, and the invitations it sent; what else
   * it leaves is paused or taken over ({@link Legacy}).
   *
   * Fails with NOT_FOUND, ACCOUNT_PENDING, LAST_ADMIN; see {@link lockAsAdmin}.
   */
  setRole(
    change: PersonCaller,
    id: string,
    role: Role,
    options: LegacyOptions = {},
  ): Promise<Outcome<{ admin: Account }>> {
    return this.#change(change, id, async ({ em, client }, account) => {
      if (account.state !== 'active') return messages.notApprovedYet;
      if (account.role === role) return null;
      if (account.role === 'ADMIN' && (await countOtherAdmins(em, id)) === 0) return messages.lastAdmin;
      const before = account.role;
      account.role = role;
      await em.flush();
      const left =
        role === 'ADMIN'
          ? { keysRevoked: 0 }
          : await this.#settle({ em, client }, change, id, { ...options, wasAdmin: before === 'ADMIN' });
      await recordChange(client, change, 'admin.set-role', account, { before, role, ...left });
      return null;
    });
  }

  /**
   * Removes an account or rejects a pending one: its sessions and the invitations it sent end, and the API keys it
   * created are revoked, immediately; what else it leaves is paused or taken over ({@link Legacy}). The last active ADMIN
   * stays, even in a race.
   *
   * Fails with NOT_FOUND, LAST_ADMIN; see {@link lockAsAdmin}.
   */
  async remove(
    change: PersonCaller,
    id: string,
    options: LegacyOptions = {},
  ): Promise<Outcome<{ id: string }>> {
    const outcome = await this.#change(change, id, async ({ em, client }, account) => {
      const { state, role } = account;
      const isAdmin = state === 'active' && role === 'ADMIN';
      if (isAdmin && (await countOtherAdmins(em, id)) === 0) return messages.lastAdmin;
      await removeAccount(em, client, account);
      const left = await this.#settle({ em, client }, change, id, { ...options, wasAdmin: isAdmin });
      await recordChange(client, change, 'admin.remove', account, { state, role, ...left });
      return null;
    });
    return outcome.ok ? { ok: true, id } : outcome;
  }

  /**
   * Changes the caller's own name, everywhere it is shown: nothing keeps a copy. Repeating it changes nothing.
   *
   * Fails with VALIDATION_FAILED, CONFLICT (it is no longer `from`), SESSION_EXPIRED (removed meanwhile).
   */
  async rename(
    caller: PersonCaller,
    { name: given, from }: { readonly name: Given; readonly from: string },
  ): Promise<Outcome<{ admin: Account }>> {
    const fields = formFaults(nameFormSchema, { name: given });
    if (Object.keys(fields).length > 0) return firstFault(fields);
    const { orm, pool } = this.#dependencies;
    return orm.inTransaction(pool, async (em, client) => {
      await lockAccountRow(client, caller.viewer.adminId);
      const account = await findAccount(em, caller.viewer.adminId);
      if (account === null) return sessionExpired;
      const name = typedLine(given ?? '');
      if (account.name !== name) {
        if (account.name !== from) return messages.nameChanged;
        account.name = name;
        await em.flush();
        await recordChange(client, caller, 'admin.rename', account, {});
      }
      return { ok: true, admin: toAccount(account) };
    });
  }

  /** What an ADMIN leaves if they are removed or demoted now; no other account leaves anything. Fails with NOT_FOUND. */
  async legacy(id: string): Promise<Outcome<{ legacy: Legacy }>> {
    const { orm, pool, legacies } = this.#dependencies;
    const account = isId(id) ? await findAccount(orm.on(pool), id) : null;
    if (account === null) return messages.unknownAdmin;
    const legacy = account.role === 'ADMIN' ? await legacies.read(pool, id) : noLegacy;
    return { ok: true, legacy };
  }

  /** Ends what an account may no longer have. Nobody takes over what is their own. @returns what the audit log says. */
  async #settle(
    { em, client }: Transaction,
    { viewer }: PersonCaller,
    id: string,
    { takeOver = false, wasAdmin }: LegacyOptions & { readonly wasAdmin: boolean },
  ): Promise<Readonly<Record<string, string | number>>> {
    const { legacies } = this.#dependencies;
    await deleteInvitationsBy(em, id);
    if (!wasAdmin) return { keysRevoked: await legacies.revokeKeys(client, id) };
    const { webhookEndpoints, mailings } = await legacies.read(client, id);
    const isTakenOver = takeOver && id !== viewer.adminId;
    if (isTakenOver) await legacies.takeOver(client, id, viewer.adminId);
    else await legacies.pause(client, id);
    const keysRevoked = await legacies.revokeKeys(client, id);
    if (webhookEndpoints.length + mailings.length === 0) return { keysRevoked };
    return {
      keysRevoked,
      [isTakenOver ? 'webhooksTakenOver' : 'webhooksPaused']: webhookEndpoints.length,
      [isTakenOver ? 'mailingsTakenOver' : 'mailingsPaused']: mailings.length,
    };
  }

  /** One change to one account, with all accounts locked, and the viewer verified to be an ADMIN still. */
  #change(
    { viewer }: PersonCaller,
    id: string,
    work: (transaction: Transaction, account: AccountEntity) => Promise<Failure | null>,
  ): Promise<Outcome<{ admin: Account }>> {
    const { orm, pool } = this.#dependencies;
    return orm.inTransaction(pool, async (em, client) => {
      const refusal = await lockAsAdmin({ em, client }, viewer);
      if (refusal !== null) return refusal;
      const account = isId(id) ? await findAccount(em, id) : null;
      if (account === null) return messages.unknownAdmin;
      return (await work({ em, client }, account)) ?? { ok: true, admin: toAccount(account) };
    });
  }
}

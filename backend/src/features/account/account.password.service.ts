import { randomUUID } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { actorOf, recordAudit } from '../../platform/audit/audit-log.ts';
import { sessionExpired } from '../../platform/auth/access.ts';
import type { SessionViewer } from '../../platform/auth/viewer.ts';
import { parseEmail } from '../../platform/contact/email.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { Outcome } from '../../platform/errors/error-catalogue.ts';
import { addJob } from '../../platform/jobs/job.ts';
import type { Keys } from '../../platform/secrets/secrets.ts';
import {
  type AccountWithPassword,
  findAccount,
  findByEmail,
  lockAccountRow,
  replacePassword,
  toAccountWithPassword,
} from './account.repository.ts';
import type { AttemptGate } from './account.gate.ts';
import type { PasswordHasher } from '../../platform/password/password-hasher.ts';
import { sendResetJob } from './account.jobs.ts';
import type { PasswordJudge } from '../../platform/password/password-judge.ts';
import { soleClient } from '../../platform/threads/turns.ts';
import * as messages from './account.messages.ts';
import { enoughResetLinks } from './account.limits.ts';
import { consumeReset, findReset, hasResetLinks, insertReset } from './account.password.repository.ts';
import { readLinkToken } from './account.link-token.ts';
import type { Given } from '../../platform/forms/given.ts';
import { firstFault, formFaults } from '../../platform/forms/form-faults.ts';
import { changePasswordFormSchema, emailFormSchema, newPasswordFormSchema } from './account.form.ts';
import { resetValidMinutes } from './account.rules.ts';
import type { LoginOptions } from './account.signed-up.ts';

/** A session that replaces the others. */
export interface NewSession {
  /** Sent as `Authorization: Bearer`. */
  readonly accessToken: string;
  readonly expiresAt: Date;
}

/** How a password change affects sessions. */
export interface OwnSessions {
  /** Whether the session was started with "Remember me"; null if it has ended. */
  readonly isRemembered: (client: ClientBase, sessionId: string) => Promise<boolean | null>;
  /** Adds a session; null if the account is not active or its password has changed meanwhile. */
  readonly addSession: (
    client: ClientBase,
    account: AccountWithPassword,
    options: LoginOptions,
  ) => Promise<NewSession | null>;
}

export interface PasswordDependencies {
  readonly orm: Orm;
  readonly pool: Pool;
  readonly gate: AttemptGate;
  readonly hasher: PasswordHasher;
  readonly judge: PasswordJudge;
  readonly sessions: OwnSessions;
  /** The key from which reset tokens are derived. */
  readonly resetKeys: Keys;
}

export interface ChangePasswordRequest {
  readonly currentPassword: Given;
  readonly password: Given;
  readonly clientAddress: string;
  readonly browser?: LoginOptions['browser'];
}

/** Changes and resets passwords. Whichever way a password changes, every session of the account ends with it. */
export class PasswordService {
  readonly #dependencies: PasswordDependencies;

  constructor(dependencies: PasswordDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Changes the viewer's own password and ends all their sessions; the caller gets a new one.
   *
   * Fails with VALIDATION_FAILED, WEAK_PASSWORD, INVALID_CREDENTIALS (the current one is wrong), RATE_LIMITED,
   * SESSION_EXPIRED (it ended meanwhile).
   */
  async change(
    viewer: SessionViewer,
    request: ChangePasswordRequest,
  ): Promise<Outcome<NewSession & { message: string }>> {
    const { orm, pool, gate, hasher, judge, sessions } = this.#dependencies;
    const { currentPassword, password, clientAddress, browser } = request;
    const fields = formFaults(changePasswordFormSchema, { currentPassword, password });
    if (Object.keys(fields).length > 0) return firstFault(fields);
    const found = await findAccount(orm.on(pool), viewer.adminId);
    if (found === null) return sessionExpired;
    const account = toAccountWithPassword(found);
    const claim = await gate.claimPasswordCheck(account.id, clientAddress);
    if (!claim.ok) return claim;
    return gate.revokeOnFailure(claim, async () => {
      const { passwordHash: oldHash } = account;
      if (!(await hasher.verify(oldHash, currentPassword ?? '', claim.client)))
        return messages.wrongCurrentPassword;
      const passwordFailure = await judge.failureOf(password ?? '', account, claim.client);
      if (passwordFailure !== null) {
        await inTransaction(pool, (client) => gate.forget(client, claim)); // the current password was correct
        return passwordFailure;
      }
      const passwordHash = await hasher.hash(password ?? '', claim.client);
      return inTransaction(pool, async (client) => {
        await lockAccountRow(client, account.id);
        const remembered = await sessions.isRemembered(client, viewer.sessionId);
        if (
          remembered === null ||
          !(await replacePassword(client, { id: account.id, passwordHash, oldHash }))
        )
          return sessionExpired;
        const session = await sessions.addSession(
          client,
          { ...account, passwordHash },
          { remember: remembered, clientAddress, browser },
        );
        if (session === null) return sessionExpired;
        await gate.forget(client, claim);
        await recordAudit(client, { action: 'admin.change-password', actor: actorOf(viewer), clientAddress });
        return { ok: true, message: messages.passwordChanged, ...session };
      });
    });
  }

  /**
   * Emails a link to set a new password, valid for 30 minutes and one use. An unknown email gets the same answer after the
   * same work. The answer is true for every account: if others have requested so many links that no further one is mailed,
   * those in the mailbox work. Where the owner has logged in before, there is always a further one.
   *
   * Fails with VALIDATION_FAILED (no email address), RATE_LIMITED (by this client).
   */
  async requestReset(email: Given, clientAddress: string): Promise<Outcome<{ message: string }>> {
    const { pool, gate } = this.#dependencies;
    const parsed = parseEmail(email ?? '');
    if (parsed === null) return firstFault(formFaults(emailFormSchema, { email }));
    const claim = await gate.claimReset(parsed.key, clientAddress);
    if (!claim.ok) return claim;
    await inTransaction(pool, async (client) => {
      const account = await findByEmail(client, parsed);
      if (account !== null) await lockAccountRow(client, account.id);
      const hasEnough = await hasResetLinks(client, account?.id ?? null, enoughResetLinks);
      const isOwnSite = await gate.isAtKnownSite(client, parsed, clientAddress);
      if (isOwnSite || !hasEnough) await addReset(client, account, clientAddress);
    });
    return { ok: true, message: messages.resetRequested };
  }

  /**
   * Sets the password chosen with a reset link; ends every session and every other link of the account. Of any number
   * of uses of a link, one succeeds. A weak password does not use it up.
   *
   * Fails with RESET_LINK_INVALID (unknown, used or too old), VALIDATION_FAILED, WEAK_PASSWORD, RATE_LIMITED (too many
   * passwords with one link, or busy).
   */
  async reset(token: Given, password: Given, clientAddress: string): Promise<Outcome<{ message: string }>> {
    const { orm, pool, hasher, judge, gate, resetKeys } = this.#dependencies;
    const id = readLinkToken(resetKeys, token ?? '');
    const reset = id === null ? null : await findReset(orm.on(pool), id);
    const account = reset === null ? null : await findAccount(orm.on(pool), reset.adminId);
    if (id === null || account === null) return messages.resetLinkInvalid;
    const fields = formFaults(newPasswordFormSchema, { password });
    if (Object.keys(fields).length > 0) return firstFault(fields);
    const claim = await gate.claimLinkUse(id);
    if (!claim.ok) return claim;
    return gate.revokeOnFailure(claim, async () => {
      const passwordFailure = await judge.failureOf(password ?? '', account, claim.client);
      if (passwordFailure !== null) return passwordFailure;
      const passwordHash = await hasher.hash(password ?? '', soleClient(account.id));
      return orm.inTransaction(pool, async (em, client) => {
        await lockAccountRow(client, account.id);
        if (
          !(await consumeReset(em, id)) ||
          !(await replacePassword(client, { id: account.id, passwordHash, oldHash: null }))
        ) {
          return messages.resetLinkInvalid;
        }
        await gate.rememberSite(client, account.id, clientAddress);
        const target = { kind: 'admin', id: account.id, name: account.email };
        await recordAudit(client, {
          action: 'admin.reset-password',
          actor: { kind: 'visitor' },
          target,
          clientAddress,
        });
        return { ok: true, message: messages.passwordReset };
      });
    });
  }
}

/**
 * Creates a link to set a new password, and the job that emails it. For an unknown email, the link belongs to no account.
 */
async function addReset(
  client: ClientBase,
  account: AccountWithPassword | null,
  clientAddress: string,
): Promise<void> {
  const id = randomUUID();
  await insertReset(client, { id, adminId: account?.id ?? null, validSeconds: resetValidMinutes * 60 });
  await addJob(client, { type: sendResetJob, payload: { resetId: id }, key: `${sendResetJob.name}:${id}` });
  const target = account === null ? {} : { target: { kind: 'admin', id: account.id, name: account.email } };
  await recordAudit(client, {
    action: 'admin.request-reset',
    actor: { kind: 'visitor' },
    ...target,
    clientAddress,
  });
}

import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { Failure, Outcome } from '../../platform/errors/error-catalogue.ts';
import { clientNetwork } from '../../platform/http/client-network.ts';
import { keyedHash } from '../../platform/secrets/secrets.ts';
import {
  addAttempts,
  type AttemptScope,
  forgetAttempts,
  lockAttempts,
  readAttemptAges,
  readLimitAge,
  removeAttempts,
} from './account.attempts.repository.ts';
import {
  type AttemptWindow,
  confirmationsPerClient,
  invitationMailsPerEmail,
  loginFailuresPerClient,
  loginWaitSeconds,
  resetMailsPerEmail,
  resetsPerClient,
  resetsPerClientAndEmail,
  passwordsPerLink,
  signupMailsPerEmail,
  signupsPerClient,
  testMessagesPerAdmin,
  windowWaitSeconds,
} from './account.limits.ts';
import * as messages from './account.messages.ts';
import { TooBusyError } from '../../platform/password/turns.ts';

/** An attempt that was allowed and counted. */
export interface Claim {
  readonly ok: true;
  readonly attempts: readonly string[];
  /** The attempt whose earlier failures a success also forgets. */
  readonly scope: AttemptScope | null;
  /** The client's key in the queue of password checks. */
  readonly clientKey: string;
}

/** Counts attempts and enforces the limits, exactly, under any number of concurrent calls on any instances. */
export class AttemptGate {
  readonly #pool: Pool;
  readonly #key: Buffer;

  /** @param key for hashing emails and client addresses before they are stored. */
  constructor(pool: Pool, key: Buffer) {
    this.#pool = pool;
    this.#key = key;
  }

  /**
   * Allows a login and counts it as failed until it has succeeded. The growing waits apply to the pair of email and
   * client address, so no client can lock out another.
   */
  claimLogin(emailKey: string, clientAddress: string): Promise<Claim | Failure> {
    const clientKey = this.#hash(clientNetwork(clientAddress));
    const pair = { kind: 'login', key: this.#hash(`${emailKey}\n${clientNetwork(clientAddress)}`) } as const;
    return this.#claimLadder(pair, { kind: 'login-client', key: clientKey }, clientKey);
  }

  /** The same for the current password, which a logged-in admin enters to change it. */
  claimPasswordCheck(adminId: string, clientAddress: string): Promise<Claim | Failure> {
    const clientKey = this.#hash(clientNetwork(clientAddress));
    return this.#claimLadder(
      { kind: 'password', key: this.#hash(adminId) },
      { kind: 'login-client', key: clientKey },
      clientKey,
    );
  }

  /** Allows a sign-up, and counts it. */
  claimSignup(clientAddress: string): Promise<Claim | Failure> {
    const clientKey = this.#hash(clientNetwork(clientAddress));
    return this.#claimWindows(
      [[{ kind: 'signup', key: clientKey }, signupsPerClient]],
      clientKey,
      'Too many accounts were asked for.',
    );
  }

  /** Allows one more sign-up message to this email, from any client, and counts it. */
  claimSignupMail(emailKey: string): Promise<Claim | Failure> {
    const scope: AttemptScope = { kind: 'signup-mail', key: this.#hash(emailKey) };
    return this.#claimWindows([[scope, signupMailsPerEmail]], '', '');
  }

  /** Allows one more message with an invitation to this email, and counts it. */
  claimInvitationMail(emailKey: string): Promise<Claim | Failure> {
    const scope: AttemptScope = { kind: 'invitation-mail', key: this.#hash(emailKey) };
    return this.#claimWindows(
      [[scope, invitationMailsPerEmail]],
      '',
      'Too many invitations were sent to this address.',
    );
  }

  /** Allows a password that was chosen with a link to confirm an email, and counts it. */
  claimConfirmation(linkId: string, clientAddress: string): Promise<Claim | Failure> {
    const clientKey = this.#hash(clientNetwork(clientAddress));
    const limits = [
      [{ kind: 'link-use', key: this.#hash(linkId) }, passwordsPerLink],
      [{ kind: 'confirm-client', key: clientKey }, confirmationsPerClient],
    ] as const;
    return this.#claimWindows(limits, clientKey, 'Too many passwords were tried.');
  }

  /** Allows a request for a reset link, and counts it. */
  claimReset(emailKey: string, clientAddress: string): Promise<Claim | Failure> {
    const clientKey = this.#hash(clientNetwork(clientAddress));
    const pair: AttemptScope = {
      kind: 'reset',
      key: this.#hash(`${emailKey}\n${clientNetwork(clientAddress)}`),
    };
    const limits = [
      [pair, resetsPerClientAndEmail],
      [{ kind: 'reset-client', key: clientKey }, resetsPerClient],
    ] as const;
    return this.#claimWindows(limits, clientKey, 'Too many links were asked for.');
  }

  /** Allows one more reset message to this email, from any client, and counts it. */
  claimResetMail(emailKey: string): Promise<Claim | Failure> {
    const scope: AttemptScope = { kind: 'reset-mail', key: this.#hash(emailKey) };
    return this.#claimWindows([[scope, resetMailsPerEmail]], '', '');
  }

  /** Allows a password that was chosen with an emailed link, and counts it. */
  claimLinkUse(linkId: string): Promise<Claim | Failure> {
    const scope: AttemptScope = { kind: 'link-use', key: this.#hash(linkId) };
    return this.#claimWindows([[scope, passwordsPerLink]], scope.key, 'Too many passwords were tried.');
  }

  /** Allows an admin one more test message, and counts it. */
  claimTestMessage(adminId: string): Promise<Claim | Failure> {
    const scope: AttemptScope = { kind: 'test-message', key: this.#hash(adminId) };
    return this.#claimWindows([[scope, testMessagesPerAdmin]], '', 'You sent too many test messages.');
  }

  /** After a success, forgets the attempt and all failures before it. Other emails' failures from the same address stay. */
  async forget(client: ClientBase, { attempts, scope }: Claim): Promise<void> {
    await removeAttempts(client, attempts);
    if (scope !== null) await forgetAttempts(client, scope);
  }

  /** Forgets attempts that failed through no fault of the caller. */
  async takeBack(...claims: readonly Pick<Claim, 'attempts'>[]): Promise<void> {
    await removeAttempts(
      this.#pool,
      claims.flatMap(({ attempts }) => attempts),
    );
  }

  /**
   * Does the work of an attempt; if the machine is too busy for it, the attempt is not counted and the answer is
   * RATE_LIMITED.
   */
  async revokeOnFailure<T extends object>(
    claim: Pick<Claim, 'attempts'>,
    work: () => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TooBusyError)) throw error;
      await this.takeBack(claim);
      return messages.busy(error.retryAfterSeconds);
    }
  }

  #claimLadder(own: AttemptScope, ofClient: AttemptScope, clientKey: string): Promise<Claim | Failure> {
    return inTransaction(this.#pool, async (client) => {
      await lockAttempts(client, [ofClient, own]);
      const waits = [
        loginWaitSeconds(await readAttemptAges(client, own)),
        windowWaitSeconds(
          loginFailuresPerClient,
          await readLimitAge(client, ofClient, loginFailuresPerClient),
        ),
      ];
      const wait = Math.max(...waits);
      if (wait > 0) return messages.tooMany('Too many failed tries.', wait);
      const attempts = await addAttempts(client, [own, ofClient]);
      return { ok: true, attempts, scope: own, clientKey };
    });
  }

  #claimWindows(
    limits: readonly (readonly [AttemptScope, AttemptWindow])[],
    clientKey: string,
    what: string,
  ): Promise<Claim | Failure> {
    return inTransaction(this.#pool, async (client) => {
      await lockAttempts(
        client,
        limits.map(([scope]) => scope),
      );
      let wait = 0;
      for (const [scope, window] of limits) {
        wait = Math.max(wait, windowWaitSeconds(window, await readLimitAge(client, scope, window)));
      }
      if (wait > 0) return messages.tooMany(what, wait);
      const attempts = await addAttempts(
        client,
        limits.map(([scope]) => scope),
      );
      return { ok: true, attempts, scope: null, clientKey };
    });
  }

  #hash(text: string): string {
    return keyedHash(this.#key, text);
  }
}

import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../platform/database/database.ts';
import type { Failure, Outcome } from '../../platform/errors/error-catalogue.ts';
import type { Email } from '../../platform/contact/email.ts';
import { clientNetwork, clientSite } from '../../platform/http/client-network.ts';
import { clientScopes } from '../../platform/limits/client-scopes.ts';
import { keyedHash } from '../../platform/secrets/secrets.ts';
import {
  addAttempts,
  type AttemptKind,
  type AttemptScope,
  forgetAttempts,
  lockAttempts,
  readAttemptAges,
  readLimitAge,
  removeAttempts,
} from './account.attempts.repository.ts';
import {
  accountLadder,
  accountSiteShare,
  addressLadder,
  type AttemptWindow,
  confirmationsPerClient,
  invitationMailsPerAdmin,
  invitationMailsPerEmail,
  loginFailuresPerClient,
  type LoginLadder,
  loginWaitSeconds,
  resetsPerClient,
  resetsPerClientAndEmail,
  passwordsPerLink,
  signupMailsPerEmail,
  signupsPerClient,
  testMessagesPerAdmin,
  windowWaitSeconds,
} from './account.limits.ts';
import { isKnownSite, rememberSite } from './account.known-site.repository.ts';
import * as messages from './account.messages.ts';
import { soleClient, TooBusyError, type TurnClient } from '../../platform/threads/turns.ts';

/** An attempt that was allowed and counted. */
export interface Claim {
  readonly ok: true;
  readonly attempts: readonly string[];
  /** The attempt whose earlier failures a success also forgets. */
  readonly scope: AttemptScope | null;
  /** The client in the queue of password checks. */
  readonly client: TurnClient;
}

/** What an attempt counts in, and how many of them are allowed. */
type Limit = readonly [AttemptScope, AttemptWindow | LoginLadder];

interface Attempt {
  readonly client: TurnClient;
  /** Why it is rejected; for an answer that does not say so, empty. */
  readonly what: string;
  /** What a success forgets, too. */
  readonly scope?: AttemptScope;
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
   * Allows a login and counts it as failed until it has succeeded. Growing waits apply to the email and the client
   * address together and, more slowly, to the email from everywhere its account never logged in. So no client can lock
   * the owner out of a place they know, and no number of addresses gets more guesses. It is the same for an unknown email.
   */
  claimLogin(email: Email, clientAddress: string): Promise<Claim | Failure> {
    const own: AttemptScope = {
      kind: 'login',
      key: this.#hash(`${email.key}\n${clientNetwork(clientAddress)}`),
    };
    return this.#claim(
      async (client) => {
        const siteKey = this.#siteKey(clientAddress);
        const isKnown = await isKnownSite(client, email, siteKey);
        const account = this.#hash(isKnown ? `${email.key}\n${siteKey}` : email.key);
        return [
          ...this.#perClient('login-client', loginFailuresPerClient, clientAddress),
          [{ kind: 'login-account', key: account }, accountLadder],
          [own, addressLadder],
        ];
      },
      { client: this.#turnClient(clientAddress), what: tooManyFailures, scope: own },
    );
  }

  /** The same for the current password, which a logged-in admin enters to change it. */
  claimPasswordCheck(adminId: string, clientAddress: string): Promise<Claim | Failure> {
    const own: AttemptScope = { kind: 'password', key: this.#hash(adminId) };
    return this.#claim(
      [...this.#perClient('login-client', loginFailuresPerClient, clientAddress), [own, addressLadder]],
      { client: this.#turnClient(clientAddress), what: tooManyFailures, scope: own },
    );
  }

  /** Allows a sign-up, and counts it. */
  claimSignup(clientAddress: string): Promise<Claim | Failure> {
    return this.#claim(this.#perClient('signup', signupsPerClient, clientAddress), {
      client: this.#turnClient(clientAddress),
      what: 'Too many accounts were requested.',
    });
  }

  /** Allows one more sign-up message to this email, from any client, and counts it. */
  claimSignupMail(emailKey: string): Promise<Claim | Failure> {
    return this.#claimAlone({ kind: 'signup-mail', key: this.#hash(emailKey) }, signupMailsPerEmail);
  }

  /** Allows an admin one more message with an invitation to this email, and counts it. */
  claimInvitationMail(emailKey: string, adminId: string): Promise<Claim | Failure> {
    return this.#claim(
      [
        [{ kind: 'invitation-mail', key: this.#hash(emailKey) }, invitationMailsPerEmail],
        [{ kind: 'invitation-admin', key: this.#hash(adminId) }, invitationMailsPerAdmin],
      ],
      { client: soleClient(adminId), what: 'Too many invitations were sent.' },
    );
  }

  /** Allows a password that was chosen with a link to confirm an email, and counts it. */
  claimConfirmation(linkId: string, clientAddress: string): Promise<Claim | Failure> {
    return this.#claim(
      [
        ...this.#perClient('confirm-client', confirmationsPerClient, clientAddress),
        [{ kind: 'link-use', key: this.#hash(linkId) }, passwordsPerLink],
      ],
      { client: this.#turnClient(clientAddress), what: tooManyPasswords },
    );
  }

  /** Allows a request for a reset link, and counts it, alike for known and unknown emails. */
  claimReset(emailKey: string, clientAddress: string): Promise<Claim | Failure> {
    const pair = this.#hash(`${emailKey}\n${clientNetwork(clientAddress)}`);
    return this.#claim(
      [
        ...this.#perClient('reset-client', resetsPerClient, clientAddress),
        [{ kind: 'reset', key: pair }, resetsPerClientAndEmail],
      ],
      {
        client: this.#turnClient(clientAddress),
        what: 'Too many links were requested. Look for an email with a link that still works.',
      },
    );
  }

  /** Allows a password that was chosen with an emailed link, and counts it. */
  claimLinkUse(linkId: string): Promise<Claim | Failure> {
    return this.#claimAlone(
      { kind: 'link-use', key: this.#hash(linkId) },
      passwordsPerLink,
      tooManyPasswords,
    );
  }

  /** Allows an admin one more test message, and counts it. */
  claimTestMessage(adminId: string): Promise<Claim | Failure> {
    return this.#claimAlone(
      { kind: 'test-message', key: this.#hash(adminId) },
      testMessagesPerAdmin,
      'You sent too many test messages.',
    );
  }

  /** Whether the account with this email logged in from the client's site in the last months. */
  isAtKnownSite(client: ClientBase, email: Email, clientAddress: string): Promise<boolean> {
    return isKnownSite(client, email, this.#siteKey(clientAddress));
  }

  /** Remembers that the account's owner was at the client's site: they have logged in, or opened a link mailed to them. */
  rememberSite(client: ClientBase, accountId: string, clientAddress: string): Promise<void> {
    return rememberSite(client, accountId, this.#siteKey(clientAddress));
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

  #claimAlone(scope: AttemptScope, window: AttemptWindow, what = ''): Promise<Claim | Failure> {
    return this.#claim([[scope, window]], { client: soleClient(scope.key), what });
  }

  /** @param limits those that claims have in common come in the same order, so that claims cannot deadlock. */
  #claim(
    limits: readonly Limit[] | ((client: ClientBase) => Promise<readonly Limit[]>),
    { client: turnClient, what, scope }: Attempt,
  ): Promise<Claim | Failure> {
    return inTransaction(this.#pool, async (client) => {
      const all = typeof limits === 'function' ? await limits(client) : limits;
      const scopes = all.map(([each]) => each);
      await lockAttempts(client, scopes);
      let wait = 0;
      for (const limit of all) wait = Math.max(wait, await waitSeconds(client, limit));
      if (wait > 0) return messages.tooMany(what, wait);
      return {
        ok: true,
        attempts: await addAttempts(client, scopes),
        scope: scope ?? null,
        client: turnClient,
      };
    });
  }

  /** A limit of the client's address, and of its site. */
  #perClient(kind: AttemptKind, { count, seconds }: AttemptWindow, clientAddress: string): readonly Limit[] {
    return clientScopes(clientAddress, count, accountSiteShare).map(({ network, limit }): Limit => [
      { kind, key: this.#hash(network) },
      { count: limit, seconds },
    ]);
  }

  #turnClient(clientAddress: string): TurnClient {
    return { address: this.#hash(clientNetwork(clientAddress)), site: this.#siteKey(clientAddress) };
  }

  #siteKey(clientAddress: string): string {
    return this.#hash(clientSite(clientAddress) ?? clientNetwork(clientAddress));
  }

  #hash(text: string): string {
    return keyedHash(this.#key, text);
  }
}

const tooManyFailures = 'Too many failed attempts.';
const tooManyPasswords = 'Too many passwords were tried.';

async function waitSeconds(client: ClientBase, [scope, rule]: Limit): Promise<number> {
  return 'free' in rule
    ? loginWaitSeconds(await readAttemptAges(client, scope), rule)
    : windowWaitSeconds(rule, await readLimitAge(client, scope, rule));
}

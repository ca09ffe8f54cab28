import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane (Password Storage Cheat Sheet). The library's default
 * variant is argon2id; the table of accounts refuses any other.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes at a time: each takes a thread of libuv's pool of four and 19 MiB. */
const defaultConcurrency = 2;
/** Hashes that wait for their turn, in all and for one client: what comes then is sent away. */
const maxWaiting = 32;
const maxPerClient = 8;

/** The machine has more passwords to check than it can; nothing was done. */
export class HashingBusyError extends Error {
  override readonly name = 'HashingBusyError';
  /** Whole seconds after which a try makes sense. */
  readonly retryAfterSeconds = 2;
}

/**
 * Makes and checks password hashes, so many at a time and no more, whatever comes in: a flood of logins takes neither
 * the machine's memory nor its processors, and one client cannot take the whole queue.
 */
export class PasswordHasher {
  readonly #concurrency: number;
  readonly #waiting: (() => void)[] = [];
  readonly #byClient = new Map<string, number>();
  readonly #nobodysHash: Promise<string>;
  #running = 0;

  constructor(concurrency = defaultConcurrency) {
    this.#concurrency = concurrency;
    this.#nobodysHash = hash(randomBytes(32), parameters);
    this.#nobodysHash.catch(() => undefined); // whoever waits for it is told
  }

  /** Throws {@link HashingBusyError} at once when the queue is full. @param clientKey whose turn it is counted as. */
  hash(password: string, clientKey: string): Promise<string> {
    return this.#inTurn(clientKey, () => hash(toBytes(password), parameters));
  }

  /**
   * Whether the password is the hash's. Without a hash it takes the same work and the answer is no, so that nobody can tell
   * an unknown account from a wrong password by the time it takes.
   */
  verify(passwordHash: string | null, password: string, clientKey: string): Promise<boolean> {
    return this.#inTurn(clientKey, async () => {
      const matches = await verify(passwordHash ?? (await this.#nobodysHash), toBytes(password));
      return matches && passwordHash !== null;
    });
  }

  async #inTurn<T>(clientKey: string, work: () => Promise<T>): Promise<T> {
    const ofClient = this.#byClient.get(clientKey) ?? 0;
    if (this.#waiting.length >= maxWaiting || ofClient >= maxPerClient) throw new HashingBusyError();
    this.#byClient.set(clientKey, ofClient + 1);
    try {
      if (this.#running >= this.#concurrency) await new Promise<void>((go) => this.#waiting.push(go));
      else this.#running += 1;
      return await work();
    } finally {
      this.#leave(clientKey);
    }
  }

  /** Hands the turn to who waits longest. */
  #leave(clientKey: string): void {
    const left = (this.#byClient.get(clientKey) ?? 1) - 1;
    if (left === 0) this.#byClient.delete(clientKey);
    else this.#byClient.set(clientKey, left);
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}

/** One text for all spellings that look the same and come from different keyboards (NIST SP 800-63B 3.1.1.2). */
const toBytes = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

import { randomBytes } from 'node:crypto';
import { hash, verify } from 'argon2';
import { type TurnClient, Turns } from '../threads/turns.ts';

/**
 * OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane (Password Storage Cheat Sheet). The library's default
 * variant is argon2id; the accounts table rejects any other. A hash holds its parameters, so those made with others, or
 * by another library, still verify.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const { memoryCost, timeCost, parallelism } = parameters;
const random = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** The hash of no password. Verifying one against it takes as long as against any other hash. */
const dummyHash = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${random(16)}$${random(32)}`;

/** Concurrent hashes: each takes a thread of libuv's pool of four and 19 MiB. */
const defaultConcurrency = 2;

/** Creates and verifies password hashes, a few at a time. */
export class PasswordHasher {
  readonly #turns: Turns;

  constructor(concurrency = defaultConcurrency) {
    this.#turns = new Turns({ concurrency, maxWaiting: 32, maxPerClient: 8 });
  }

  /** @throws {TooBusyError} when the queue is full. @param client whose turn it uses. */
  hash(password: string, client: TurnClient): Promise<string> {
    return this.#turns.take(client, () => hash(toBytes(password), parameters));
  }

  /**
   * Whether the password matches the hash. Without a hash, it does the same work and returns false, so that the time taken
   * does not tell an unknown account from a wrong password.
   */
  verify(passwordHash: string | null, password: string, client: TurnClient): Promise<boolean> {
    return this.#turns.take(client, async () => {
      const matches = await verify(passwordHash ?? dummyHash, toBytes(password));
      return matches && passwordHash !== null;
    });
  }
}

/** One text for all spellings that look the same and come from different keyboards (NIST SP 800-63B 3.1.1.2). */
const toBytes = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

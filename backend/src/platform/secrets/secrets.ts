import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The key for new things, then the one of the previous secret, as long as it is accepted. */
export type Keys = readonly [current: Buffer, ...previous: readonly Buffer[]];

/** Keys for the product's different purposes, each derived from the application secret by its label. */
export interface Secrets {
  /** A 256-bit key for new things; the same on every instance with the same application secret. */
  key(label: string): Buffer;
  /** The keys to verify something that was signed or derived earlier; `key(label)` comes first. */
  keys(label: string): Keys;
  /**
   * The same for things that live for minutes. An hour after the start, none of them can have been created with the
   * previous secret, not even by an instance that was replaced later; accepting it longer would only double the chance
   * of a guess.
   */
  recentKeys(label: string): Keys;
}

const recentMs = 60 * 60 * 1000;

/**
 * Derives keys by HKDF-SHA-256 (RFC 5869) with the label as its `info`, so that no key reveals anything about another.
 *
 * @param appSecret at least 32 bytes; anyone who knows it knows every key.
 * @param previous the previous secret, while things created with it are still accepted.
 * @param now milliseconds of a monotonic clock.
 */
export function createSecrets(
  appSecret: string,
  previous?: string,
  now: () => number = () => performance.now(),
): Secrets {
  const derived = new Map<string, Keys>();
  const startedAt = now();
  const derive = (secret: string, label: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, 'waitlist', label, 32));
  const keys = (label: string): Keys => {
    const known = derived.get(label);
    if (known !== undefined) return known;
    const current = derive(appSecret, label);
    const made: Keys = previous === undefined ? [current] : [current, derive(previous, label)];
    derived.set(label, made);
    return made;
  };
  const key = (label: string): Buffer => keys(label)[0];
  return { key, keys, recentKeys: (label) => (now() - startedAt < recentMs ? keys(label) : [key(label)]) };
}

/** A keyed hash of personal data that only has to be compared: HMAC-SHA-256, base64url. */
export const keyedHash = (key: Buffer, text: string): string => keyedDigest(key, text).toString('base64url');

/** HMAC-SHA-256. */
export const keyedDigest = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', keyObjectOf(key)).update(text).digest();

const keyObjects = new WeakMap<Buffer, KeyObject>();

/** For Node's cryptography. Created once for each key: creating it takes several times as long as the hash. */
export function keyObjectOf(key: Buffer): KeyObject {
  const known = keyObjects.get(key);
  if (known !== undefined) return known;
  const made = createSecretKey(key);
  keyObjects.set(key, made);
  return made;
}

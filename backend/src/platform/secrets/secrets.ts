import { createHmac, hkdfSync } from 'node:crypto';

/** Keys for the product's separate needs, all derived from one application secret. */
export interface Secrets {
  /** A 256-bit key of its own for each label; the same on every instance with the same application secret. */
  key(label: string): Buffer;
}

/**
 * Derives keys by HKDF-SHA-256 (RFC 5869) with the label as its `info`, so that no key tells anything of another.
 *
 * @param appSecret at least 32 bytes; whoever knows it knows every key.
 */
export function createSecrets(appSecret: string): Secrets {
  const derived = new Map<string, Buffer>();
  return {
    key(label) {
      const known = derived.get(label);
      if (known !== undefined) return known;
      const key = Buffer.from(hkdfSync('sha256', appSecret, 'waitlist', label, 32));
      derived.set(label, key);
      return key;
    },
  };
}

/** A keyed hash of personal data that only has to be compared: HMAC-SHA-256, base64url. */
export function keyedHash(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

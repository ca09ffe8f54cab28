import { timingSafeEqual } from 'node:crypto';
import { keyedHash, type Keys } from './secrets.ts';

/** The HMAC-SHA-256 of a text, base64url: 43 characters. */
export const signature = keyedHash;

/** Whether one of the keys made the signature. Compares in constant time. */
export const isSignature = (keys: Keys, text: string, given: string): boolean =>
  keys.some((key) => isSame(signature(key, text), given));

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

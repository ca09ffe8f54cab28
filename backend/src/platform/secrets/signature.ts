import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from './secrets.ts';

/** The HMAC-SHA-256 of a text, base64url: 43 characters. */
export const signature = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Whether one of the keys made the signature. How long it takes tells nothing about the right one. */
export const isSignature = (keys: Keys, text: string, given: string): boolean =>
  keys.some((key) => isSame(signature(key, text), given));

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

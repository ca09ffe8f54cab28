import { createHmac, timingSafeEqual } from 'node:crypto';
import { typedCode } from '../../platform/forms/typed-text.ts';

/**
 * The code of a challenge: decimal digits derived by HMAC-SHA-256 from the challenge's random id, so it need not be
 * stored. Every code of the length is equally likely: a 32-bit word that would favor low codes is skipped.
 *
 * @param key for this purpose only, see `Secrets`.
 * @param length 4 to 8 digits.
 * @returns exactly `length` digits, leading zeros included.
 */
export function deriveCode(key: Buffer, challengeId: string, length: number): string {
  const codes = 10 ** length;
  const unbiasedBelow = 2 ** 32 - (2 ** 32 % codes);
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', key).update(`${challengeId}:${length}:${block}`).digest();
    for (let offset = 0; offset < digest.length; offset += 4) {
      const word = digest.readUInt32BE(offset);
      if (word < unbiasedBelow) return String(word % codes).padStart(length, '0');
    }
  }
}

/** Compares in constant time. */
export function isSameCode(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Parses a code in any format that people and programs use: text, with digits of any script and what stands between
 * them; or a number, which has lost its leading zeros.
 *
 * @returns the text to compare; text that cannot be a code stays as it is and matches none.
 */
export function readCode(otp: string | number, length: number): string {
  if (typeof otp === 'number') return String(otp).padStart(length, '0');
  return typedCode(otp);
}

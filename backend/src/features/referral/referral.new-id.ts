import { randomInt } from 'node:crypto';

/**
 * Digits and consonants that are not confused in any handwriting or font; without vowels, so that no code is a word.
 */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';
const length = 10;

/**
 * A new referral code: 10 characters, 48 random bits. At ten million signups, one in thirty million new codes is
 * already taken; the table's unique key rejects it and the join takes another.
 */
export function newReferralId(): string {
  let code = '';
  while (code.length < length) code += alphabet.charAt(randomInt(alphabet.length));
  return code;
}

import { comparableText } from '../../platform/forms/typed-text.ts';
import { keyedDigest, keyedHash, type Secrets } from '../../platform/secrets/secrets.ts';

/** Crockford's base 32: no I, L, O or U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;
const isCode = new RegExp(`^[${digits}]{${length}}$`);

/** The displayed form of a code, in groups of four: `TW7K-9QPM-4XJD`. */
export interface InviteCode {
  readonly code: string;
  /** The stored form of a code. */
  readonly hash: string;
}

/** Derives the code of an invitation from its id, 60 bits of an HMAC; another salt gives another code. */
export const makeCode = (secrets: Secrets, id: string, salt: number): InviteCode =>
  codeOf(secrets.key(codeLabel), secrets.key(hashLabel), `${id}.${salt}`);

/** The code of an invitation with this hash; null if it was created with a secret that is no longer accepted. */
export function knownCode(secrets: Secrets, id: string, salt: number, hash: string): string | null {
  const hashKeys = secrets.keys(hashLabel);
  for (const [index, key] of secrets.keys(codeLabel).entries()) {
    const made = codeOf(key, hashKeys[index] ?? hashKeys[0], `${id}.${salt}`);
    if (made.hash === hash) return made.code;
  }
  return null;
}

/**
 * The stored form of a typed code, for each secret it may have been created with; null if it cannot be a code. Case and
 * whatever stands around and between its characters are ignored; O reads as 0, I and L as 1.
 */
export function hashesOfTyped(secrets: Secrets, typed: string): readonly string[] | null {
  const plain = comparableText(typed)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return isCode.test(plain) ? secrets.keys(hashLabel).map((key) => keyedHash(key, plain)) : null;
}

const codeLabel = 'invite code';
const hashLabel = 'invite code hash';

function codeOf(codeKey: Buffer, hashKey: Buffer, text: string): InviteCode {
  const bytes = keyedDigest(codeKey, text);
  const plain = Array.from({ length }, (_none, at) => digits.charAt((bytes[at] ?? 0) & 31)).join('');
  const code = [0, 4, 8].map((at) => plain.slice(at, at + 4)).join('-');
  return { code, hash: keyedHash(hashKey, plain) };
}

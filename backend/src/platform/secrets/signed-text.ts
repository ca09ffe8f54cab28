import type { Secrets } from './secrets.ts';
import { isSignature, signature } from './signature.ts';

/** Writes a text as `<text>.<HMAC-SHA-256>`: only this app can have issued it, and it need not be stored. */
export const signText = (secrets: Secrets, label: string, text: string): string =>
  `${text}.${signature(secrets.key(label), text)}`;

/** The text of {@link signText} under the same label; null for any other. */
export function readSignedText(secrets: Secrets, label: string, signed: string): string | null {
  const [, text = '', given = ''] = /^(.+)\.([\w-]{43})$/s.exec(signed.trim()) ?? [];
  return isSignature(secrets.keys(label), text, given) ? text : null;
}

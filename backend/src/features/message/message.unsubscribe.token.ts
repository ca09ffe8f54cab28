import { isSignature, signature } from '../../platform/secrets/signature.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { type Stream, streams } from './message.streams.ts';

/** The user that a link unsubscribes, and from what. */
export interface UnsubscribeGrant {
  /** The signup's UUID. */
  readonly signupId: string;
  readonly stream: Stream;
  /** The mailing that carried the link; null for none. */
  readonly mailingSeq: number | null;
}

/** The label of the key that signs unsubscribe links. */
const label = 'unsubscribe';
const form = /^([0-9a-f-]{36})\.([a-z]{4,7})\.(\d{0,15})\.([\w-]{43})$/;

/** Encodes a grant as `<id>.<stream>.<mailing>.<HMAC-SHA-256>`. It does not expire: old messages are opened, too. */
export function signUnsubscribeToken(
  secrets: Secrets,
  { signupId, stream, mailingSeq }: UnsubscribeGrant,
): string {
  const text = `${signupId}.${stream}.${mailingSeq ?? ''}`;
  return `${text}.${signature(secrets.key(label), text)}`;
}

/** Parses a token that we signed; null for any other text. */
export function readUnsubscribeToken(secrets: Secrets, token: string): UnsubscribeGrant | null {
  const [, signupId = '', name = '', mailing = '', given = ''] = form.exec(token) ?? [];
  const stream = streams.find((each) => each === name);
  if (stream === undefined) return null;
  if (!isSignature(secrets.keys(label), `${signupId}.${name}.${mailing}`, given)) return null;
  return { signupId, stream, mailingSeq: mailing === '' ? null : Number(mailing) };
}

/** The address that unsubscribes a user. */
export const unsubscribeLink = (secrets: Secrets, publicUrl: string, grant: UnsubscribeGrant): string =>
  `${publicUrl}/u/${signUnsubscribeToken(secrets, grant)}`;

/** The headers with which mail programs offer to unsubscribe in one click (RFC 8058). The relay has to sign both (DKIM). */
export const unsubscribeHeaders = (link: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

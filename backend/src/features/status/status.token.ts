import type { Secrets } from '../../platform/secrets/secrets.ts';
import { readSignedText, signText } from '../../platform/secrets/signed-text.ts';

/** The purpose of a token; a token of one kind is never valid as another. */
export type StatusTokenKind = 'link' | 'session' | 'known';

/** Permission to see one signup's status. */
export interface StatusGrant {
  /** The signup's UUID. */
  readonly signupId: string;
  /** Counts how often the user revoked their links; a grant of an earlier generation is no longer valid. */
  readonly generation: number;
  /** Seconds since 1970. */
  readonly expires: number;
}

const form = /^([0-9a-f-]{36})\.(\d{1,9})\.(\d{1,10})$/;

/** Encodes a grant as `<id>.<generation>.<expires>.<HMAC-SHA-256>`: it need not be stored. */
export const signStatusToken = (
  secrets: Secrets,
  kind: StatusTokenKind,
  { signupId, generation, expires }: StatusGrant,
): string => signText(secrets, labelOf(kind), `${signupId}.${generation}.${expires}`);

/** Parses a token of this kind that we signed and that has not expired; null for any other text. */
export function readStatusToken(
  secrets: Secrets,
  kind: StatusTokenKind,
  token: string,
  now: number = Date.now() / 1000,
): StatusGrant | null {
  const text = readSignedText(secrets, labelOf(kind), token);
  const [, signupId = '', generation = '', expires = ''] = form.exec(text ?? '') ?? [];
  return Number(expires) <= now
    ? null
    : { signupId, generation: Number(generation), expires: Number(expires) };
}

const labelOf = (kind: StatusTokenKind): string => `status ${kind}`;

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** What a token is good for; one of the one kind is none of the other. */
export type StatusTokenKind = 'link' | 'session';

/** Leave to see one signup's status. */
export interface StatusGrant {
  /** The signup's UUID. */
  readonly signupId: string;
  /** Counts how often the person took their links back; a grant of an earlier generation is good no more. */
  readonly generation: number;
  /** Seconds since 1970. */
  readonly expires: number;
}

const form = /^([0-9a-f-]{36})\.(\d{1,9})\.(\d{1,10})\.([\w-]{43})$/;

/** Writes a grant as `<id>.<generation>.<expires>.<HMAC-SHA-256>`: nothing has to keep it. */
export function signStatusToken(secrets: Secrets, kind: StatusTokenKind, grant: StatusGrant): string {
  const text = `${grant.signupId}.${grant.generation}.${grant.expires}`;
  return `${text}.${seal(secrets, kind, text)}`;
}

/** Reads a token of this kind that we signed and whose time is not over; null for any other text. */
export function readStatusToken(
  secrets: Secrets,
  kind: StatusTokenKind,
  token: string,
  now: number = Date.now() / 1000,
): StatusGrant | null {
  const [, signupId = '', generation = '', expires = '', given = ''] = form.exec(token.trim()) ?? [];
  const expected = seal(secrets, kind, `${signupId}.${generation}.${expires}`);
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  if (a.length !== b.length || !timingSafeEqual(a, b) || Number(expires) <= now) return null;
  return { signupId, generation: Number(generation), expires: Number(expires) };
}

const seal = (secrets: Secrets, kind: StatusTokenKind, text: string): string =>
  createHmac('sha256', secrets.key(`status ${kind}`))
    .update(text)
    .digest('base64url');

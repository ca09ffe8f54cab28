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
  return `${text}.${seal(secrets.key(labelOf(kind)), text)}`;
}

/** Reads a token of this kind that we signed and whose time is not over; null for any other text. */
export function readStatusToken(
  secrets: Secrets,
  kind: StatusTokenKind,
  token: string,
  now: number = Date.now() / 1000,
): StatusGrant | null {
  const [, signupId = '', generation = '', expires = '', given = ''] = form.exec(token.trim()) ?? [];
  const text = `${signupId}.${generation}.${expires}`;
  const isOurs = secrets.keys(labelOf(kind)).some((key) => isSame(seal(key, text), given));
  if (!isOurs || Number(expires) <= now) return null;
  return { signupId, generation: Number(generation), expires: Number(expires) };
}

const labelOf = (kind: StatusTokenKind): string => `status ${kind}`;

const seal = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { isId } from '../../platform/forms/given.ts';

/** Names the key that reset tokens are derived under. */
export const resetKeyLabel = 'admin password reset';
/** Names the key that tokens to confirm an email are derived under. */
export const confirmationKeyLabel = 'admin signup confirmation';

/**
 * The token of a mailed link: its row's random id and that id's HMAC-SHA-256, so that nothing has to keep it: not the
 * table, not the job, not the local outbox. Each kind of link has a key of its own.
 */
export function linkToken(key: Buffer, id: string): string {
  return `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;
}

/** The id within a token of ours; null for any other text. */
export function readLinkToken(keys: Keys, token: string): string | null {
  const [id = ''] = token.trim().split('.');
  if (!isId(id)) return null;
  const given = Buffer.from(token.trim());
  const isOurs = keys.some((key) => {
    const expected = Buffer.from(linkToken(key, id));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? id : null;
}

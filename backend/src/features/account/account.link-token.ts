import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../platform/secrets/secrets.ts';
import { isId } from '../../platform/forms/given.ts';

/** The label of the key for reset tokens. */
export const resetKeyLabel = 'admin password reset';
/** The label of the key for tokens that confirm an email. */
export const confirmationKeyLabel = 'admin signup confirmation';

/**
 * The token of an emailed link: its row's random id and that id's HMAC-SHA-256, so that it is stored nowhere: not in
 * the table, not in the job, not in the local outbox. Each kind of link has a key of its own.
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

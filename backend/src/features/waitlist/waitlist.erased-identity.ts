import type { ClientBase } from 'pg';
import type { ContactKey } from '../../platform/contact/contact-key.ts';
import { keyedHash, type Secrets } from '../../platform/secrets/secrets.ts';

/** How a contact may be stored once its signup has been erased: a hash for each key in use, the current one first. */
export type ErasedHashes = (contact: ContactKey) => readonly [string, ...string[]];

/**
 * HMAC-SHA-256 under a key of the application secret: without the secret, stored hashes can't be tested against contacts.
 */
export function erasedHashes(secrets: Secrets): ErasedHashes {
  const [current, ...previous] = secrets.keys('erased identity');
  return (contact) => [keyedHash(current, contact), ...previous.map((key) => keyedHash(key, contact))];
}

/** Records that an erased identity has credited a referrer, so that it cannot again. */
export async function keepErasedIdentity(client: ClientBase, hash: string): Promise<void> {
  await client.query('INSERT INTO erased_identity (hash) VALUES ($1) ON CONFLICT DO NOTHING', [hash]);
}

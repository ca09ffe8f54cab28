import type { ClientBase } from 'pg';
import { recordInvites } from './invite.events.ts';
import { addToCount, expireSome } from './invite.repository.ts';

/**
 * Expires invitations that are past their end. Their users stay out of the ranking until they rejoin. @returns how
 * many.
 */
export async function expireInvites(client: ClientBase, atMost: number): Promise<number> {
  const expired = await expireSome(client, atMost);
  await addToCount(client, 'issued', -expired.length);
  await recordInvites(client, 'expired', expired);
  return expired.length;
}

import type { ClientBase } from 'pg';
import { recordEvents } from '../../platform/events/record-event.ts';
import type { EndedInvite } from './invite.repository.ts';

/** Records events for other systems, in the transaction that changed the invitations. */
export const recordInvites = (
  client: ClientBase,
  became: 'sent' | 'accepted' | 'expired' | 'revoked',
  invites: readonly EndedInvite[],
): Promise<void> =>
  recordEvents(
    client,
    invites.map(
      ({ id, signupSeq }) => ({ type: `invite.${became}`, signupSeq, data: { inviteId: id } }) as const,
    ),
  );

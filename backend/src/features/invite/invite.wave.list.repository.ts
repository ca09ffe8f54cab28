import type { ClientBase, Pool } from 'pg';
import type { PageRequest } from '../../platform/paging/page.ts';
import {
  findRecipients,
  type RecipientFilter,
  type RecipientListing,
  type RecipientRow,
  type Recipients,
  type RecipientState,
  recipientStateSql,
} from '../mailing/mailing.recipients.repository.ts';

/** How far a user of a wave got. */
export type WaveInviteState = RecipientState | 'OPENED' | 'ACCEPTED' | 'EXPIRED' | 'REVOKED';

/** A user of a wave. */
export interface WaveInviteRow extends RecipientRow<WaveInviteState> {
  /** Null: they have no invitation of this wave. */
  readonly inviteId: string | null;
  readonly openedAt: Date | null;
  readonly acceptedAt: Date | null;
  readonly expiresAt: Date | null;
}

const listing: RecipientListing<WaveInviteState> = {
  tables: `mailing_recipient AS recipient
  LEFT JOIN invite ON invite.signup_seq = recipient.signup_seq AND invite.mailing_seq = recipient.mailing_seq`,
  columns: [
    'invite.id AS "inviteId"',
    'invite.opened_at AS "openedAt"',
    'invite.accepted_at AS "acceptedAt"',
    'invite.expires_at AS "expiresAt"',
  ],
  state: `CASE WHEN invite.state = 'accepted' THEN 'ACCEPTED'
  WHEN recipient.state IN ('canceled', 'skipped') THEN upper(recipient.state)
  WHEN invite.state = 'revoked' THEN 'REVOKED'
  WHEN invite.state = 'expired' OR invite.expires_at <= clock_timestamp() THEN 'EXPIRED'
  WHEN invite.opened_at IS NOT NULL THEN 'OPENED'
  WHEN recipient.state = 'sending' THEN 'QUEUED'
  ELSE upper(recipient.state) END`,
  mayBe: {
    ...recipientStateSql,
    OPENED: 'invite.mailing_seq = $1 AND invite.opened_at IS NOT NULL',
    ACCEPTED: `invite.mailing_seq = $1 AND invite.state = 'accepted'`,
    EXPIRED: `invite.mailing_seq = $1 AND invite.state IN ('issued', 'expired')`,
    REVOKED: `invite.mailing_seq = $1 AND invite.state = 'revoked'`,
  },
};

/** A page of the users of a wave, the best first. */
export const findWaveInvites = (
  client: ClientBase | Pool,
  mailingSeq: string,
  filter: RecipientFilter<WaveInviteState>,
  request: PageRequest,
): Promise<Recipients<WaveInviteRow>> => findRecipients(client, mailingSeq, listing, filter, request);

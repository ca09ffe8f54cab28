import type { Pool } from 'pg';
import { inviteAudience } from './features/invite/invite.audience.ts';
import { awayStates } from './features/invite/invite.state.ts';
import { messageAudience, suppressed } from './features/message/message.audience.ts';
import { suppressionLabel } from './features/message/message.suppression.repository.ts';
import type { Audience } from './features/segment/segment.audience.ts';
import { EmailListService } from './features/segment/segment.email-list.service.ts';
import type { MailingKindName } from './features/segment/segment.form.ts';
import { SegmentService } from './features/segment/segment.service.ts';
import type { Secrets } from './platform/secrets/secrets.ts';

export interface SegmentServicesOptions {
  readonly pool: Pool;
  /** For reads that may be slightly stale. */
  readonly reader: Pool;
  readonly secrets: Secrets;
  /** Whether text messages can be sent. */
  readonly smsAvailable: boolean;
}

/** The users to whom each kind of mailing may go. */
export function mailingAudiences({
  secrets,
  smsAvailable,
}: Omit<SegmentServicesOptions, 'pool' | 'reader'>): Readonly<Record<MailingKindName, Audience>> {
  const keys = secrets.keys(suppressionLabel);
  return {
    invite: inviteAudience({ suppressed: suppressed(keys, 'invites'), smsAvailable }),
    broadcast: messageAudience({ keys, awayStates }),
  };
}

/** Which users a mailing goes to. */
export const createSegmentServices = ({ pool, reader, ...options }: SegmentServicesOptions) => ({
  emailLists: new EmailListService(pool),
  segments: new SegmentService(reader, mailingAudiences(options)),
});

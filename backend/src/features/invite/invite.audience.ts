import { type Audience, type Bind, channelExclusions, isMailed } from '../segment/segment.audience.ts';
import { isLeavingSql } from '../waitlist/waitlist.leaving.ts';
import { awayStates } from './invite.state.ts';

export interface InviteAudienceOptions {
  /** Whether the email address gets no invitations, as a condition over `signup`. */
  readonly suppressed: (bind: Bind) => string;
  /** Whether users who verified a phone number can be sent text messages. */
  readonly smsAvailable: boolean;
}

/**
 * Who can be invited: users who are waiting or whose invitation expired. Suppressions matter only for users who are sent an
 * email.
 */
export const inviteAudience = ({ suppressed, smsAvailable }: InviteAudienceOptions): Audience => ({
  texts: smsAvailable,
  awayStates: { expired: awayStates.expired },
  exclusions: (bind, channels) => [
    { reason: 'ERASED', condition: 'signup.erased_at IS NOT NULL' },
    { reason: 'BLOCKED', condition: 'signup.blocked_at IS NOT NULL' },
    { reason: 'LEAVING', condition: isLeavingSql },
    { reason: 'NOT_VERIFIED', condition: 'signup.verified_by IS NULL' },
    { reason: 'ACCEPTED', condition: awayStates.accepted },
    { reason: 'ALREADY_INVITED', condition: awayStates.invited },
    { reason: 'IN_ANOTHER_WAVE', condition: isInAnotherWave },
    ...channelExclusions(channels, smsAvailable),
    { reason: 'SUPPRESSED', condition: `${isMailed(channels)} AND ${suppressed(bind)}` },
  ],
});

/** Another unfinished wave is about to invite them. */
const isInAnotherWave = `EXISTS (SELECT FROM mailing_recipient AS other JOIN mailing ON mailing.seq = other.mailing_seq
  WHERE other.signup_seq = signup.seq AND other.state IN ('planned', 'queued') AND mailing.kind = 'invite' AND mailing.ended_at IS NULL)`;

import { failure, type Failure } from '../../platform/errors/error-catalogue.ts';

export const unknownInvite: Failure = failure(
  'NOT_FOUND',
  'There is no such invitation. Its user may have been erased: look them up again in the list.',
);

export const linkInvalid: Failure = failure(
  'INVITE_LINK_INVALID',
  'This link doesn’t work. Open it again from the message, or check your status with your email or phone number.',
);

/** Failures for an app that redeems a code; it may show them to the user who entered it. */
export const redemptionFailures = {
  INVITE_INVALID: failure('INVITE_INVALID', 'There is no invitation with this code. Check it for typos.'),
  INVITE_USED: failure('INVITE_USED', 'This invitation was accepted with another account.'),
  INVITE_EXPIRED: failure(
    'INVITE_EXPIRED',
    'This invitation has expired. Its owner can get back in line on the status page.',
  ),
  INVITE_REVOKED: failure('INVITE_REVOKED', 'This invitation was revoked.'),
  INVITE_OTHER_PERSON: failure(
    'INVITE_OTHER_PERSON',
    'This invitation is for someone else. Sign up with the email or phone number that you joined the waitlist with.',
  ),
} as const;

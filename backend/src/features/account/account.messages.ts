import { failure, type Failure } from '../../platform/errors/error-catalogue.ts';

/** This feature's messages, shown to users as they are. */

/** The same for a known email. @param email as typed. */
export const signupReceived = (email: string): string =>
  `Check your inbox: open the link we sent to ${email} to confirm your email. Then an admin has to approve your account.`;
export const emailConfirmed =
  'Your email is confirmed. You can log in once an admin has approved your account.';
/** @param email as typed. */
export const invitationSent = (email: string): string =>
  `The invitation is on its way to ${email}. Its link works for 7 days.`;
/** After a setup link or an invitation, which log in at once. */
export const accountReady = 'Your account is ready.';
export const passwordChanged = 'Your password has been changed. You’ve been logged out everywhere else.';
/** The same for an unknown email, and true if earlier links are all there is. @see enoughResetLinks */
export const resetRequested =
  'If this email address has an account, its inbox has a link to set a new password, or will have one shortly. Links work for 30 minutes.';
export const passwordReset = 'Your password has been changed. You can log in now.';

export const wrongCurrentPassword: Failure = failure(
  'INVALID_CREDENTIALS',
  'Your current password is incorrect.',
  { fields: { currentPassword: 'Your current password is incorrect.' } },
);
export const signupClosed: Failure = failure('FORBIDDEN', 'Sign-up is closed. Ask an admin for an account.');
export const resetLinkInvalid: Failure = failure(
  'RESET_LINK_INVALID',
  'This link no longer works. Request a new one.',
);
export const setupLinkInvalid: Failure = failure(
  'SETUP_LINK_INVALID',
  'This setup link no longer works: it was used, was replaced, or has expired. If this site has an admin, log in. If not, open the newest setup link that the server printed, or run npm run admin -- create on it.',
);
export const confirmLinkInvalid: Failure = failure(
  'CONFIRM_LINK_INVALID',
  'This link was used or has expired. If you already confirmed your email, log in. Otherwise, sign up again, or ask the admin who invited you for a new link.',
);
export const alreadyRegistered: Failure = failure(
  'ALREADY_REGISTERED',
  'There is already an account for this email address.',
);
export const waitsForApproval: Failure = failure(
  'ALREADY_REGISTERED',
  'This colleague has already signed up and is waiting for approval. Approve the account instead.',
);
export const alreadyInvited: Failure = failure(
  'ALREADY_REGISTERED',
  'This address is already invited. Send that invitation again, or revoke it first to change the role.',
);
export const unknownInvitation: Failure = failure(
  'NOT_FOUND',
  'This invitation was accepted or revoked, or has expired. Reload the page.',
);
export const nameChanged: Failure = failure(
  'CONFLICT',
  'Your name was changed elsewhere meanwhile. Save again to replace it.',
);
export const lastAdmin: Failure = failure(
  'LAST_ADMIN',
  'This is the last admin. Make another account an admin first.',
);
export const unknownAdmin: Failure = failure(
  'NOT_FOUND',
  'This account doesn’t exist. It may have been removed.',
);
export const notApprovedYet: Failure = failure(
  'ACCOUNT_PENDING',
  'This account hasn’t been approved yet. Approve it first.',
);
/** The rejection by a limit. @param waitSeconds fractions included. */
export function tooMany(what: string, waitSeconds: number): Failure {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitSeconds));
  return failure('RATE_LIMITED', `${what} Try again in ${duration(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });
}

/** Email is paused by its limit. @param waitSeconds fractions included. */
export function mailPaused(waitSeconds: number): Failure {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitSeconds));
  return failure(
    'MAIL_PAUSED',
    `We can’t send email right now. Try again in ${duration(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
}

/** The server is busy hashing or checking other passwords. */
export const busy = (retryAfterSeconds: number): Failure =>
  tooMany('The server is busy right now.', retryAfterSeconds);

const duration = (seconds: number): string =>
  seconds < 120 ? plural(seconds, 'second') : plural(Math.ceil(seconds / 60), 'minute');

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

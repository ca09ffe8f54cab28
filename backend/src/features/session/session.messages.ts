import { failure, type Failure } from '../../platform/errors/error-catalogue.ts';
import type { EndedBy } from './session.repository.ts';

/** This feature's messages, shown to users as they are. */

export const loggedIn = 'You are logged in.';
export const loggedOut = 'You are logged out.';

/** Why a session ended that was ended from another one, by who did it. */
export const endedBy: Readonly<Record<EndedBy, Failure>> = {
  owner: failure('SESSION_ENDED', 'You ended this session from another one. Log in again.'),
  admin: failure('SESSION_ENDED', 'An admin ended this session. Log in again.'),
};
export const unknownSession: Failure = failure('NOT_FOUND', 'This session has already ended.');
export const sessionEnded = 'The session has ended.';
export function othersEnded(count: number): string {
  if (count === 0) return 'There was no other session.';
  return count === 1 ? 'One other session has ended.' : `${count} other sessions have ended.`;
}

/** The same for an unknown email and a wrong password. */
export const invalidCredentials: Failure = failure('INVALID_CREDENTIALS', 'Email or password is incorrect.');
export const accountPending: Failure = failure(
  'ACCOUNT_PENDING',
  'Your account hasn’t been approved yet. Ask an admin to approve it.',
);

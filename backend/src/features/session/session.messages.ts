import { failure, type Failure } from '../../platform/errors/error-catalogue.ts';

/** This feature's messages, shown to users as they are. */

export const loggedIn = 'You are logged in.';
export const loggedOut = 'You are logged out.';

/** The same for an unknown email and a wrong password. */
export const invalidCredentials: Failure = failure('INVALID_CREDENTIALS', 'Email or password is incorrect.');
export const accountPending: Failure = failure(
  'ACCOUNT_PENDING',
  'Your account hasn’t been approved yet. Ask an admin to approve it.',
);

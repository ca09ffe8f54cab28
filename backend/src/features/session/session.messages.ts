import { failure, type Failure } from '../../platform/errors/error-catalogue.ts';

/** The words of this feature's answers; each is shown to people as it is. */

export const loggedIn = 'You are logged in.';
export const loggedOut = 'You are logged out.';

/** The same for an unknown email and a wrong password. */
export const invalidCredentials: Failure = failure('INVALID_CREDENTIALS', 'Email or password is incorrect.');
export const accountPending: Failure = failure(
  'ACCOUNT_PENDING',
  'Your account has not been approved yet. Ask an admin to approve it.',
);

import { createHash } from 'node:crypto';

/** Says whether a name or a contact of a user has changed since it was read. */
export const revisionOf = (user: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}): string =>
  createHash('sha256')
    .update(JSON.stringify([user.firstName, user.lastName, user.email, user.phone]))
    .digest('base64url')
    .slice(0, 22);

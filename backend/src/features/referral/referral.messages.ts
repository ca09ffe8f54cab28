import { failure } from '../../platform/errors/error-catalogue.ts';

/**
 * The answer for unknown, erased and blocked sign-ups alike, whatever a caller requests: a rank, a status, or joining
 * again. One answer, so that none of them reveals more than another.
 */
export const notOnTheWaitlist = failure(
  'NOT_FOUND',
  "This sign-up isn’t on the waitlist. If you gave both an email address and a phone number, use the one you confirmed with a code. If you think that's a mistake, contact support.",
);

import { failure } from '../../platform/errors/error-catalogue.ts';

/**
 * What a look-up that finds nobody who is waiting says, and what a blocked user hears wherever they ask: at a rank, at their
 * status, when they join again. One answer for unknown, erased and blocked, so that no place tells more than another.
 */
export const notOnTheWaitlist = failure(
  'NOT_FOUND',
  "This sign-up isn't on the waitlist. Check your details, or contact support if you think that's a mistake.",
);

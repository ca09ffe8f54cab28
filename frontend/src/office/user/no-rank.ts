import type { UserState } from '../../generated/office.ts';

/** Why a user has no rank, by their state. */
const noRankTexts: Readonly<Record<Exclude<UserState, 'WAITING'>, string>> = {
  INVITED: 'Invited',
  ACCEPTED: 'Already in',
  EXPIRED: 'Invitation expired',
  BLOCKED: 'Blocked',
  ERASED: 'Erased',
};

/** What is said instead of a rank. */
export const noRankText = (state: UserState): string => (state === 'WAITING' ? 'None' : noRankTexts[state]);

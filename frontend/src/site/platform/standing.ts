import type { RankAmong } from '@waitlist/backend/referral-sharing';
import type { NextStepPartsFragment } from '../../generated/site/waitlist.ts';

/** Where a user is, and where friends would take them. */
export interface Standing extends RankAmong {
  /** What the next friends bring if nothing else changes, the fewest first; none at the top. */
  readonly nextSteps: readonly NextStepPartsFragment[];
}

export const counted = (count: number) => count.toLocaleString('en-US');

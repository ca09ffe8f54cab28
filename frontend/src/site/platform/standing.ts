import type { NextStepPartsFragment } from '../../generated/operations.ts';

/** Where a user is, and where friends would take them. */
export interface Standing {
  readonly rank: number;
  /** Number of users with a rank, at the same moment. */
  readonly total: number;
  /** What the next friends bring if nothing else changes, the fewest first; none at the top. */
  readonly nextSteps: readonly NextStepPartsFragment[];
}

export const counted = (count: number) => count.toLocaleString('en-US');

/** How many there are, after a rank in their first half. Null in the last half, where it would read as the last place. */
export const amongAll = ({ rank, total }: Pick<Standing, 'rank' | 'total'>): string | null =>
  rank * 2 <= total ? `of ${counted(total)}` : null;

import type { NextStepPartsFragment } from '../../generated/operations.ts';

interface Standing {
  readonly rank: number;
  readonly nextStep?: NextStepPartsFragment | null;
}

const counted = (count: number) => count.toLocaleString('en-US');

/** What the next friends who join with a visitor's code bring; null if unknown. */
export function outlook({ rank, nextStep }: Standing): string | null {
  if (rank === 1) return 'You’re at the top of the list. Keep sharing to stay there.';
  if (!nextStep) return null;
  const { referrals, rank: next } = nextStep;
  const place = next === 1 ? '#1' : `about #${counted(next)}`;
  return referrals === 1
    ? `1 more friend moves you to ${place}.`
    : `${counted(referrals)} more friends move you to ${place}.`;
}

import type { NextStepPartsFragment } from '../../generated/operations.ts';

interface Standing {
  readonly rank: number;
  readonly nextSteps?: readonly NextStepPartsFragment[];
  /** How many joined with the visitor's code; left out: unknown. */
  readonly referralCount?: number;
}

const counted = (count: number) => count.toLocaleString('en-US');

const spots = (count: number) => (count === 1 ? '1 spot' : `${counted(count)} spots`);

/** What the next friends who join with a visitor's code bring; null if unknown. */
export function outlook({ rank, nextSteps = [], referralCount }: Standing): string | null {
  if (rank === 1) return 'You’re at the top of the list. Keep sharing to stay there.';
  const [nextStep] = nextSteps;
  if (nextStep === undefined) return null;
  const { referrals, rank: next } = nextStep;
  const place = next === 1 ? '#1' : `about #${counted(next)}`;
  if (referrals === 1 && referralCount === 0)
    return `Your first friend moves you up ${spots(rank - next)}, to ${place}.`;
  return referrals === 1
    ? `1 more friend moves you to ${place}.`
    : `${counted(referrals)} more friends move you to ${place}.`;
}

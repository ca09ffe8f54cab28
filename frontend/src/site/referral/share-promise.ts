import { counted, type Standing } from '../platform/standing.ts';

/** What is said to and by users who are no longer in line. */
export const wordsWhenAway = (brand: string) => ({
  lead: 'Every friend who joins with it counts for you.',
  message: `Join the waitlist for ${brand} with my link.`,
});

/** What the button that shares the link promises. */
export function sharePromise(standing: Standing | null): string {
  const step = standing?.nextSteps[0];
  if (standing === null || step === undefined)
    return standing?.rank === 1 ? 'Share to stay on top' : 'Share your link';
  if (step.referrals > 1) return 'Share and move up';
  const spots = standing.rank - step.rank;
  return `Share and jump ${counted(spots)} ${spots === 1 ? 'spot' : 'spots'}`;
}

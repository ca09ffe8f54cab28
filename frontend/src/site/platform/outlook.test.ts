import { expect, it } from 'vitest';
import { outlook } from './outlook.ts';

it.each([
  [{ rank: 1, nextSteps: [] }, 'You’re at the top of the list. Keep sharing to stay there.'],
  [{ rank: 9, nextSteps: [{ referrals: 1, rank: 1 }] }, '1 more friend moves you to #1.'],
  [{ rank: 5000, nextSteps: [{ referrals: 1, rank: 1180 }] }, '1 more friend moves you to about #1,180.'],
  [{ rank: 300, nextSteps: [{ referrals: 2, rank: 180 }] }, '2 more friends move you to about #180.'],
  [
    { rank: 2826, nextSteps: [{ referrals: 1, rank: 253 }], referralCount: 0 },
    'Your first friend moves you up 2,573 spots, to about #253.',
  ],
  [
    { rank: 2, nextSteps: [{ referrals: 1, rank: 1 }], referralCount: 0 },
    'Your first friend moves you up 1 spot, to #1.',
  ],
  [
    { rank: 9, nextSteps: [{ referrals: 1, rank: 3 }], referralCount: 2 },
    '1 more friend moves you to about #3.',
  ],
  [{ rank: 300, nextSteps: [] }, null],
  [{ rank: 300 }, null],
])('of %j says %s', (standing, words) => {
  expect(outlook(standing)).toBe(words);
});

import { expect, it } from 'vitest';
import { outlook } from './outlook.ts';

it.each([
  [{ rank: 1, nextStep: null }, 'You’re at the top of the list. Keep sharing to stay there.'],
  [{ rank: 9, nextStep: { referrals: 1, rank: 1 } }, '1 more friend moves you to #1.'],
  [{ rank: 5000, nextStep: { referrals: 1, rank: 1180 } }, '1 more friend moves you to about #1,180.'],
  [{ rank: 300, nextStep: { referrals: 2, rank: 180 } }, '2 more friends move you to about #180.'],
  [{ rank: 300, nextStep: null }, null],
  [{ rank: 300 }, null],
])('of %j says %s', (standing, words) => {
  expect(outlook(standing)).toBe(words);
});

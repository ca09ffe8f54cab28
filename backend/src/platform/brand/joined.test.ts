import { expect, it } from 'vitest';
import { joinedOf, roundedDown } from './joined.ts';

it.each([
  [7, '7'],
  [99, '99'],
  [100, '100'],
  [1000, '1,000'],
  [3002, '3,000+'],
  [3999, '3,900+'],
  [9_999_999, '9,900,000+'],
])('%i users are %s', (count, words) => {
  expect(roundedDown(count)).toBe(words);
});

it('says how many have joined from the number set on, and without one never', () => {
  const proof = { shownFrom: 1000, people: 'investors' };
  expect(joinedOf({ proof }, 999)).toBeNull();
  expect(joinedOf({ proof }, 1000)).toEqual({ count: '1,000', people: 'investors' });
  for (const none of [{ proof: null }, {}]) expect(joinedOf(none, 1e6)).toBeNull();
});

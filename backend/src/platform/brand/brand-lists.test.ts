import { expect, it } from 'vitest';
import { joinedList, partnerLists, roundedDown } from './brand-lists.ts';

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
  expect(joinedList({ proof }, 999)).toEqual([]);
  expect(joinedList({ proof }, 1000)).toEqual([{ count: '1,000', people: 'investors' }]);
  for (const none of [{ proof: null }, {}]) expect(joinedList(none, 1e6)).toEqual([]);
});

it('names a partner, with or without a logo', () => {
  expect(partnerLists({ partner: null })).toEqual({ partners: [], logos: [] });
  expect(partnerLists({ partner: { name: 'Acme' } })).toEqual({ partners: [{ name: 'Acme' }], logos: [] });
  expect(partnerLists({ partner: { name: 'Acme', logo: '/acme.svg' } })).toEqual({
    partners: [{ name: 'Acme' }],
    logos: [{ file: '/acme.svg' }],
  });
});

import { expect, test } from 'vitest';
import { compareDays, firstDayOf, parseRange, total } from './series.ts';

const series = [3, 5, 7, 11].map((signups, index) => ({ start: `2026-01-0${index + 1}`, signups }));

test('asks for as many days before as are shown', () => {
  expect(firstDayOf(7, Date.parse('2026-01-20T23:30:00Z'))).toBe('2026-01-07');
});

test('compares each day with the one of the time before', () => {
  expect(compareDays(series, 2)).toEqual([
    { start: '2026-01-03', signups: 7, before: { start: '2026-01-01', signups: 3 } },
    { start: '2026-01-04', signups: 11, before: { start: '2026-01-02', signups: 5 } },
  ]);
});

test('compares nothing with a time before the first sign-up', () => {
  const fresh = series.map((period, index) => (index < 2 ? { ...period, signups: 0 } : period));
  expect(compareDays(fresh, 2).map(({ before }) => before)).toEqual([null, null]);
  expect(compareDays(series, 3).map(({ before }) => before)).toEqual([null, null, null]);
});

test('counts everybody', () => {
  expect(total(series)).toBe(26);
  expect(total([])).toBe(0);
});

test.each([
  ['7', '7'],
  ['all', 'all'],
  ['8', '30'],
  [null, '30'],
])('reads the range %s as %s', (text, range) => {
  expect(parseRange(text)).toBe(range);
});

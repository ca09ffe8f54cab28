import { expect, test } from 'vitest';
import { serverSort } from './server-sort.ts';

const columns = { NAME: 'name', JOINED_AT: 'createdAt' } as const;

test.each([
  { sort: 'name', expected: { sort: 'NAME', direction: 'ASC' } },
  { sort: '-name', expected: { sort: 'NAME', direction: 'DESC' } },
  { sort: '-createdAt', expected: { sort: 'JOINED_AT', direction: 'DESC' } },
])('sorts by the column in the address: $sort', ({ sort, expected }) => {
  expect(serverSort(sort, columns, 'NAME')).toEqual(expected);
});

test.each(['', '-', 'NAME', 'toString', 'nonsense'])('falls back to the usual order for %j', (sort) => {
  expect(serverSort(sort, columns, 'JOINED_AT')).toEqual({ sort: 'JOINED_AT', direction: 'DESC' });
});

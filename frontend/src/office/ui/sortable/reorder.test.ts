import { expect, test } from 'vitest';
import { moveTo, placeAt } from './reorder.ts';

test.each([
  [0, ['c', 'a', 'b', 'd']],
  [2, ['a', 'b', 'c', 'd']],
  [3, ['a', 'b', 'd', 'c']],
  [-1, ['c', 'a', 'b', 'd']],
  [9, ['a', 'b', 'd', 'c']],
])('moves to place %i', (to, order) => {
  expect(moveTo(['a', 'b', 'c', 'd'], 'c', to)).toEqual(order);
});

test('finds the place for a height', () => {
  expect(placeAt(5, [10, 30, 50])).toBe(0);
  expect(placeAt(31, [10, 30, 50])).toBe(2);
  expect(placeAt(99, [10, 30, 50])).toBe(3);
});

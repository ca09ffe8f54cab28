import { expect, it } from 'vitest';
import { amongAll } from './standing.ts';

it.each([
  [{ rank: 1, total: 2 }, 'of 2'],
  [{ rank: 251, total: 2826 }, 'of 2,826'],
  [{ rank: 1413, total: 2826 }, 'of 2,826'],
  [{ rank: 1414, total: 2826 }, null],
  [{ rank: 2826, total: 2826 }, null],
  [{ rank: 1, total: 1 }, null],
])('%j says how many there are only in their first half', (standing, words) => {
  expect(amongAll(standing)).toBe(words);
});

import { expect, test } from 'vitest';
import { share } from './format.ts';

test.each([
  [0, 0, ''],
  [0, 3000, '0%'],
  [1, 3000, '<0.1%'],
  [3, 3000, '0.1%'],
  [547, 1000, '54.7%'],
  [2997, 3000, '99.9%'],
  [2999, 3000, '>99.9%'],
  [3000, 3000, '100%'],
])('the share of %i in %i is “%s”', (part, whole, text) => {
  expect(share(part, whole)).toBe(text);
});

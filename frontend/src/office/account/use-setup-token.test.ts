import { expect, it } from 'vitest';
import { setupTokenIn } from './use-setup-token.ts';

it.each([
  ['#setup=a-B_1', 'a-B_1'],
  ['#setup=', ''],
  ['#token=a', null],
  ['', null],
])('the setup token in %j is %j', (hash, token) => {
  expect(setupTokenIn(hash)).toBe(token);
});

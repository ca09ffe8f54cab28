import { expect, test } from 'vitest';
import { ownsCode } from './owns-code.ts';

test.each([
  ['ABCD2345', true],
  [' abcd2345 ', true],
  ['ABCD234', false],
  ['ABCD23456', false],
  ['', false],
])('a search for %j means the owner of ABCD2345: %s', (search, isOwner) => {
  expect(ownsCode(search, { referralId: 'ABCD2345' })).toBe(isOwner);
});

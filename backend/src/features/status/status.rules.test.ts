import { expect, it } from 'vitest';
import { friendName, maskedName } from './status.rules.ts';

it('reveals no more of a name than it may', () => {
  expect(maskedName('Ada', 'Lovelace')).toBe('A. L.');
  expect(friendName(' Ada ', 'Lovelace')).toBe('Ada L.');
});

it('takes letters whole, however they are written', () => {
  expect(maskedName('e\u0301lodie', '👩‍👩‍👧 x')).toBe('e\u0301. 👩‍👩‍👧.');
});

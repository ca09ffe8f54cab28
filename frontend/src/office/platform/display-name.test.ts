import { expect, test } from 'vitest';
import { displayFirstName, displayName } from './display-name.ts';

test.each([
  { firstName: 'Ada', lastName: 'Lovelace', name: 'Ada Lovelace', first: 'Ada' },
  { firstName: 'Ada', lastName: '', name: 'Ada', first: 'Ada' },
  { firstName: '', lastName: '', name: 'Deleted user', first: 'Deleted user' },
])('calls a user $name', ({ name, first, ...user }) => {
  expect(displayName(user)).toBe(name);
  expect(displayFirstName(user)).toBe(first);
});

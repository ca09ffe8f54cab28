import { expect, test } from 'vitest';
import { contactsOf, displayFirstName, displayName } from './display-name.ts';

test.each([
  { firstName: 'Ada', lastName: 'Lovelace', name: 'Ada Lovelace', first: 'Ada' },
  { firstName: 'Ada', lastName: '', name: 'Ada', first: 'Ada' },
  { firstName: '', lastName: '', name: 'Erased user', first: 'Erased user' },
])('calls a user $name', ({ name, first, ...user }) => {
  expect(displayName(user)).toBe(name);
  expect(displayFirstName(user)).toBe(first);
});

test('separates contacts only where there are two', () => {
  expect(contactsOf({ email: 'ada@example.com', phone: '+4930123' })).toBe('ada@example.com · +4930123');
  expect(contactsOf({ email: '', phone: '' })).toBe('');
});

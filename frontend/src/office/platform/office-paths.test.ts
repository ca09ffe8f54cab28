import { expect, test } from 'vitest';
import { officeHome, originOf, prefilledEmail } from './office-paths.ts';

test('leads back to where the admin was', () => {
  expect(originOf({ from: '/admin/faqs?page=2' })).toBe('/admin/faqs?page=2');
});

test.each([
  null,
  'text',
  {},
  { from: 7 },
  { from: '//evil.example' },
  { from: '/administrator' },
  { from: '/' },
])('leads home for %j', (state) => {
  expect(originOf(state)).toBe(officeHome);
});

test('fills in the email at the login after it was confirmed', () => {
  expect(prefilledEmail({ email: 'grace@example.com' })).toBe('grace@example.com');
  for (const state of [null, 'text', {}, { email: 7 }]) expect(prefilledEmail(state)).toBe('');
});

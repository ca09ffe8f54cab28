import { expect, test } from 'vitest';
import { officeHome, originOf, prefilledEmail } from './office-paths.ts';

test('leads back to where somebody was', () => {
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

test('begins the login with the email of whoever comes from confirming it', () => {
  expect(prefilledEmail({ email: 'grace@example.com' })).toBe('grace@example.com');
  for (const state of [null, 'text', {}, { email: 7 }]) expect(prefilledEmail(state)).toBe('');
});

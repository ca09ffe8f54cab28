import { expect, test } from 'vitest';
import { officeHome, originOf } from './office-paths.ts';

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

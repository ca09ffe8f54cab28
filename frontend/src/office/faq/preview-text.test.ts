import { expect, test } from 'vitest';
import { previewText } from './preview-text.ts';

test('150 characters stay whole, one more is cut', () => {
  expect(previewText('a'.repeat(150))).toBe('a'.repeat(150));
  expect(previewText('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
});

test('counts characters as people do and puts lines into one', () => {
  expect(previewText('🚀'.repeat(150))).toBe('🚀'.repeat(150));
  expect(previewText('one\n\n two')).toBe('one two');
});

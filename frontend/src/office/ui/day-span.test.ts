import { expect, test } from 'vitest';
import { parseSpan } from './day-span.ts';

test('reads a span with either end open, and no other words', () => {
  expect(parseSpan('2026-01-03', '2026-01-09')).toEqual({ from: '2026-01-03', to: '2026-01-09' });
  expect(parseSpan('2026-01-03', null)).toEqual({ from: '2026-01-03', to: '' });
  expect(parseSpan('yesterday', '')).toBeNull();
  expect(parseSpan('2026-01-09', '2026-01-03')).toBeNull();
});

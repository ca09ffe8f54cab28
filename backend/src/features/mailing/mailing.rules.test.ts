import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { estimatedEnd, shareOfMinute } from './mailing.rules.ts';

describe('the share of a minute', () => {
  it('adds up to the pace in any hour, and differs by one at most', () => {
    const pace = fc.integer({ min: 1, max: 1_000_000 });
    const start = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(pace, start, (perHour, from) => {
        const shares = Array.from({ length: 60 }, (_, minute) => shareOfMinute(perHour, from + minute));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(perHour);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each([1, 10, 59, 60, 61, 5000])('sends the first message of %i an hour immediately', (perHour) => {
    expect(shareOfMinute(perHour, 0)).toBe(Math.ceil(perHour / 60));
  });
});

test.each([
  [10, 8, 48],
  [90, 100, 67],
  [5000, 500, 6],
])('at %i an hour, %i messages end within %i minutes', (perHour, planned, minutes) => {
  const now = new Date('2026-01-31T10:00:00Z');
  const end = estimatedEnd({ state: 'running', perHour }, { planned, queued: 0 }, now);
  expect(end?.getTime()).toBe(now.getTime() + minutes * 60_000);
});

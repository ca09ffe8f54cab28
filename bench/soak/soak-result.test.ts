import { expect, it } from 'vitest';
import { shareAbove } from './soak-result.ts';

it('tells how many delays are above 50 ms from the quantiles that are known', () => {
  expect(shareAbove({ p50: 10, p90: 12, p99: 30, max: 45 })).toBe(0);
  expect(shareAbove({ p50: 10, p90: 12, p99: 50, max: 400 })).toBeCloseTo(0.01, 6);
  expect(shareAbove({ p50: 10, p90: 12.5, p99: 200, max: 400 })).toBeCloseTo(0.0316, 4);
  expect(shareAbove({ p50: 60, p90: 70, p99: 80, max: 90 })).toBe(1);
  const often = shareAbove({ p50: 10, p90: 12, p99: 45, max: 400 });
  const seldom = shareAbove({ p50: 10, p90: 12, p99: 15, max: 400 });
  expect(often).toBeLessThan(0.01);
  expect(seldom).toBeLessThan(often);
});

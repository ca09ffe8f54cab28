import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountLadder, addressLadder, loginWaitSeconds, windowWaitSeconds } from './account.limits.ts';

const day = 86_400;
const histories = fc
  .array(fc.double({ min: 0, max: 2 * day, noNaN: true }), { maxLength: 30 })
  .map((ages) => ages.toSorted((a, b) => a - b));
const later = (ages: readonly number[], seconds: number) => ages.map((age) => age + seconds);

describe('loginWaitSeconds', () => {
  it.each([
    ['no failure', [], 0],
    ['four failures', [0, 1, 2, 3], 0],
    ['five failures spread over fifteen minutes', [0, 225, 450, 675, 900], 0],
    ['five failures within fifteen minutes', [0, 225, 450, 675, 899], 60],
    ['the fifth 20 seconds ago', [20, 21, 22, 23, 24], 40],
    ['a sixth after the wait', [0, 61, 62, 63, 64, 65], 120],
    ['a seventh', [0, 121, 182, 183, 184, 185, 186], 240],
    ['a failure the day after', [10, day, day + 1, day + 2, day + 3, day + 4], 0],
  ])('after %s', (_what, ages, wait) => {
    expect(loginWaitSeconds(ages, addressLadder)).toBe(wait);
  });

  it('is never a permanent lock: an hour at most, and a try is allowed after the wait', () => {
    fc.assert(
      fc.property(histories, (ages) => {
        const wait = loginWaitSeconds(ages, addressLadder);
        expect(wait).toBeLessThanOrEqual(addressLadder.longestSeconds);
        expect(loginWaitSeconds(later(ages, wait), addressLadder)).toBe(0);
      }),
    );
  });

  it('is nothing while no fifteen minutes saw five failures', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 225, max: 5000 }), { maxLength: 30 }), (gaps) => {
        let age = 0;
        expect(
          loginWaitSeconds(
            gaps.map((gap) => (age += gap)),
            addressLadder,
          ),
        ).toBe(0);
      }),
    );
  });

  it('grows with every failure, at the same moment', () => {
    fc.assert(
      fc.property(histories, (ages) => {
        fc.pre(ages.every((age) => age < day));
        expect(loginWaitSeconds([0, ...ages], addressLadder)).toBeGreaterThanOrEqual(
          loginWaitSeconds(ages, addressLadder),
        );
      }),
    );
  });
});

it.each([
  [19, 0],
  [20, 60],
  [21, 120],
  [23, 480],
  [24, 900],
  [40, 900],
])('an account waits, after %i failures at once from new sites, %i seconds', (failures, wait) => {
  expect(loginWaitSeconds(Array<number>(failures).fill(0), accountLadder)).toBe(wait);
});

it('a window has room again when its limiting attempt is old enough', () => {
  expect(windowWaitSeconds({ count: 3, seconds: 60 }, null)).toBe(0);
  expect(windowWaitSeconds({ count: 3, seconds: 60 }, 50)).toBe(10);
  expect(windowWaitSeconds({ count: 3, seconds: 60 }, 60)).toBe(0);
});

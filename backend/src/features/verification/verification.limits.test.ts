import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areTriesUsedUp, retryAfterSeconds, type SendHistory, sendObstacle } from './verification.limits.ts';

const age = fc.double({ min: 0, max: 86_400, noNaN: true });
const histories: fc.Arbitrary<SendHistory> = fc.record({
  destinationAges: fc.array(age, { maxLength: 8 }).map((ages) => ages.toSorted((a, b) => a - b)),
  clientLimitAge: fc.option(fc.double({ min: 0, max: 3600, noNaN: true })),
  smsLimitAge: fc.option(fc.double({ min: 0, max: 3600, noNaN: true })),
  wrongTries: fc.array(
    fc.record({
      count: fc.integer({ min: 0, max: 5 }),
      forgottenInSeconds: fc.double({ min: 1, max: 87_000, noNaN: true }),
    }),
    {
      maxLength: 8,
    },
  ),
});

/** The same history a while later, no send added. */
const later = (history: SendHistory, seconds: number): SendHistory => ({
  destinationAges: history.destinationAges.map((each) => each + seconds),
  clientLimitAge: history.clientLimitAge === null ? null : history.clientLimitAge + seconds,
  smsLimitAge: history.smsLimitAge === null ? null : history.smsLimitAge + seconds,
  wrongTries: history.wrongTries
    .map((tries) => ({ ...tries, forgottenInSeconds: tries.forgottenInSeconds - seconds }))
    .filter((tries) => tries.forgottenInSeconds > 0),
});

const nothing: SendHistory = { destinationAges: [], clientLimitAge: null, smsLimitAge: null, wrongTries: [] };

describe('sendObstacle', () => {
  it('names a wait that is true: after it a send goes through, a moment before it does not', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const obstacle = sendObstacle(history);
        if (obstacle === null) return;
        expect(obstacle.waitSeconds).toBeGreaterThan(0);
        expect(sendObstacle(later(history, obstacle.waitSeconds + 1e-6))).toBeNull();
        expect(sendObstacle(later(history, Math.max(0, obstacle.waitSeconds - 1e-3)))).not.toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['nothing', nothing, null],
    [
      'a send 59 seconds ago',
      { ...nothing, destinationAges: [59] },
      { code: 'OTP_COOLDOWN', waitSeconds: 1 },
    ],
    ['a send 60 seconds ago', { ...nothing, destinationAges: [60] }, null],
    [
      'three sends in ten minutes',
      { ...nothing, destinationAges: [61, 200, 599] },
      { code: 'RATE_LIMITED', waitSeconds: 1 },
    ],
    ['the third ten minutes ago', { ...nothing, destinationAges: [61, 200, 600] }, null],
    [
      'eight sends in a day',
      { ...nothing, destinationAges: [700, 1400, 2100, 2800, 3500, 4200, 4900, 86_399] },
      { code: 'RATE_LIMITED', waitSeconds: 1 },
    ],
    [
      'a client at its limit',
      { ...nothing, clientLimitAge: 3590 },
      { code: 'RATE_LIMITED', waitSeconds: 10 },
    ],
    ['the spend guard', { ...nothing, smsLimitAge: 3000 }, { code: 'SMS_PAUSED', waitSeconds: 600 }],
    [
      'the longer of two limits',
      { ...nothing, destinationAges: [10], smsLimitAge: 3580 },
      { code: 'OTP_COOLDOWN', waitSeconds: 50 },
    ],
    [
      'ten wrong tries',
      { ...nothing, wrongTries: [3, 3, 3, 1].map((count) => ({ count, forgottenInSeconds: count * 100 })) },
      { code: 'RATE_LIMITED', waitSeconds: 100 },
    ],
  ] as const)('after %s', (_name, history, expected) => {
    expect(sendObstacle(history)).toEqual(expected);
  });
});

it('counts wrong tries up to the tenth', () => {
  const tries = (count: number): SendHistory => ({
    ...nothing,
    wrongTries: [{ count, forgottenInSeconds: 5 }],
  });
  expect(areTriesUsedUp(tries(9))).toBe(false);
  expect(areTriesUsedUp(tries(10))).toBe(true);
});

it('rounds a wait up to whole seconds, at least one', () => {
  expect([0, 0.2, 1, 1.0001].map(retryAfterSeconds)).toEqual([1, 1, 1, 2]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourlyCounters, retryAfterSeconds, type SentCode, sendObstacle } from './verification.limits.ts';
import { sentCode } from './verification.scenario.ts';
import { randomRuns } from '../../testing/matrix.ts';

const day = 86_400;

/** A code sent this many seconds ago, by another client unless stated otherwise. */
const sent = (ageSeconds: number, sameClient = false): SentCode =>
  sentCode({ id: String(ageSeconds), ageSeconds, remainingSeconds: 300 - ageSeconds, sameClient });

const limits = { perClientPerHour: 30, smsPerHour: 200, mailPerHour: 20_000 };
const from = (clientAddress: string) => ({ clientAddress, keyOf: (network: string) => network });
const counters = hourlyCounters('email', from('2001:db8:1:2::3'), limits);
const obstacle = (codes: readonly SentCode[], waits: readonly number[] = []) =>
  sendObstacle(codes, counters, waits);
/** This many codes, ten minutes apart, the newest ten minutes old. */
const every10Minutes = (count: number, sameClient = false) =>
  Array.from({ length: count }, (_, at) => sent((at + 1) * 600, sameClient));

const codes = fc
  .array(fc.record({ age: fc.double({ min: 0, max: 90_000, noNaN: true }), sameClient: fc.boolean() }), {
    maxLength: 40,
  })
  .map((list) => list.toSorted((a, b) => a.age - b.age).map(({ age, sameClient }) => sent(age, sameClient)));
const waits = fc.array(fc.double({ min: 0, max: 3600, noNaN: true }), { minLength: 3, maxLength: 3 });

describe('sendObstacle', () => {
  it('names a wait that is true: after it a send goes through, a moment before it does not', () => {
    fc.assert(
      fc.property(codes, waits, (history, counterWaits) => {
        const later = (seconds: number) =>
          obstacle(
            history.map((code) => ({ ...code, ageSeconds: code.ageSeconds + seconds })),
            counterWaits.map((wait) => wait - seconds),
          );
        const now = later(0);
        if (now === null) return;
        expect(now.waitSeconds).toBeGreaterThan(0);
        expect(later(now.waitSeconds + 1e-6)).toBeNull();
        expect(later(Math.max(0, now.waitSeconds - 1e-3))).not.toBeNull();
      }),
      { numRuns: randomRuns(2000) },
    );
  });

  it.each([
    ['nothing', [], [], null],
    ['a send 59 seconds ago', [sent(59)], [], { code: 'OTP_COOLDOWN', waitSeconds: 1 }],
    ['a send 60 seconds ago', [sent(60)], [], null],
    [
      'three sends in ten minutes',
      [61, 200, 599].map((age) => sent(age)),
      [],
      { code: 'RATE_LIMITED', waitSeconds: 1 },
    ],
    ['the third ten minutes ago', [61, 200, 600].map((age) => sent(age)), [], null],
    ['8 sends in a day', every10Minutes(8, true), [], null],
    [
      '12 sends in a day by one client',
      every10Minutes(12, true),
      [],
      { code: 'RATE_LIMITED', waitSeconds: day - 12 * 600 },
    ],
    ['12 sends in a day by others', every10Minutes(12), [], null],
    ['24 sends in a day by others', every10Minutes(24), [], null],
    [
      '24 sends in a day, two of them by this client',
      [sent(600, true), sent(1200, true), ...every10Minutes(24).slice(2)],
      [],
      null,
    ],
    [
      '24 sends in a day, the oldest three by this client',
      [...every10Minutes(21), ...[22, 23, 24].map((at) => sent(at * 600, true))],
      [],
      { code: 'RATE_LIMITED', waitSeconds: day - 24 * 600 },
    ],
    ['a client at its limit', [], [10, 0, 0], { code: 'RATE_LIMITED', waitSeconds: 10 }],
    ['the mail guard', [], [0, 0, 600], { code: 'MAIL_PAUSED', waitSeconds: 600 }],
    ['the longer of two limits', [sent(10)], [0, 0, 20], { code: 'OTP_COOLDOWN', waitSeconds: 50 }],
  ] as const)('after %s', (_name, history, counterWaits, expected) => {
    expect(obstacle(history, counterWaits)).toEqual(expected);
  });
});

describe('hourlyCounters', () => {
  it('count an IPv6 client by its /48, with 16 times the limit of an address, and by its /64', () => {
    expect(counters).toEqual([
      { name: 'client 2001:db8:1::/48', limit: 480, code: 'RATE_LIMITED' },
      { name: 'client 2001:db8:1:2::/64', limit: 30, code: 'RATE_LIMITED' },
      { name: 'email', limit: 20_000, code: 'MAIL_PAUSED' },
    ]);
  });

  it('count an IPv4 client by its /24, with 64 times the limit of an address, and by its address', () => {
    expect(hourlyCounters('email', from('203.0.113.7'), limits)).toEqual([
      { name: 'client 203.0.113.0/24', limit: 1920, code: 'RATE_LIMITED' },
      { name: 'client 203.0.113.7', limit: 30, code: 'RATE_LIMITED' },
      { name: 'email', limit: 20_000, code: 'MAIL_PAUSED' },
    ]);
  });

  it('count text messages for themselves, too, far below those of the installation', () => {
    expect(hourlyCounters('sms', from('2001:db8:1:2::3'), limits).slice(2)).toEqual([
      { name: 'sms 2001:db8:1::/48', limit: 20, code: 'SMS_PAUSED' },
      { name: 'sms 2001:db8:1:2::/64', limit: 10, code: 'SMS_PAUSED' },
      { name: 'sms', limit: 200, code: 'SMS_PAUSED' },
    ]);
    expect(hourlyCounters('sms', from('203.0.113.7'), limits).slice(2)).toEqual([
      { name: 'sms 203.0.113.0/24', limit: 30, code: 'SMS_PAUSED' },
      { name: 'sms 203.0.113.7', limit: 10, code: 'SMS_PAUSED' },
      { name: 'sms', limit: 200, code: 'SMS_PAUSED' },
    ]);
  });

  it('count a private address once', () => {
    expect(hourlyCounters('sms', from('10.0.0.1'), limits)).toEqual([
      { name: 'client 10.0.0.1', limit: 30, code: 'RATE_LIMITED' },
      { name: 'sms 10.0.0.1', limit: 10, code: 'SMS_PAUSED' },
      { name: 'sms', limit: 200, code: 'SMS_PAUSED' },
    ]);
  });
});

it('rounds a wait up to whole seconds, at least one', () => {
  expect([0, 0.2, 1, 1.0001].map(retryAfterSeconds)).toEqual([1, 1, 1, 2]);
});

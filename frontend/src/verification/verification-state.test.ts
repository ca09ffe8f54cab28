import { describe, expect, it, test } from 'vitest';
import { failed } from '../testing/answers.ts';
import {
  challengeOf,
  entering,
  forgotten,
  initialState,
  left,
  liveChallenge,
  lockedUntilMs,
  notSent,
  notVerified,
  resendAtMs,
  typed,
  otherFailure,
  verifiedAs,
  type Contact,
} from './verification-state.ts';

const nowMs = 1_000_000;
const contact: Contact = { channel: 'EMAIL', destination: 'ada@example.com' };
const sent = { message: 'Sent.', codeLength: 4, expiresInSeconds: 300, resendAfterSeconds: 60 };
const challenge = challengeOf(contact, sent, nowMs);
const atCode = typed(entering(initialState, challenge), '1234');
const errorOf = (code: string, retryAfterSeconds: number | null = null) =>
  failed(code, { retryAfterSeconds }).error;

test.each(['OTP_INVALID', 'OTP_EXPIRED', 'OTP_ATTEMPTS_EXCEEDED', 'VALIDATION_FAILED'])(
  'clears a code that was refused by %s, and says why',
  (code) => {
    const state = notVerified(atCode, errorOf(code), nowMs);
    expect(state).toMatchObject({ code: '', complaint: `The message of ${code}.` });
    expect(otherFailure(state)).toBeNull();
  },
);

test('finds nothing wrong with the right code of a contact to which nothing belongs', () => {
  const state = notVerified(atCode, errorOf('NOT_FOUND'), nowMs);
  expect(state).toMatchObject({ code: '', complaint: null });
  expect(otherFailure(state)?.message).toBe('The message of NOT_FOUND.');
});

test.each(['NETWORK', 'RATE_LIMITED', 'DATABASE_UNAVAILABLE', 'INTERNAL'])(
  'keeps a code that the server did not check because of %s',
  (code) => expect(notVerified(atCode, errorOf(code), nowMs).code).toBe('1234'),
);

test("uses the field's words for what is wrong with the code, if there are any", () => {
  const { error } = failed('VALIDATION_FAILED', { fields: { otp: 'OTP is required' } });
  expect(notVerified(atCode, error, nowMs).complaint).toBe('OTP is required');
});

test.each([
  ['OTP_EXPIRED', true],
  ['OTP_ATTEMPTS_EXCEEDED', true],
  ['NOT_FOUND', true],
  ['OTP_INVALID', false],
  ['NETWORK', false],
])('after %s it is %s that only a new code helps', (code, isSpent) => {
  expect(notVerified(atCode, errorOf(code), nowMs).challenge?.isSpent).toBe(isSpent);
});

describe('the wait', () => {
  it('locks the boxes while the server refuses to check', () => {
    expect(lockedUntilMs(notVerified(atCode, errorOf('RATE_LIMITED', 45), nowMs))).toBe(nowMs + 45_000);
  });

  it('leaves the boxes open when it is about sending', () => {
    const state = notSent(atCode, errorOf('RATE_LIMITED', 90), nowMs);
    expect(lockedUntilMs(state)).toBeNull();
    expect(resendAtMs(state)).toBe(nowMs + 90_000);
  });

  it('before another code is the longer of the two', () => {
    expect(resendAtMs(atCode)).toBe(nowMs + 60_000);
    const usedUp = notVerified(atCode, errorOf('OTP_ATTEMPTS_EXCEEDED', 600), nowMs);
    expect(resendAtMs(usedUp)).toBe(nowMs + 600_000);
    expect(lockedUntilMs(usedUp)).toBeNull();
  });
});

describe('a code that was sent', () => {
  it('can still be entered after a look back at the contact', () => {
    expect(left(atCode)).toMatchObject({ step: 'contact', code: '', challenge });
    expect(liveChallenge(left(atCode), contact, nowMs)).toBe(challenge);
  });

  it.each([
    ['it has expired', left(atCode), contact, nowMs + 300_000],
    ['its tries are used up', notVerified(atCode, errorOf('OTP_ATTEMPTS_EXCEEDED'), nowMs), contact, nowMs],
    ['it went elsewhere', left(atCode), { ...contact, destination: 'grace@example.com' }, nowMs],
    ['it went by another channel', left(atCode), { ...contact, channel: 'SMS' }, nowMs],
    ['it was used', verifiedAs(atCode, contact), contact, nowMs],
  ] as const)('cannot be entered when %s', (_, state, to, atMs) => {
    expect(liveChallenge(state, to, atMs)).toBeNull();
  });
});

test('typing removes the message, clearing a box does not', () => {
  const refused = notVerified(atCode, errorOf('OTP_INVALID'), nowMs);
  expect(typed(refused, '').complaint).not.toBeNull();
  expect(typed(refused, '1').complaint).toBeNull();
});

test('a verified contact is remembered until it is forgotten', () => {
  const state = verifiedAs(atCode, contact);
  expect(left(state).verified).toBe(contact);
  expect(forgotten(state)).toMatchObject({ step: 'contact', verified: null });
});

import { describe, expect, it } from 'vitest';
import {
  browserKey,
  isBrowserToken,
  newBrowserToken,
  parseDestination,
  policyFor,
} from './verification.rules.ts';
import { foreignMobile, nationalDigits, newMobile } from './verification.scenario.ts';
import { smsCountry } from './verification.sms-country.ts';

describe('parseDestination', () => {
  it.each([
    [{ channel: 'email', email: undefined }, 'VALIDATION_FAILED', { email: 'Email Id is required' }],
    [{ channel: 'email', email: null }, 'VALIDATION_FAILED', { email: 'Email Id is required' }],
    [{ channel: 'email', email: '  ' }, 'VALIDATION_FAILED', { email: 'Email Id is required' }],
    [{ channel: 'email', email: 'nobody' }, 'VALIDATION_FAILED', { email: 'Invalid email address' }],
    [
      { channel: 'email', email: 'a@example.com\r\nBcc: b@example.com' },
      'VALIDATION_FAILED',
      { email: 'Invalid email address' },
    ],
    [
      { channel: 'email', email: 'a@example.com,b@example.com' },
      'VALIDATION_FAILED',
      { email: 'Invalid email address' },
    ],
    [
      { channel: 'email', email: 'a b <a@example.com> c' },
      'VALIDATION_FAILED',
      { email: 'Invalid email address' },
    ],
    [
      { channel: 'sms', mobileNumber: '' },
      'VALIDATION_FAILED',
      { mobileNumber: 'Please enter phone number.' },
    ],
    ...[foreignMobile, smsCountry.dialCode, 'call me'].map(
      (mobileNumber) =>
        [
          { channel: 'sms', mobileNumber },
          'PHONE_NOT_SUPPORTED',
          { mobileNumber: expect.stringContaining(smsCountry.adjective) },
        ] as const,
    ),
  ] as const)('refuses %j', (input, code, fields) => {
    expect(parseDestination(input)).toMatchObject({ ok: false, code, fields });
  });

  it('reads a mobile number with and without its dial code, with and without spaces', () => {
    const mobile = smsCountry.exampleMobile;
    const national = nationalDigits(mobile);
    for (const mobileNumber of [mobile, mobile.slice(1), national, `${smsCountry.dialCode} ${national}`])
      expect(parseDestination({ channel: 'sms', mobileNumber }), mobileNumber).toMatchObject({
        destination: { key: `phone:${mobile}`, address: mobile },
      });
  });

  it('accepts the mobile numbers that the form accepts', () => {
    for (const mobileNumber of [smsCountry.exampleMobile, newMobile()]) {
      expect(mobileNumber).toMatch(smsCountry.mobileNumbers);
      expect(parseDestination({ channel: 'sms', mobileNumber })).toMatchObject({ ok: true });
    }
    expect(foreignMobile).not.toMatch(smsCountry.mobileNumbers);
  });

  it('compares emails by mailbox and writes to them as typed', () => {
    expect(parseDestination({ channel: 'email', email: ' A.B+x@GMail.com ' })).toMatchObject({
      destination: { key: 'email:ab@gmail.com', address: 'A.B+x@GMail.com' },
    });
  });
});

it('gives short codes less time and fewer tries', () => {
  expect([4, 5, 6, 8].map(policyFor)).toEqual([
    { validSeconds: 300, maxTries: 3 },
    { validSeconds: 300, maxTries: 3 },
    { validSeconds: 600, maxTries: 5 },
    { validSeconds: 600, maxTries: 5 },
  ]);
});

it('makes browser tokens that it knows again, and keys that do not hold them', () => {
  const token = newBrowserToken();
  expect(isBrowserToken(token)).toBe(true);
  expect(browserKey(token)).not.toContain(token);
  expect(['', 'short', `${token}x`, `${token.slice(1)} `].some(isBrowserToken)).toBe(false);
});

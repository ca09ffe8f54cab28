import { describe, expect, it } from 'vitest';
import {
  browserKey,
  isBrowserToken,
  newBrowserToken,
  parseDestination,
  policyFor,
} from './verification.rules.ts';

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
      { channel: 'email', email: '"a b" <a@example.com>' },
      'VALIDATION_FAILED',
      { email: 'Invalid email address' },
    ],
    [
      { channel: 'sms', mobileNumber: '' },
      'VALIDATION_FAILED',
      { mobileNumber: 'Please enter phone number.' },
    ],
    [
      { channel: 'sms', mobileNumber: '+14155552671' },
      'PHONE_NOT_SUPPORTED',
      { mobileNumber: expect.stringContaining('Indian') },
    ],
    [
      { channel: 'sms', mobileNumber: '+911123456789' },
      'PHONE_NOT_SUPPORTED',
      { mobileNumber: expect.stringContaining('Indian') },
    ],
    [
      { channel: 'sms', mobileNumber: 'call me' },
      'PHONE_NOT_SUPPORTED',
      { mobileNumber: expect.stringContaining('Indian') },
    ],
  ] as const)('refuses %j', (input, code, fields) => {
    expect(parseDestination(input)).toMatchObject({ ok: false, code, fields });
  });

  it.each(['9876543210', '919876543210', '+91 98765 43210', '09876543210'])(
    'reads %s as the same Indian mobile',
    (mobileNumber) => {
      expect(parseDestination({ channel: 'sms', mobileNumber })).toMatchObject({
        destination: { key: 'phone:+919876543210', address: '+919876543210' },
      });
    },
  );

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

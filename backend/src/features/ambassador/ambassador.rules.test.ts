import { describe, expect, it } from 'vitest';
import { phoneInvalidMessage } from '../../platform/forms/field-rules.ts';
import { applicant } from './ambassador.scenario.ts';
import { parseApplication } from './ambassador.rules.ts';

const fieldsOf = (fields: object) => {
  const outcome = parseApplication({ ...applicant(), ...fields });
  return outcome.ok ? {} : outcome.fields;
};

describe('an application', () => {
  it('names every missing field', () => {
    const outcome = parseApplication({ firstName: ' ', lastName: null });
    expect(outcome).toMatchObject({ ok: false, code: 'VALIDATION_FAILED' });
    expect(outcome.ok ? {} : outcome.fields).toEqual({
      firstName: 'First name is a required field',
      lastName: 'Last name is a required field',
      email: 'Email is a required field',
      collegeName: 'College name is a required field',
      message: 'Message is a required field',
    });
  });

  it.each([
    [
      'a long first name',
      { firstName: 'a'.repeat(16) },
      { firstName: 'First name must be at most 15 characters' },
    ],
    [
      'a long last name',
      { lastName: 'a'.repeat(16) },
      { lastName: 'Last name must be at most 15 characters' },
    ],
    [
      'a long college name',
      { collegeName: 'a'.repeat(16) },
      { collegeName: 'College name must be at most 15 characters' },
    ],
    ['a long message', { message: 'a'.repeat(2001) }, { message: 'Message must be at most 2000 characters' }],
    ['no email at all', { email: 'grace' }, { email: 'Email must be a valid email' }],
    ['an email without a top-level domain', { email: 'grace@navy' }, { email: 'Invalid email address' }],
    ['letters in the phone number', { phoneNo: '07400 CALLME' }, { phoneNo: phoneInvalidMessage }],
    ['an impossible phone number', { phoneNo: '12345' }, { phoneNo: phoneInvalidMessage }],
    [
      'half a character',
      { message: 'a\ud800' },
      { message: 'Message contains a character we can’t store, after “a”. Remove it.' },
    ],
  ])('is refused for %s', (_what, fields, expected) => {
    expect(fieldsOf(fields)).toEqual(expected);
  });

  it.each([
    ['07400 123456', '+447400123456'],
    ['7400123456', '+447400123456'],
    ['+91 98123 45678', '+919812345678'],
    ['919812345678', '+919812345678'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads the phone number %s in the United Kingdom first', (phoneNo, phone) => {
    expect(parseApplication({ ...applicant(), phoneNo })).toMatchObject({ ok: true, request: { phone } });
  });

  it('is trimmed, its message in lines', () => {
    const outcome = parseApplication(
      applicant({ firstName: ' Grace ', email: ' G.H+x@gmail.com ', message: ' a\r\nb\rc\n' }),
    );
    expect(outcome).toMatchObject({
      ok: true,
      request: { firstName: 'Grace', email: 'G.H+x@gmail.com', emailKey: 'gh@gmail.com', message: 'a\nb\nc' },
    });
  });
});

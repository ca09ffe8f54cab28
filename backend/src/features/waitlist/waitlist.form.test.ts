import { describe, expect, test } from 'vitest';
import { brokerWords } from './waitlist.broker-words.ts';
import { forEachField, type WaitlistForm, waitlistFormFaults } from './waitlist.form.ts';

const good: WaitlistForm = {
  ...forEachField(() => ''),
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phoneNo: '98765 43210',
  country: 'IN',
  broker: 'zerodha',
};

const faults = (changes: Partial<WaitlistForm>) => waitlistFormFaults({ ...good, ...changes });

describe('the rules of the waitlist form', () => {
  test('ask for every required field, each in its own words', () => {
    const empty = forEachField(() => '  ');
    expect(faults(empty)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email Id is required',
      phoneNo: 'Please enter phone number.',
      country: 'Country is required',
      broker: `Please select your ${brokerWords.one}`,
    });
  });

  test('take names of 15 characters and no more', () => {
    expect(faults({ firstName: 'a'.repeat(15), lastName: 'b'.repeat(15) })).toEqual({});
    expect(faults({ firstName: 'a'.repeat(16), lastName: 'b'.repeat(16) })).toEqual({
      firstName: 'First name must be at most 15 characters',
      lastName: 'Last name must be at most 15 characters',
    });
  });

  test.each([
    ['asha', 'Please enter valid Email Id'],
    ['asha@', 'Please enter valid Email Id'],
    ['a b@example.com', 'Please enter valid Email Id'],
    [`${'a'.repeat(250)}@b.de`, 'Please enter valid Email Id'],
    ['asha@example', 'Invalid email address'],
    ['as..ha@example.com', 'Invalid email address'],
    ['asha@example.c', 'Invalid email address'],
  ])('turn down the email %s', (email, message) => {
    expect(faults({ email })).toEqual({ email: message });
  });

  test.each([' asha@example.com ', 'a.b+c@d-e.co.uk', 'a@b.xn--p1ai'])('take the email %s', (email) => {
    expect(faults({ email })).toEqual({});
  });

  test.each(['9876543210', '+91 98765-43210', '(020) 7946 0000', '4711'])(
    'take the phone number %s',
    (phoneNo) => {
      expect(faults({ phoneNo })).toEqual({});
    },
  );

  test.each(['98765abc', '123', '1'.repeat(16), '+', '98+76543210'])(
    'reject the phone number %s',
    (phoneNo) => {
      expect(faults({ phoneNo })).toEqual({ phoneNo: 'Please enter valid Phone Number' });
    },
  );

  // A rule with quadratic time in the length would take minutes for each.
  test.each([
    ['letters', 'a'.repeat(1_000_000)],
    ['letters and dots', 'a.'.repeat(500_000)],
    ['a domain that goes on', `a@${'a.'.repeat(500_000)}`],
    ['a domain of digits', `a@${'1.'.repeat(500_000)}1`],
    ['digits and spaces', '1 '.repeat(500_000)],
  ])('refuse a million characters in linear time: %s', (_what, long) => {
    expect(Object.keys(faults({ email: long, phoneNo: long }))).toEqual(['email', 'phoneNo']);
  });
});

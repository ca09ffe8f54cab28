import { describe, expect, test } from 'vitest';
import { composePhone, formatDialCode, splitInternational } from './phone.ts';

const india = { code: 'IN', dialCode: '+91' };
const britain = { code: 'GB', dialCode: '44' };

describe('composePhone', () => {
  test.each([
    ['98765 43210', india, '+919876543210'],
    ['098765-43210', india, '+919876543210'],
    ['+91 98765 43210', india, '+919876543210'],
    ['919876543210', india, '+919876543210'],
    ['07911 123456', britain, '+447911123456'],
    ['(0)7911 123456', britain, '+447911123456'],
    ['+91 98765 43210', britain, '+919876543210'],
    ['+44 7911 123456', null, '+447911123456'],
  ])('reads %s with %o as %s', (typed, country, number) => {
    expect(composePhone(typed, country)).toEqual({ number, possible: true });
  });

  test('keeps dial code and digits together when the number cannot be, and says so', () => {
    expect(composePhone('98765', india)).toEqual({ number: '+9198765', possible: false });
  });

  test('works for a country without a numbering plan of its own', () => {
    expect(composePhone('12345', { code: 'AQ', dialCode: '672' }).number).toBe('+67212345');
  });
});

test.each([
  ['+91 98765 43210', { country: 'IN', national: '098765 43210' }],
  [' +447400123456', { country: 'GB', national: '07400 123456' }],
  ['+44', null],
  ['07400 123456', null],
  ['', null],
])('splits %j into %o', (text, parts) => {
  expect(splitInternational(text)).toEqual(parts);
});

test('shows a dial code with one plus, however it comes', () => {
  expect([formatDialCode(india), formatDialCode(britain)]).toEqual(['+91', '+44']);
});

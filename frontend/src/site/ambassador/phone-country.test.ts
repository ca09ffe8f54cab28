import { describe, expect, test } from 'vitest';
import { splitDialCode, withDialCode } from './phone-country.ts';

const canada = { code: 'CA', dialCode: '+1', name: 'Canada' };
const guernsey = { code: 'GG', dialCode: '+44', name: 'Guernsey' };
const india = { code: 'IN', dialCode: '+91', name: 'India' };
const britain = { code: 'GB', dialCode: '+44', name: 'United Kingdom' };
const countries = [canada, guernsey, india, britain];

test.each([
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+9109876543210'],
  ['٩٨٧٦٥٤٣٢١٠', '+919876543210'],
  ['+44 7911 123456', '+447911123456'],
  ['0044 7911 123456', '+447911123456'],
])('sends %s as %s', (typed, number) => {
  expect(withDialCode(typed, india.dialCode)).toBe(number);
});

describe('a number with a dial code of its own', () => {
  test.each([
    ['+91 98765 43210', { country: 'IN', rest: '9876543210' }],
    [' +447400123456', { country: 'GB', rest: '7400123456' }],
    ['0044 07400 123456', { country: 'GB', rest: '07400123456' }],
    ['+1 212 555 0123', { country: 'CA', rest: '2125550123' }],
    ['07400 123456', null],
    ['+999 1', null],
    ['', null],
  ])('is split: %j', (text, parts) => {
    expect(splitDialCode(text, { countries, chosen: britain })).toEqual(parts);
  });

  test('keeps the chosen country, if it has that code', () => {
    expect(splitDialCode('+44 7781 123456', { countries, chosen: guernsey })?.country).toBe('GG');
  });
});

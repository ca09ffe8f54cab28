import { describe, expect, it } from 'vitest';
import { parseMobileOf } from './phone.ts';

describe('parseMobileOf', () => {
  it.each([
    ['IN', '9876543210', '+919876543210'],
    ['IN', '919876543210', '+919876543210'],
    ['IN', '+91 98765 43210', '+919876543210'],
    ['IN', '09876543210', '+919876543210'],
    ['DE', '0151 12345678', '+4915112345678'],
    ['DE', '4915112345678', '+4915112345678'], // a landline, too
    ['US', '(415) 555-2671', '+14155552671'],
  ])('reads a mobile of %s: %s', (country, text, mobile) => {
    expect(parseMobileOf(country, text)).toBe(mobile);
  });

  it.each([
    ['IN', '+14155552671'],
    ['IN', '+911123456789'],
    ['DE', '030 123456'],
    ['DE', 'call me'],
    ['DE', ''],
  ])('refuses what is no mobile of %s: %s', (country, text) => {
    expect(parseMobileOf(country, text)).toBeNull();
  });
});

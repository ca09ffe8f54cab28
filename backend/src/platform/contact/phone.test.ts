import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { randomRuns } from '../../testing/matrix.ts';
import { parseMobileOf, parsePhone } from './phone.ts';

describe('parsePhone', () => {
  it.each([
    ['IN', '091 98765 43210'],
    ['IN', '+91 91 98765 43210'],
    ['IN', '91 91 98765 43210'],
    ['IN', '+91 091 98765 43210'],
    ['IN', '0091 91 98765 43210'],
    ['IN', '+91-0-98765-43210'],
    ['IN', '(+91) 98765 43210'],
    ['IN', '९८७६५ ४३२१०'],
    ['IN', '919876543210'],
    ['DE', '+91 91 98765 43210'],
    [null, '91 98765 43210'],
    [null, '0091 98765 43210'],
  ])('reads one number, typed in %s as %s', (country, text) => {
    expect(parsePhone(text, country)).toBe('+919876543210');
  });

  it.each([
    ['US', '+1 1 415 555 2671', '+14155552671'],
    ['US', '1 (415) 555-2671', '+14155552671'],
    ['GB', '+44 44 7911 123456', '+447911123456'],
    ['GB', '+44 (0)7911 123456', '+447911123456'],
    ['IT', '+39 391 234 5678', '+393912345678'], // a mobile number that begins like the dial code
    ['IT', '02 1234 5678', '+390212345678'],
    ['BR', '55 99123-4567', '+5555991234567'], // an area code that is the dial code, too
    ['DE', '4915112345678', '+4915112345678'],
  ])('of %s: %s', (country, text, number) => {
    expect(parsePhone(text, country)).toBe(number);
  });

  it.each([
    ['IN', '12345'],
    ['IN', '+91 00000 00000'],
    ['DE', '+49 1'],
    ['US', '+1 555 555 5555'],
    ['IN', 'call me'],
    ['IN', ''],
    [null, '98765'],
  ])('refuses what is no number: %s %s', (country, text) => {
    expect(parsePhone(text, country)).toBeNull();
  });

  const numbers = getCountries().flatMap((country) => {
    const number = getExampleNumber(country, examples);
    return number?.isValid() === true ? [{ country, number }] : [];
  });

  it('reads each spelling of a number as the same one, and only one', () => {
    const separator = fc.constantFrom('', ' ', '-', '–', '.', '/', '\u00a0', '\u200e', ') (');
    const script = fc.constantFrom(0x30, 0x660, 0x6f0, 0x966, 0xff10);
    const spelling = fc.record({
      sample: fc.constantFrom(...numbers),
      separators: fc.array(separator, { minLength: 4, maxLength: 4 }),
      zero: script,
      form: fc.constantFrom('+', '00', '(+', 'tel:+', 'doubled', 'bare'),
    });
    fc.assert(
      fc.property(spelling, ({ sample: { country, number }, separators, zero, form }) => {
        const code = number.countryCallingCode;
        const digits = Array.from(number.nationalNumber);
        const spread = digits.map((digit, at) => `${digit}${separators[at % 5] ?? ''}`).join('');
        const written = {
          '+': `+${code} ${spread}`,
          '00': `00${code} ${spread}`,
          '(+': `(+${code}) ${spread}`,
          'tel:+': `tel:+${code}-${digits.join('')}`,
          doubled: `+${code} ${code} ${spread}`,
          bare: `${code}${digits.join('')}`,
        }[form];
        const text = written.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
        const read = parsePhone(text, country);
        // A doubled code may be a number of its own. It has one spelling, too.
        if (form !== 'doubled') expect(read).toBe(number.number);
        if (read !== null) expect(parsePhone(read, country)).toBe(read);
      }),
      { numRuns: randomRuns(2000) },
    );
  });

  // REST answers with the digits of E.164, as a number.
  it('reads a number as the APIs answer it as the same number', () => {
    const changed = numbers.filter(
      ({ country, number }) => parsePhone(number.number.slice(1), country) !== number.number,
    );
    expect(changed.map(({ country }) => country)).toEqual([]);
  });
});

describe('parseMobileOf', () => {
  it.each([
    ['IN', '9876543210', '+919876543210'],
    ['IN', '919876543210', '+919876543210'],
    ['IN', '+91 98765 43210', '+919876543210'],
    ['IN', '09876543210', '+919876543210'],
    ['IN', '+91 91 98765 43210', '+919876543210'],
    ['DE', '0151/12345678', '+4915112345678'],
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

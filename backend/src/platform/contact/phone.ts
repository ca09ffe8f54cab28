import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { typedPhone } from '../forms/typed-text.ts';

/**
 * Parses a phone number, however it is typed: see {@link readingsOf}. Only valid numbers are accepted, so that each has
 * one spelling.
 *
 * @param country ISO 3166-1 alpha-2.
 * @returns E.164 text (`+919876543210`), or null if it is not a valid number of any country.
 */
export function parsePhone(text: string, country: string | null): string | null {
  return readingsOf(text, country).find((phone) => phone.isValid())?.number ?? null;
}

/**
 * Parses a mobile number of the country, with its dial code or without, with `+` or without. Where digits can be read as a
 * landline or, with the dial code, as a mobile number, they are the mobile number.
 *
 * @returns E.164 text of a valid mobile number there, otherwise null.
 */
export function parseMobileOf(country: string, text: string): string | null {
  return readingsOf(text, country).find((phone) => isMobileOf(country, phone))?.number ?? null;
}

function isMobileOf(country: string, phone: PhoneNumber): boolean {
  if (phone.country !== country || !phone.isValid()) return false;
  const type = phone.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

/**
 * The numbers that a text can stand for, the likeliest first. With a `+` it is international. Without one, it is
 * international if it begins with the country's own dial code and is valid as such, else national, else international
 * without its `+`. Last come the same with a dial code that was typed before one that was already there.
 *
 * @param country ISO 3166-1 alpha-2; null: none is known.
 */
function readingsOf(text: string, country: string | null): readonly PhoneNumber[] {
  const typed = typedPhone(text);
  if (!/^\+?\d{4,32}$/.test(typed)) return [];
  const readings = typed.startsWith('+') ? [read(typed)] : withoutPlus(typed, country);
  const once = readings.filter((reading) => reading !== undefined);
  return [...once, ...once.flatMap(undoubled)];
}

function withoutPlus(typed: string, country: string | null): readonly (PhoneNumber | undefined)[] {
  const international = read(`+${typed.replace(/^0+/, '')}`);
  if (country === null) return [international];
  const hasOwnDialCode =
    !typed.startsWith('0') && international?.country === country && international.isValid();
  const national = read(typed, country);
  return hasOwnDialCode ? [international, national] : [national, international];
}

function undoubled({ countryCallingCode: code, nationalNumber }: PhoneNumber): readonly PhoneNumber[] {
  const digits = nationalNumber.replace(/^0+/, '');
  const reading = digits.startsWith(code) ? read(`+${code}${digits.slice(code.length)}`) : undefined;
  return reading === undefined ? [] : [reading];
}

/** A number with its `+`, or a national one of a country. */
function read(text: string, country?: string): PhoneNumber | undefined {
  const region =
    country !== undefined && isSupportedCountry(country) ? { defaultCountry: country } : undefined;
  return parsePhoneNumberFromString(text, { ...region, extract: false });
}

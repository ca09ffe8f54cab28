import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

export interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** With or without its `+`. */
  readonly dialCode: string;
}

export interface ComposedPhone {
  /** `+` and digits. */
  readonly number: string;
  /** Whether the length fits the numbering plan; the server rejects others. */
  readonly possible: boolean;
}

/**
 * Combines the typed text and the chosen country into one international number. A leading `+` is kept; other text is
 * parsed as a national number first (its trunk zero dropped), then as an international one without its `+`.
 */
export function composePhone(typed: string, country: PhoneCountry | null): ComposedPhone {
  const text = typed.trim();
  const readings = text.startsWith('+') ? [read(text)] : [read(text, country?.code), read(`+${text}`)];
  const possible = readings.filter((phone) => phone?.isPossible());
  const best = possible.find((phone) => phone?.isValid()) ?? possible[0];
  return best === undefined
    ? { number: joined(text, country), possible: false }
    : { number: best.number, possible: true };
}

/**
 * The country and national part of a number with its own `+`, as from a browser's suggestion or the clipboard; null for
 * any other text, and while it is still incomplete.
 */
export function splitInternational(
  text: string,
): { readonly country: string; readonly national: string } | null {
  if (!text.trim().startsWith('+')) return null;
  const phone = read(text.trim());
  if (phone?.country === undefined || !phone.isPossible()) return null;
  return { country: phone.country, national: phone.formatNational() };
}

/** The displayed dial code: `+91`. */
export function formatDialCode(country: PhoneCountry): string {
  return `+${digitsOf(country.dialCode)}`;
}

function read(text: string, region?: string) {
  const defaultCountry = region !== undefined && isCountry(region) ? { defaultCountry: region } : {};
  return parsePhoneNumberFromString(text, { ...defaultCountry, extract: false });
}

function isCountry(code: string): code is CountryCode {
  return isSupportedCountry(code);
}

function joined(text: string, country: PhoneCountry | null): string {
  const dial = text.startsWith('+') || country === null ? '' : digitsOf(country.dialCode);
  return `+${dial}${digitsOf(text)}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

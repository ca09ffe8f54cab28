import { phoneReadings } from '@waitlist/backend/phone-readings';
import { typedPhone } from '@waitlist/backend/typed-text';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

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

/** Combines the typed text and the chosen country into one international number, as the server does. */
export function composePhone(typed: string, country: PhoneCountry | null): ComposedPhone {
  const readings = phoneReadings(read, typed, country?.code ?? null);
  const best = readings.find((phone) => phone.isValid()) ?? readings.find((phone) => phone.isPossible());
  return best === undefined
    ? { number: joined(typedPhone(typed), country), possible: false }
    : { number: best.number, possible: true };
}

/**
 * The country and national part of a number with its own `+`, as from a browser's suggestion or the clipboard; null for
 * any other text, and while it is still incomplete.
 */
export function splitInternational(
  text: string,
): { readonly country: string; readonly national: string } | null {
  const typed = typedPhone(text);
  if (!typed.startsWith('+')) return null;
  const phone = read(typed);
  if (phone?.country === undefined || !phone.isPossible()) return null;
  return { country: phone.country, national: phone.formatNational() };
}

/** An international number with the blanks that its country puts there: `+91 98765 43210`. */
export const formatPhone = (number: string): string => read(number)?.formatInternational() ?? number;

/** The displayed dial code: `+91`. */
export function formatDialCode(country: PhoneCountry): string {
  return `+${digitsOf(country.dialCode)}`;
}

function read(text: string, country?: string) {
  const region =
    country !== undefined && isSupportedCountry(country) ? { defaultCountry: country } : undefined;
  return parsePhoneNumberFromString(text, { ...region, extract: false });
}

function joined(typed: string, country: PhoneCountry | null): string {
  const dial = typed.startsWith('+') || country === null ? '' : digitsOf(country.dialCode);
  return `+${dial}${digitsOf(typed)}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

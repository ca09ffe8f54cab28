import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { phoneReadings } from './phone-readings.ts';

/**
 * Parses a phone number, however it is typed: see {@link phoneReadings}. Only valid numbers are accepted, so that each has
 * one spelling.
 *
 * @param country ISO 3166-1 alpha-2.
 * @returns E.164 text (`+919876543210`), or null if it is not a valid number of any country.
 */
export function parsePhone(text: string, country: string | null): string | null {
  return phoneReadings(read, text, country).find((phone) => phone.isValid())?.number ?? null;
}

/**
 * Parses a mobile number of the country, with its dial code or without, with `+` or without. Where digits can be read as a
 * landline or, with the dial code, as a mobile number, they are the mobile number.
 *
 * @returns E.164 text of a valid mobile number there, otherwise null.
 */
export function parseMobileOf(country: string, text: string): string | null {
  return phoneReadings(read, text, country).find((phone) => isMobileOf(country, phone))?.number ?? null;
}

function isMobileOf(country: string, phone: PhoneNumber): boolean {
  if (phone.country !== country || !phone.isValid()) return false;
  const type = phone.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

function read(text: string, country?: string): PhoneNumber | undefined {
  const region =
    country !== undefined && isSupportedCountry(country) ? { defaultCountry: country } : undefined;
  return parsePhoneNumberFromString(text, { ...region, extract: false });
}

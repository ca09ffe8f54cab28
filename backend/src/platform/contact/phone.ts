import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/**
 * Parses a phone number: with a `+` as it is; without one, first as a national number of `country` (ISO 3166-1
 * alpha-2), then as an international number without its `+`.
 *
 * @returns E.164 text (`+919876543210`), or null if it is not a possible number.
 */
export function parsePhone(text: string, country: string | null): string | null {
  return readPhone(text, country)?.number ?? null;
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

function readPhone(text: string, country: string | null): PhoneNumber | null {
  const [first, second] = readingsOf(text, country);
  if (second === undefined) return first ?? null; // isValid is slow and would change nothing
  return (first?.isValid() === false && second.isValid() ? second : first) ?? null;
}

/** The possible numbers that a text can stand for, the likeliest first. */
function readingsOf(text: string, country: string | null): readonly PhoneNumber[] {
  const trimmed = text.trim();
  if (!/^\+?[\d\s().-]{4,32}$/.test(trimmed)) return [];
  const region = country !== null && isSupportedCountry(country) ? country : undefined;
  const readings = trimmed.startsWith('+') ? [read(trimmed)] : [read(trimmed, region), read(`+${trimmed}`)];
  return readings.flatMap((phone) => (phone?.isPossible() ? [phone] : []));
}

function read(text: string, region?: CountryCode): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, {
    ...(region === undefined ? {} : { defaultCountry: region }),
    extract: false,
  });
}

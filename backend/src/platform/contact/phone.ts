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

/** Parses the number as one of the country if possible; E.164 text of a valid mobile number there, otherwise null. */
export function parseMobileOf(country: string, text: string): string | null {
  const phone = readPhone(text, country);
  if (phone?.country !== country || !phone.isValid()) return null;
  const type = phone.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? phone.number : null;
}

function readPhone(text: string, country: string | null): PhoneNumber | null {
  const trimmed = text.trim();
  if (!/^\+?[\d\s().-]{4,32}$/.test(trimmed)) return null;
  const region = country !== null && isSupportedCountry(country) ? country : undefined;
  const readings = trimmed.startsWith('+') ? [read(trimmed)] : [read(trimmed, region), read(`+${trimmed}`)];
  const [first, second] = readings.filter((phone) => phone?.isPossible());
  if (second === undefined) return first ?? null; // isValid is slow and would change nothing
  return (first?.isValid() === false && second.isValid() ? second : first) ?? null;
}

function read(text: string, region?: CountryCode): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, {
    ...(region === undefined ? {} : { defaultCountry: region }),
    extract: false,
  });
}

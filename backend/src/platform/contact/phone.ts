import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';

/**
 * Reads a phone number: with a `+` as it stands; without one first as a national number of `country`
 * (ISO 3166-1 alpha-2), then as an international number whose `+` was left out.
 *
 * @returns E.164 text (`+919876543210`), or null when it is no possible number.
 */
export function parsePhone(text: string, country: string | null): string | null {
  return readPhone(text, country)?.number ?? null;
}

/** Reads the number as one of the country when it may be; E.164 text of a valid mobile number of it, else null. */
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
  if (second === undefined) return first ?? null; // isValid, slow, would change nothing
  return (first?.isValid() === false && second.isValid() ? second : first) ?? null;
}

function read(text: string, region?: CountryCode): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, {
    ...(region === undefined ? {} : { defaultCountry: region }),
    extract: false,
  });
}

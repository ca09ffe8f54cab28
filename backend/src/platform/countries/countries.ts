import isoCountries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

/** A country to choose from. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** English name, which REST accepts and returns. */
  readonly name: string;
  /** The dial code for international calls: `+91`. */
  readonly dialCode: string;
}

isoCountries.registerLocale(english);
const displayNames = new Intl.DisplayNames('en', { type: 'region' });

/** Every country of ISO 3166-1 that has a dial code, with its CLDR name. */
export const countries: readonly Country[] = getCountries()
  .filter((code) => isoCountries.isValid(code))
  .map((code) => ({ code, name: displayNames.of(code) ?? code, dialCode: `+${getCountryCallingCode(code)}` }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

const countryByText = new Map(
  countries.flatMap((country) => spellings(country).map((text) => [text.toLowerCase(), country] as const)),
);

/** The country with an ISO code or one of its English names, ignoring case; null when there is none. */
export function findCountry(text: string): Country | null {
  return countryByText.get(text.trim().toLowerCase()) ?? null;
}

function spellings({ code, name }: Country): readonly string[] {
  return [code, name, ...(isoCountries.getName(code, 'en', { select: 'all' }) ?? [])];
}

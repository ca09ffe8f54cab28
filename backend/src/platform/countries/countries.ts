import isoCountries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import { foldText } from '../forms/fold.ts';
import { countryAliases } from './country-aliases.ts';

/** A country to choose from. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** English name, which REST accepts and returns. */
  readonly name: string;
  /** The dial code for international calls: `+91`. */
  readonly dialCode: string;
  /** What else it is called and found by: its codes, other names, its dial code. */
  readonly searchTerms: readonly string[];
}

isoCountries.registerLocale(english);
const displayNames = new Intl.DisplayNames('en', { type: 'region' });

/** Every country of ISO 3166-1 that has a dial code, with its CLDR name. */
export const countries: readonly Country[] = getCountries()
  .filter((code) => isoCountries.isValid(code))
  .map((code) => {
    const name = displayNames.of(code) ?? code;
    const dialCode = `+${getCountryCallingCode(code)}`;
    return { code, name, dialCode, searchTerms: [...spellingsOf(code), dialTerm(code, dialCode, name)] };
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));

const countryByText = new Map<string, Country>();
for (const country of countries)
  for (const text of [country.name, ...spellingsOf(country.code)])
    if (!countryByText.has(foldText(text))) countryByText.set(foldText(text), country);
for (const country of countries) countryByText.set(foldText(country.code), country); // no other's name

/** The country with an ISO code or something that people call it, ignoring case and accents; null when there is none. */
export function findCountry(text: string): Country | null {
  if (!named.test(text)) return null;
  const folded = foldText(text);
  return countryByText.get(folded) ?? countryByText.get(folded.replace(/^the /, '')) ?? null;
}

/** What a name may consist of; anything else is not meant to be one. */
const named = /^[\p{L}\p{M}\p{N}\s.,'’‘ʼʻ`´&()\p{Pd}]*$/u;

function spellingsOf(code: string): readonly string[] {
  const alpha3 = isoCountries.alpha2ToAlpha3(code);
  const names = isoCountries.getName(code, 'en', { select: 'all' }) ?? [];
  return [
    ...new Set([code, ...(alpha3 === undefined ? [] : [alpha3]), ...names, ...(countryAliases[code] ?? [])]),
  ];
}

/** Several countries may share a dial code: it alone stands for the one that it is named after. */
function dialTerm(code: string, dialCode: string, name: string): string {
  const sharing: Readonly<Record<string, readonly string[]>> = metadata.country_calling_codes;
  return sharing[dialCode.slice(1)]?.[0] === code ? dialCode : `${dialCode} ${name}`;
}

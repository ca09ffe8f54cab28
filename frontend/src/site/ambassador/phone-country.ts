import { useState } from 'react';
import { ambassadorPhoneCountry } from '@waitlist/backend/ambassador-form';
import { typedPhone } from '@waitlist/backend/typed-text';
import { usePhoneCountriesQuery } from '../../generated/site/ambassador.ts';

interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** With its `+`. */
  readonly dialCode: string;
  readonly name: string;
}

export type ChosenCountry = ReturnType<typeof usePhoneCountry>;

const first: PhoneCountry = { ...ambassadorPhoneCountry, name: 'United Kingdom' };

/** The country of the typed number. Until the list has loaded, or if it cannot be, there is only the first. */
export function usePhoneCountry() {
  const { data } = usePhoneCountriesQuery();
  const [code, choose] = useState<string>(first.code);
  const countries: readonly PhoneCountry[] = data?.countries ?? [first];
  const chosen = countries.find((country) => country.code === code) ?? first;
  return { countries, chosen, choose };
}

/** A typed number with the dial code, unless it has its own. The server reads it, whatever else was typed with it. */
export function withDialCode(phone: string, dialCode: string): string {
  const typed = typedPhone(phone);
  return typed.startsWith('+') ? typed : dialCode + typed;
}

/**
 * The country and the rest of a number that has a dial code of its own, as from a browser's suggestion or the clipboard;
 * null for any other. Of several countries with that code, the chosen one, or else the first.
 */
export function splitDialCode(phone: string, { countries, chosen }: Omit<ChosenCountry, 'choose'>) {
  const typed = typedPhone(phone);
  const country = [chosen, ...countries].find(({ dialCode }) => typed.startsWith(dialCode));
  const rest = typed.slice(country?.dialCode.length);
  return country === undefined || rest === '' ? null : { country: country.code, rest };
}

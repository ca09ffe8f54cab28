import { useState } from 'react';
import { ambassadorPhoneCountry } from '@waitlist/backend/ambassador-form';
import { usePhoneCountriesQuery } from '../../generated/operations.ts';
import type { PhoneCountry } from '../platform/phone.ts';

interface NamedCountry extends PhoneCountry {
  readonly name: string;
}

export type ChosenCountry = ReturnType<typeof usePhoneCountry>;

const first: NamedCountry = { ...ambassadorPhoneCountry, name: 'United Kingdom' };

/** The country of the typed number. Until the list has loaded, or if it cannot be, there is only the first. */
export function usePhoneCountry() {
  const { data } = usePhoneCountriesQuery();
  const [code, choose] = useState<string>(first.code);
  const countries: readonly NamedCountry[] = data?.countries ?? [first];
  const chosen = countries.find((country) => country.code === code) ?? first;
  return { countries, chosen, choose };
}

import { useQuery } from '@apollo/client/react';
import { SignupsByCountryDocument } from '../../generated/office.ts';
import { Select } from '../ui/select.tsx';
import { compareTexts, countryName } from '../ui/format.ts';

interface CountrySelectProps {
  /** ISO 3166-1 alpha-2; null: all. */
  country: string | null;
  onChoose: (code: string) => void;
}

/** Chooses one of the countries that there are users from. */
export function CountrySelect({ country, onChoose }: CountrySelectProps) {
  const { data } = useQuery(SignupsByCountryDocument, { fetchPolicy: 'cache-first' });
  const codes = new Set(data?.signupsByCountry.map((each) => each.country));
  if (country !== null) codes.add(country);
  const options = [...codes]
    .map((value) => ({ value, text: countryName(value) }))
    .sort((one, other) => compareTexts(one.text, other.text));
  return (
    <Select
      label="Country"
      className="w-full sm:w-44"
      value={country ?? ''}
      options={[{ value: '', text: 'All countries' }, ...options]}
      onChoose={onChoose}
    />
  );
}

import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { splitDialCode, type ChosenCountry } from './phone-country.ts';

interface PhoneFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'prefix' | 'type'> {
  value: string;
  country: ChosenCountry;
  setValue: (phone: string) => void;
}

/**
 * A phone number after its country's dial code. If a number contains a dial code, pasted or filled in by the browser,
 * the code moves into the box once the visitor leaves the field.
 */
export function PhoneField({ value, country, setValue, onBlur, ...field }: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      value={value}
      label="Phone number"
      optional
      type="tel"
      autoComplete="tel"
      prefix={<DialCode country={country} />}
      onBlur={(event) => {
        const parts = splitDialCode(value, country);
        if (parts !== null) {
          country.choose(parts.country);
          setValue(parts.rest);
        }
        onBlur?.(event);
      }}
    />
  );
}

/** Shows only the dial code; the select on top of it lists the countries by name. */
function DialCode({ country: { countries, chosen, choose } }: { country: ChosenCountry }) {
  return (
    <>
      <span>{chosen.dialCode}</span>
      <ChevronDownIcon size={16} className="ml-1" />
      <select
        aria-label="Country of the phone number"
        value={chosen.code}
        onChange={({ target }) => choose(target.value)}
        className="absolute inset-0 h-12 w-full opacity-0"
      >
        {countries.map((each) => (
          <option key={each.code} value={each.code}>{`${each.name} (${each.dialCode})`}</option>
        ))}
      </select>
    </>
  );
}

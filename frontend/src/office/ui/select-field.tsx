import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { selectStyle } from './field-styles.ts';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  id: string;
  label: string;
  options: readonly { readonly value: string; readonly text: string }[];
  hint?: ReactNode;
  error?: string | undefined;
}

/** One of a few values in a form. */
export function SelectField({ id, label, options, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className="relative block">
          <select {...select} {...wiring} className={selectStyle}>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDownIcon
            size={14}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-fg-3"
          />
        </span>
      )}
    </Field>
  );
}

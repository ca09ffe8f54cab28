import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';

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
          <select
            {...select}
            {...wiring}
            className="h-10 w-full cursor-pointer appearance-none rounded-lg border border-line-3 bg-ink-2 pr-9 pl-3 text-base text-ellipsis text-fg transition-colors hover:border-fg-3 aria-invalid:border-down sm:text-sm"
          >
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

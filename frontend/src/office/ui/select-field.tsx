import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { fieldStyle } from './office-kit.ts';
import { SelectBox, type Options } from './select.tsx';

interface SelectFieldProps extends Options, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** One of a few values in a form. */
export function SelectField({ id, label, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className="relative block">
          <SelectBox
            {...select}
            {...wiring}
            className={`${fieldStyle} h-10 cursor-pointer appearance-none pr-9 pl-3 text-ellipsis`}
          />
        </span>
      )}
    </Field>
  );
}

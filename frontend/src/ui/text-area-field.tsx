import type { ComponentProps } from 'react';
import { controlLook } from './control.ts';
import { Field } from './field.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  id: string;
  label: string;
  error?: string | undefined;
}

/** Several lines of text. */
export function TextAreaField({ id, label, error, ...area }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          className={`${controlLook} h-auto! resize-y px-3.5 py-3 leading-relaxed`}
        />
      )}
    </Field>
  );
}

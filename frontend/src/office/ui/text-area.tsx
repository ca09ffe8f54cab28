import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Several lines of text; it grows with the text where the browser supports it. */
export function TextArea({ id, label, hint, error, ...area }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          className="field-sizing-content min-h-40 w-full resize-y rounded-lg border border-line-3 bg-ink-2 px-3 py-2 text-base leading-relaxed text-fg transition-colors placeholder:text-fg-3 hover:border-fg-3 aria-invalid:border-down sm:text-sm"
        />
      )}
    </Field>
  );
}

import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';

const inputStyle =
  'h-10 w-full rounded-lg border border-line-3 bg-ink-2 px-3 text-base text-fg transition-colors placeholder:text-fg-3 hover:border-fg-3 aria-invalid:border-down sm:text-sm';

interface InputProps extends Omit<ComponentProps<'input'>, 'id'> {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

export function Input({ id, label, hint, error, ...input }: InputProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => <input {...input} {...wiring} className={inputStyle} />}
    </Field>
  );
}

/** A password field with a button that shows the text. */
export function PasswordInput({ id, label, hint, error, ...input }: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classNames(inputStyle, 'pr-18')}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`Show ${label.toLowerCase()}`}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-1 my-1 rounded-md px-3 text-sm font-medium text-fg-2 hover:bg-ink-3 hover:text-fg"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}

import { useState, type ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';
import type { TextField } from '../../ui/text-field.tsx';
import { officeKit } from './office-kit.ts';

type PasswordInputProps = Omit<ComponentProps<typeof TextField>, 'prefix' | 'optional'>;

/** A password field with a button that shows the text. */
export function PasswordInput({ id, label, hint, error, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={`${officeKit.input} pr-18`}
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

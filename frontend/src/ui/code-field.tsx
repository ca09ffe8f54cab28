import type { Ref } from 'react';
import { OTPField } from '@base-ui/react/otp-field';
import { classNames } from './class-names.ts';
import { controlLook } from './control.ts';
import { Field } from './field.tsx';

interface CodeFieldProps {
  id: string;
  length: number;
  value: string;
  onChange: (value: string) => void;
  /** Every box is filled, by typing, by pasting or by the phone's suggestion. */
  onComplete: (value: string) => void;
  error?: string | undefined;
  readOnly?: boolean;
  firstBox: Ref<HTMLInputElement>;
}

/** A one-time code, a box for each digit. */
export function CodeField({
  id,
  length,
  value,
  onChange,
  onComplete,
  error,
  readOnly = false,
  firstBox,
}: CodeFieldProps) {
  return (
    <Field id={id} label={`${length}-digit code`} error={error}>
      {(wiring) => (
        <OTPField.Root
          id={wiring.id}
          length={length}
          value={value}
          onValueChange={onChange}
          onValueComplete={onComplete}
          readOnly={readOnly}
          aria-describedby={wiring['aria-describedby']}
          className="flex gap-2"
        >
          {Array.from({ length }, (_, index) => (
            <OTPField.Input
              key={index}
              {...(index === 0 ? { ref: firstBox } : { 'aria-label': `Digit ${index + 1} of ${length}` })}
              aria-invalid={wiring['aria-invalid']}
              aria-describedby={wiring['aria-describedby']}
              className={classNames(
                controlLook,
                'figures max-w-14 min-w-0 flex-1 px-0 text-center text-xl sm:h-14',
              )}
            />
          ))}
        </OTPField.Root>
      )}
    </Field>
  );
}

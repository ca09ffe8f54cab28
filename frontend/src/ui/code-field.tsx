import type { KeyboardEvent, Ref } from 'react';
import { OTPField } from '@base-ui/react/otp-field';
import { classNames } from './class-names.ts';
import { controlStyle } from './control.ts';
import { Field } from './field.tsx';

interface CodeFieldProps {
  id: string;
  length: number;
  value: string;
  onChange: (value: string) => void;
  /** Every box is filled, by typing, by pasting or by the phone's suggestion. */
  onComplete: (value: string) => void;
  /** Enter was pressed in a box; a surrounding form is not submitted. */
  onEnter: () => void;
  error?: string | undefined;
  readOnly?: boolean;
  /** Nothing can be entered for now. The boxes stay focusable, so that users do not lose their place. */
  locked?: boolean;
  firstBox: Ref<HTMLInputElement>;
}

/** A verification code, a box for each digit. */
export function CodeField({ id, length, value, onChange, onComplete, onEnter, ...field }: CodeFieldProps) {
  const { error, readOnly = false, locked = false, firstBox } = field;
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Field id={id} label={`${length}-digit code`} error={error} announcesError>
      {(wiring) => (
        <OTPField.Root
          id={wiring.id}
          length={length}
          value={value}
          onValueChange={onChange}
          onValueComplete={onComplete}
          readOnly={readOnly || locked}
          aria-describedby={wiring['aria-describedby']}
          className="flex gap-2"
        >
          {Array.from({ length }, (_, index) => (
            <OTPField.Input
              key={index}
              {...(index === 0 ? { ref: firstBox } : { 'aria-label': `Digit ${index + 1} of ${length}` })}
              aria-invalid={wiring['aria-invalid']}
              aria-describedby={wiring['aria-describedby']}
              aria-disabled={locked || undefined}
              onKeyDown={submitOnEnter}
              className={classNames(
                controlStyle,
                'figures max-w-14 min-w-0 flex-1 px-0 text-center text-xl aria-disabled:cursor-not-allowed aria-disabled:bg-ink-3 aria-disabled:text-fg-3 sm:h-14',
              )}
            />
          ))}
        </OTPField.Root>
      )}
    </Field>
  );
}

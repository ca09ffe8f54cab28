import { use, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './control.ts';
import { Field } from './field.tsx';
import { KitContext } from './kit.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'prefix'> {
  id: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Announces the error when it appears, for one that appears without a change of focus. */
  announcesError?: boolean;
  /** Shown inside the box before the text, such as a dial code. */
  prefix?: ReactNode;
}

/** A line of text. */
export function TextField({
  id,
  label,
  optional = false,
  hint,
  error,
  announcesError = false,
  prefix,
  className,
  ...input
}: TextFieldProps) {
  const style = use(KitContext)?.input ?? `${controlStyle} px-3.5`;
  return (
    <Field
      id={id}
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      announcesError={announcesError}
    >
      {(wiring) => (
        <div className="flex">
          {prefix !== undefined && (
            <span className="figures relative flex h-12 focus-within:border-accent shrink-0 items-center rounded-l-control border border-r-0 border-line-3 bg-ink-3 px-3 text-base text-fg-2">
              {prefix}
            </span>
          )}
          <input
            {...input}
            {...wiring}
            className={classNames(style, prefix !== undefined && 'rounded-l-none', className)}
          />
        </div>
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';

export interface Options {
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

interface SelectProps extends Options {
  /** The label, for screen readers. */
  label: string;
  value: string;
  onChoose: (value: string) => void;
  disabled?: boolean;
  className?: string;
}

/** One of a few values, chosen with the browser's own select. */
export function Select({ label, value, options, onChoose, disabled, className }: SelectProps) {
  return (
    <span className={classNames('relative inline-block', className)}>
      <SelectBox
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.value)}
        options={options}
        className="h-9 w-full cursor-pointer appearance-none rounded-lg border border-line-2 bg-ink-2 pr-8 pl-3 text-ellipsis font-medium text-fg transition-colors hover:bg-ink-3 disabled:cursor-not-allowed disabled:text-fg-3"
      />
    </span>
  );
}

/** The select itself, with an arrow over its right end. */
export function SelectBox({ options, ...select }: Options & ComponentProps<'select'>) {
  return (
    <>
      <select {...select}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        size={14}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-fg-3"
      />
    </>
  );
}

import { useId } from 'react';

interface RadioCardsProps<Value extends string> {
  legend: string;
  value: Value;
  options: readonly RadioCard<Value>[];
  error?: string | undefined;
  onChoose: (value: Value) => void;
}

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** A description of the option. */
  readonly description: string;
}

/** One of a few options, each with a line that explains it. */
export function RadioCards<Value extends string>({
  legend,
  value: chosen,
  options,
  error,
  onChoose,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      className="grid gap-2"
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-1.5 text-sm font-medium text-fg">{legend}</legend>
      {options.map(({ value, name, description }) => (
        <label
          key={value}
          className="flex cursor-pointer gap-3 rounded-lg border border-line p-3 transition-colors hover:bg-ink-3 has-checked:border-line-3 has-checked:bg-ink-3"
        >
          <input
            type="radio"
            name={id}
            aria-label={name}
            aria-describedby={`${id}-${value}`}
            className="mt-0.5 size-4 shrink-0 accent-data"
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>
            <span className="block font-medium text-fg">{name}</span>
            <span id={`${id}-${value}`} className="block text-caption">
              {description}
            </span>
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm text-down">
          {error}
        </p>
      )}
    </fieldset>
  );
}

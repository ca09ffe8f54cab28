import { useId } from 'react';

interface SegmentsProps<Value extends string> {
  label: string;
  /** Null: none is active. */
  value: Value | null;
  options: readonly { readonly value: Value; readonly text: string }[];
  onChoose: (value: Value) => void;
}

/** A few choices side by side, of which one is active; the arrow keys move through them. */
export function Segments<Value extends string>({ label, value, options, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex w-fit flex-wrap rounded-lg border border-line-2 p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid h-7.5 place-items-center rounded-md px-2.5 text-caption font-medium whitespace-nowrap text-fg-2 transition-colors hover:text-fg has-checked:bg-ink-3 has-checked:text-fg has-focus-visible:outline-2 has-focus-visible:outline-data"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';

export interface CheckOption<Value extends string> {
  readonly value: Value;
  readonly text: string;
  /** What it means. */
  readonly hint: string;
}

interface ChecksProps<Value extends string> {
  legend: string;
  options: readonly CheckOption<Value>[];
  chosen: readonly Value[];
  error?: string | undefined;
  /** The options are names that programs use. */
  isCode?: boolean;
  onChoose: (chosen: Value[]) => void;
}

/** Any of a few options, each with a line that explains it. */
export function Checks<Value extends string>(props: ChecksProps<Value>) {
  const { legend, options, chosen, error, isCode = false, onChoose } = props;
  const id = useId();
  const toggle = (value: Value, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="mb-1.5 text-sm font-medium text-fg">{legend}</legend>
      <div className={classNames('grid gap-2.5', isCode && 'rounded-lg border border-line p-3')}>
        {options.map(({ value, text, hint }) => (
          <label key={value} className="flex gap-3">
            <input
              type="checkbox"
              aria-label={text}
              aria-describedby={`${id}-${value}`}
              aria-invalid={error === undefined ? undefined : true}
              className="mt-0.5 size-4 shrink-0 accent-data"
              checked={chosen.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            <span>
              <span
                className={classNames('block text-fg', isCode ? 'font-mono text-caption' : 'font-medium')}
              >
                {text}
              </span>
              <span id={`${id}-${value}`} className="block text-caption">
                {hint}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-down">
          {error}
        </p>
      )}
    </fieldset>
  );
}

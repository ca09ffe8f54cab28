import { useMemo, useState, type ReactNode } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import { searchChoices, type Choice } from './choice-search.ts';
import { choiceListStyle, ChoicePlace, ChoiceText, NoChoice } from './choice-list.tsx';
import { controlStyle } from './control.ts';
import { useDialogElement } from './dialog.tsx';
import { Field } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import { Spinner } from './spinner.tsx';

interface ComboboxFieldProps {
  id: string;
  label: string;
  optional?: boolean;
  placeholder: string;
  choices: readonly Choice[];
  /** The chosen value; empty if there is none. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  loading?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Type to filter, choose one from a fixed list. */
export function ComboboxField({
  id,
  label,
  optional = false,
  placeholder,
  choices,
  value,
  onChange,
  onBlur,
  loading = false,
  hint,
  error,
}: ComboboxFieldProps) {
  const [typed, setTyped] = useState('');
  const chosen = choices.find((choice) => choice.value === value) ?? null;
  // The choice appears in the box like typed text; opened again, the list is complete.
  const query = typed === chosen?.label ? '' : typed;
  const found = useMemo(() => searchChoices(choices, query), [choices, query]);
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      {(wiring) => (
        <Combobox.Root
          items={choices}
          filteredItems={found}
          value={chosen}
          onValueChange={(choice) => onChange(choice?.value ?? '')}
          onInputValueChange={setTyped}
          isItemEqualToValue={(one, other) => one.value === other.value}
          autoHighlight={query !== ''}
        >
          <div className="relative">
            <Combobox.Input
              {...wiring}
              // While the list is open, everything around it is hidden from screen readers, including the visible
              // label.
              aria-label={optional ? `${label} (optional)` : label}
              className={`${controlStyle} pr-12 pl-3.5 text-ellipsis`}
              placeholder={loading ? 'Loading…' : placeholder}
              disabled={loading}
              autoComplete="off"
              spellCheck={false}
              onBlur={onBlur}
            />
            <Combobox.Trigger
              className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-fg-3 hover:text-fg"
              aria-label={`Show the choices: ${label}`}
              disabled={loading}
            >
              {loading ? <Spinner /> : <ChevronDownIcon size={18} />}
            </Combobox.Trigger>
          </div>
          <ChoiceList />
        </Combobox.Root>
      )}
    </Field>
  );
}

function ChoiceList() {
  const container = useDialogElement();
  return (
    <ChoicePlace container={container}>
      <Combobox.Popup className="appear w-(--anchor-width) overflow-hidden rounded-control border border-line-2 bg-ink-3 text-fg shadow-2xl shadow-black/60">
        <NoChoice className="px-4 py-3 text-small" />
        <Combobox.List className={choiceListStyle}>
          {(choice: Choice) => <Option key={choice.value} choice={choice} />}
        </Combobox.List>
      </Combobox.Popup>
    </ChoicePlace>
  );
}

function Option({ choice }: { choice: Choice }) {
  return (
    <Combobox.Item
      value={choice}
      className="group flex min-h-11 cursor-default items-center gap-3 rounded-lg px-3 py-2 text-small leading-snug data-highlighted:bg-accent data-highlighted:text-accent-ink"
    >
      <ChoiceText label={choice.label} />
    </Combobox.Item>
  );
}

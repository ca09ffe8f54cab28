import { useMemo, useState, type ReactNode } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import { searchChoices, type Choice } from '../../ui/choice-search.ts';
import { choiceListStyle, ChoicePlace, ChoiceText, NoChoice } from '../../ui/choice-list.tsx';
import { Field } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons.tsx';

interface ChoicesFieldProps {
  id: string;
  label: string;
  placeholder: string;
  choices: readonly Choice[];
  /** The chosen values. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Any number of values from a fixed list: type to filter, Enter to choose, Backspace to remove the last one. */
export function ChoicesField({
  id,
  label,
  placeholder,
  choices,
  values,
  onChange,
  hint,
  error,
}: ChoicesFieldProps) {
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const chosen = useMemo(
    () => values.map((value) => choices.find((choice) => choice.value === value) ?? { value, label: value }),
    [values, choices],
  );
  const found = useMemo(() => searchChoices(choices, typed), [choices, typed]);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wiring) => (
        <Combobox.Root
          multiple
          items={choices}
          filteredItems={found}
          value={chosen}
          onValueChange={(next) => onChange(next.map(({ value }) => value))}
          open={open}
          onOpenChange={setOpen}
          inputValue={typed}
          onInputValueChange={setTyped}
          isItemEqualToValue={(one, other) => one.value === other.value}
          autoHighlight={typed !== ''}
        >
          <Combobox.Chips className="flex min-h-10 w-full flex-wrap items-center gap-1 rounded-lg border border-line-3 bg-ink-2 p-1 transition-colors hover:border-fg-3 has-aria-invalid:border-down has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-data">
            {chosen.map((choice) => (
              <Chip key={choice.value} label={choice.label} />
            ))}
            <Combobox.Input
              {...wiring}
              // Escape closes the list; it does not discard the choice.
              onKeyDown={(event) => event.key === 'Escape' && !open && event.preventBaseUIHandler()}
              onBlur={({ relatedTarget }) => !place?.contains(relatedTarget) && setOpen(false)}
              placeholder={chosen.length === 0 ? placeholder : ''}
              autoComplete="off"
              spellCheck={false}
              className="h-7.5 min-w-24 flex-1 rounded-md bg-transparent px-2 text-base text-fg outline-none placeholder:text-fg-3 sm:text-sm"
            />
          </Combobox.Chips>
          <div ref={setPlace} />
          {open && <ChoiceList label={label} container={place} />}
        </Combobox.Root>
      )}
    </Field>
  );
}

function Chip({ label }: { label: string }) {
  return (
    <Combobox.Chip
      aria-label={label}
      className="inline-flex h-7.5 max-w-full items-center gap-0.5 rounded-md bg-ink-3 pl-2 text-caption text-fg"
    >
      <span className="truncate">{label}</span>
      <Combobox.ChipRemove
        aria-label={`Remove ${label}`}
        className="grid size-7 shrink-0 place-items-center rounded-md text-fg-3 hover:text-fg"
      >
        <CloseIcon size={14} />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  );
}

function ChoiceList({ label, container }: { label: string; container: HTMLElement | null }) {
  return (
    <ChoicePlace container={container}>
      {/* No Combobox.Popup: it hides everything around the list from screen readers, focused fields included. */}
      <div className="popup appear w-(--anchor-width) min-w-56 overflow-hidden text-fg">
        <NoChoice className="px-3 py-2.5" />
        <Combobox.List aria-label={label} className={choiceListStyle}>
          {(choice: Choice) => (
            <Combobox.Item
              key={choice.value}
              value={choice}
              className="flex min-h-9 cursor-default items-center gap-3 rounded-md px-2.5 py-1.5 data-highlighted:bg-ink-3"
            >
              <ChoiceText label={choice.label} />
            </Combobox.Item>
          )}
        </Combobox.List>
      </div>
    </ChoicePlace>
  );
}

import { useMemo, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { Combobox } from '@base-ui/react/combobox';
import { searchChoices, type Choice } from '../../ui/choice-search.ts';
import { ChoiceText } from '../../ui/choice-list.tsx';

interface PickListProps {
  /** What is chosen: "Countries". */
  label: string;
  placeholder: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Whether several can be chosen. */
  multiple?: boolean;
  /** The chosen values; of a list for one, only that one. */
  onChoose: (values: readonly string[]) => void;
  input: RefObject<HTMLInputElement | null>;
  /** Left out: the list itself searches its choices. */
  onSearch?: (text: string) => void;
  /** Instead of choices, if there are none. */
  nothing: string;
  /** A second line under a choice. */
  hintOf?: (value: string) => ReactNode;
}

/** A list that is searched by typing: arrow keys move, Enter chooses. */
export function PickList(props: PickListProps) {
  const { choices, chosen, multiple = false, onChoose, onSearch } = props;
  const [typed, setTyped] = useState('');
  const found = useMemo(
    () => (onSearch === undefined ? searchChoices(choices, typed) : [...choices]),
    [choices, typed, onSearch],
  );
  const picked = chosen.map(
    (value) => choices.find((choice) => choice.value === value) ?? { value, label: value },
  );
  const common = {
    inline: true,
    open: true,
    items: choices,
    filteredItems: found,
    inputValue: typed,
    onInputValueChange: (text: string, { reason }: { readonly reason: string }) => {
      if (reason === 'item-press' && !multiple) return; // it would become the choice's name
      setTyped(text);
      onSearch?.(text);
    },
    isItemEqualToValue: (one: Choice, other: Choice) => one.value === other.value,
    autoHighlight: true,
  };
  const many: Pick<ComponentProps<typeof Combobox.Root<Choice, true>>, 'value' | 'onValueChange'> = {
    value: picked,
    onValueChange: (next) => onChoose(next.map(({ value }) => value)),
  };
  return multiple ? (
    <Combobox.Root multiple {...common} {...many}>
      <Picks {...props} typed={typed} />
    </Combobox.Root>
  ) : (
    <Combobox.Root
      {...common}
      value={picked[0] ?? null}
      onValueChange={(next: Choice | null) => next !== null && onChoose([next.value])}
    >
      <Picks {...props} typed={typed} />
    </Combobox.Root>
  );
}

/** The box that is typed into, and the list below it. */
function Picks({ label, placeholder, input, nothing, hintOf, typed }: PickListProps & { typed: string }) {
  return (
    <>
      <div className="border-b border-line">
        <Combobox.Input
          ref={input}
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          // Escape closes the popover; it does not discard the choice. Nor does Backspace.
          onKeyDown={(event) => {
            if (event.key === 'Escape' || (event.key === 'Backspace' && typed === ''))
              event.preventBaseUIHandler();
          }}
          className="h-10 w-full bg-transparent px-3 text-base text-fg outline-none placeholder:text-fg-3 sm:text-sm"
        />
      </div>
      <Combobox.Empty className="px-3 py-2.5 text-fg-2 empty:hidden">{nothing}</Combobox.Empty>
      <Combobox.List
        aria-label={label}
        className="max-h-[min(18rem,40dvh)] scroll-py-1 overflow-y-auto overscroll-contain p-1 empty:hidden"
      >
        {(choice: Choice) => (
          <Combobox.Item
            key={choice.value}
            value={choice}
            className="flex min-h-9 cursor-default items-center gap-3 rounded-md px-2.5 py-1.5 text-fg data-highlighted:bg-ink-3"
          >
            <ChoiceText label={choice.label} />
            {hintOf !== undefined && (
              <span className="min-w-0 truncate text-caption text-fg-3">{hintOf(choice.value)}</span>
            )}
          </Combobox.Item>
        )}
      </Combobox.List>
    </>
  );
}

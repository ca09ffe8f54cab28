import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { ChevronLeftIcon } from '../../../ui/icons.tsx';
import type { UserFilter } from '../../../generated/office.ts';
import { PickList } from '../pick-list.tsx';
import { Popover } from '../popover.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import type { Condition } from './conditions.ts';

/** The button of a popover, and whether it is open. */
export type PopoverState = Pick<
  ComponentProps<typeof Popover>,
  'open' | 'onOpen' | 'trigger' | 'triggerLabel' | 'triggerStyle' | 'shortcut'
>;

interface EditedProps extends PopoverState {
  filter: UserFilter;
  onChange: (filter: UserFilter) => void;
}

/** Asks for a condition, then for its values. */
export function AddPopover({
  offered,
  filter,
  onChange,
  ...popover
}: EditedProps & { offered: readonly Condition[] }) {
  const [chosen, setChosen] = useState<Condition | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { open, onOpen } = popover;
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setChosen(null);
  }
  useEffect(() => {
    if (wasOpen) input.current?.focus();
  }, [chosen, wasOpen]);
  return (
    <Popover {...popover} label={chosen === null ? 'Add filter' : chosen.name} initialFocus={input}>
      {chosen === null ? (
        <PickList
          label="Conditions"
          placeholder="Filter by…"
          choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={[]}
          onChoose={([id]) => setChosen(offered.find((condition) => condition.id === id) ?? null)}
          input={input}
          nothing="No such condition. Try fewer letters."
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears keys on their way up
        <div onKeyDown={(event) => isBack(event) && setChosen(null)}>
          <button
            type="button"
            className="flex h-9 w-full items-center gap-1.5 rounded-md px-2 text-caption text-fg-3 hover:bg-ink-3 hover:text-fg"
            onClick={() => setChosen(null)}
          >
            <ChevronLeftIcon size={14} />
            <span>All filters</span>
          </button>
          <ConditionEditor
            key={chosen.id}
            condition={chosen}
            filter={filter}
            onChange={onChange}
            onDone={() => onOpen(false)}
            input={input}
          />
        </div>
      )}
    </Popover>
  );
}

/** Whether a key leads back: Backspace or the arrow to the left, where nothing is typed. */
const isBack = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Backspace' || key === 'ArrowLeft') &&
  target instanceof HTMLInputElement &&
  target.type !== 'date' &&
  target.value === '';

/** Asks for the values of a condition that is there. */
export function ChangePopover({
  condition,
  filter,
  onChange,
  ...popover
}: EditedProps & { condition: Condition }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Popover
      {...popover}
      label={condition.name}
      initialFocus={condition.kind === 'users' ? undefined : input}
    >
      <ConditionEditor
        condition={condition}
        filter={filter}
        onChange={onChange}
        onDone={() => popover.onOpen(false)}
        input={input}
      />
    </Popover>
  );
}

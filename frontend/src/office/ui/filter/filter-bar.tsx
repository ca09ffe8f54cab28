import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UserFilter } from '../../../generated/office.ts';
import { CloseIcon, FilterIcon } from '../../../ui/icons.tsx';
import type { ListAnswer } from '../../platform/use-list.ts';
import { figure } from '../format.ts';
import { isTyping } from '../is-typing.ts';
import { buttonStyle } from '../office-kit.ts';
import { PickList } from '../pick-list.tsx';
import { Popover } from '../popover.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { type Condition, conditions, conditionText, isActive, without } from './conditions.ts';
import { usePersonNames } from './use-person-names.ts';

interface FilterProps {
  filter: UserFilter;
  onChange: (filter: UserFilter) => void;
  /** Conditions that are asked for elsewhere on the screen. */
  except: readonly Condition['id'][];
}

const shown = (except: FilterProps['except']) => conditions.filter(({ id }) => !except.includes(id));

/** Adds a condition: first which one, then its values. */
export function AddFilter({ filter, onChange, except }: FilterProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Condition | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const openMenu = (opens: boolean) => {
    if (opens) setChosen(null);
    setOpen(opens);
  };
  useShortcut('f', () => openMenu(true));
  useEffect(() => {
    if (chosen !== null) input.current?.focus();
  }, [chosen]);
  const offered = shown(except).filter(({ kind }) => kind !== 'users');
  return (
    <Popover
      open={open}
      onOpen={openMenu}
      label={chosen === null ? 'Add filter' : chosen.name}
      trigger={
        <>
          <FilterIcon size={16} />
          <span>Add filter</span>
        </>
      }
      triggerStyle={buttonStyle('plain')}
      shortcut="F"
      initialFocus={input}
    >
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
        <ConditionEditor
          key={chosen.id}
          condition={chosen}
          filter={filter}
          onChange={onChange}
          onDone={() => setOpen(false)}
          input={input}
        />
      )}
    </Popover>
  );
}

interface FilterChipsProps extends FilterProps {
  /** How many users match, in words; null: not known. */
  found?: string | null;
}

/** The conditions of a filter, each of which can be changed and removed; nothing without any. */
export function FilterChips({ filter, onChange, except, found = null }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const active = shown(except).filter((condition) => isActive(condition, filter));
  const personName = usePersonNames(filter);
  if (active.length === 0) return null;
  const remove = (condition: Condition, at: number) => {
    onChange(without(condition, filter));
    // The focus stays in the bar: on the next chip, or the one before.
    const chips = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
    (chips[at + 1] ?? chips[at - 1] ?? document.querySelector<HTMLElement>('[aria-keyshortcuts=F]'))?.focus();
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      <ul ref={list} aria-label="Filters" className="contents">
        {active.map((condition, at) => (
          <Chip
            key={condition.id}
            condition={condition}
            text={conditionText(condition, filter, personName)}
            filter={filter}
            onChange={onChange}
            onRemove={() => remove(condition, at)}
          />
        ))}
      </ul>
      <button
        type="button"
        className={buttonStyle('bare')}
        onClick={() => {
          onChange(active.reduce((rest, condition) => without(condition, rest), filter));
          document.querySelector<HTMLElement>('[aria-keyshortcuts=F]')?.focus();
        }}
      >
        Clear all
      </button>
      {found !== null && (
        <p role="status" className="ml-auto text-caption text-fg-3">
          {found}
        </p>
      )}
    </div>
  );
}

interface ChipProps extends Omit<FilterProps, 'except'> {
  condition: Condition;
  text: string;
  onRemove: () => void;
}

function Chip({ condition, text, filter, onChange, onRemove }: ChipProps) {
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <li className="flex max-w-full min-w-0 items-stretch rounded-lg border border-line-2 bg-ink-2 text-fg">
      <Popover
        open={open}
        onOpen={setOpen}
        label={condition.name}
        trigger={
          <span data-chip-text className="min-w-0 truncate">
            {text}
          </span>
        }
        triggerLabel={`Change filter: ${text}`}
        triggerStyle="flex h-9 min-w-0 items-center rounded-l-lg pl-3 pr-1 font-medium transition-colors hover:bg-ink-3"
        initialFocus={condition.kind === 'users' ? undefined : input}
      >
        <ConditionEditor
          condition={condition}
          filter={filter}
          onChange={onChange}
          onDone={() => setOpen(false)}
          input={input}
        />
      </Popover>
      <button
        type="button"
        data-chip
        aria-label={`Remove filter: ${text}`}
        onClick={onRemove}
        className="grid w-9 shrink-0 place-items-center rounded-r-lg text-fg-3 transition-colors hover:bg-ink-3 hover:text-fg"
      >
        <CloseIcon size={14} />
      </button>
    </li>
  );
}

/** How many rows a list has, in words; null: not known yet. */
export function foundText({ page }: ListAnswer<unknown>): string | null {
  if (page?.rest.kind !== 'numbered') return null;
  return `${page.rest.atLeast === true ? 'More than ' : ''}${figure(page.rest.total)} found`;
}

/** Presses of a letter that no text takes. */
function useShortcut(key: string, press: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]') !== null)
      return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { UserFilter } from '../../../generated/office.ts';
import { CloseIcon, FilterIcon } from '../../../ui/icons.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import type { ListAnswer } from '../../platform/use-list.ts';
import { figure } from '../format.ts';
import { buttonStyle } from '../office-kit.ts';
import { useShortcut } from '../use-shortcut.ts';
import { type Condition, conditions, conditionText, isActive, without } from './conditions.ts';
import type * as Popovers from './filter-popovers.tsx';
import type { PopoverState } from './filter-popovers.tsx';
import { useFilterNames } from './use-filter-names.ts';

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
  useShortcut('f', () => setOpen(true));
  return (
    <OnDemand
      open={open}
      onOpen={setOpen}
      triggerStyle={buttonStyle('plain')}
      shortcut="F"
      trigger={
        <>
          <FilterIcon size={16} />
          <span>Add filter</span>
        </>
      }
    >
      {({ AddPopover }, popover) => (
        <AddPopover
          {...popover}
          offered={shown(except).filter(({ kind }) => kind !== 'users')}
          filter={filter}
          onChange={onChange}
        />
      )}
    </OnDemand>
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
  const nameOf = useFilterNames(filter);
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
            text={conditionText(condition, filter, nameOf)}
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
  return (
    <li className="flex max-w-full min-w-0 items-stretch rounded-lg border border-line-2 bg-ink-2 text-fg">
      <OnDemand
        open={open}
        onOpen={setOpen}
        triggerLabel={`Change filter: ${text}`}
        triggerStyle="flex h-9 min-w-0 items-center rounded-l-lg pl-3 pr-1 font-medium transition-colors hover:bg-ink-3"
        trigger={
          <span data-chip-text className="min-w-0 truncate">
            {text}
          </span>
        }
      >
        {({ ChangePopover }, popover) => (
          <ChangePopover {...popover} condition={condition} filter={filter} onChange={onChange} />
        )}
      </OnDemand>
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

type Code = Pick<typeof Popovers, 'AddPopover' | 'ChangePopover'>;
let code: Code | null = null;
const loadCode = async (): Promise<Code> => (code ??= await import('./filter-popovers.tsx'));

interface OnDemandProps extends PopoverState {
  /** The popover, once its code is there. */
  children: (code: Code, popover: PopoverState) => ReactNode;
}

/** A popover whose code is loaded when it is first opened, or about to be: until then, its button is there. */
function OnDemand({ children, ...popover }: OnDemandProps) {
  const { open, onOpen, trigger, triggerLabel, triggerStyle, shortcut } = popover;
  const [loaded, setLoaded] = useState(code);
  const toasts = useToasts();
  const fail = useEffectEvent(() => {
    onOpen(false);
    toasts.error('The filter couldn’t be loaded. Try again.');
  });
  useEffect(() => {
    if (open && loaded === null) loadCode().then(setLoaded, () => fail());
  }, [open, loaded]);
  const preload = () => void loadCode().catch(() => undefined);
  if (loaded !== null) return children(loaded, popover);
  return (
    <button
      type="button"
      className={triggerStyle}
      aria-label={triggerLabel}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-keyshortcuts={shortcut}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => onOpen(true)}
    >
      {trigger}
    </button>
  );
}

/** How many rows a list has, in words; null: not known yet. */
export function foundText({ page }: ListAnswer<unknown>): string | null {
  if (page?.rest.kind !== 'numbered') return null;
  return `${page.rest.atLeast === true ? 'More than ' : ''}${figure(page.rest.total)} found`;
}

import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { classNames } from '../../ui/class-names.ts';
import { SearchIcon } from '../../ui/icons.tsx';

/** Something that can be gone to. */
export interface PaletteItem {
  readonly key: string;
  readonly text: string;
  /** What tells it from others of the same text. */
  readonly hint?: string;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** Where focus goes when nothing was chosen. */
  opener: RefObject<HTMLElement | null>;
  label: string;
  text: string;
  onText: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** What is going on: how many were found, or why none. Heard, too. */
  status: string;
  onChoose: (item: PaletteItem) => void;
}

/** One box that leads anywhere: type, walk with the arrow keys, Enter. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, opener, label } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={label}
          initialFocus={input}
          finalFocus={() => opener.current}
          className="popup fixed inset-x-4 top-[max(1rem,12dvh)] z-50 mx-auto flex max-h-[min(30rem,calc(100dvh-2rem))] max-w-xl flex-col overflow-hidden transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Search key={String(open)} input={input} {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Search(props: CommandPaletteProps & { input: RefObject<HTMLInputElement | null> }) {
  const { input, label, text, onText, groups, status, onChoose } = props;
  const list = useId();
  const items = groups.flatMap((group) => group.items);
  const [marked, mark] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === marked),
  );
  const current = items[at];
  const onKey = (event: KeyboardEvent) => {
    const next = steppedTo(event.key, at, items.length);
    if (next !== null) {
      event.preventDefault();
      mark(items[next]?.key ?? null);
    } else if (event.key === 'Enter' && current !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(current);
    }
  };
  return (
    <>
      <div className="relative border-b border-line">
        <SearchIcon
          size={18}
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-fg-3"
        />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={current === undefined ? undefined : `${list}-${at}`}
          placeholder="Find a person or a page"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            onText(target.value);
            mark(null);
          }}
          onKeyDown={onKey}
          className="h-13 w-full bg-transparent pr-4 pl-11 text-base text-fg outline-none placeholder:text-fg-3"
        />
      </div>
      <FoundList id={list} groups={groups} current={current} onMark={mark} onChoose={onChoose} />
      <p role="status" className="border-t border-line px-4 py-2.5 text-caption text-fg-3">
        {status}
      </p>
    </>
  );
}

interface FoundListProps {
  id: string;
  groups: readonly PaletteGroup[];
  current: PaletteItem | undefined;
  onMark: (key: string) => void;
  onChoose: (item: PaletteItem) => void;
}

function FoundList({ id, groups, current, onMark, onChoose }: FoundListProps) {
  const items = groups.flatMap((group) => group.items);
  return (
    <div id={id} role="listbox" aria-label="Found" className="min-h-0 overflow-y-auto p-1.5">
      {groups.map(({ title, items: members }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className="px-2.5 pt-2 pb-1 text-caption text-fg-3">
            {title}
          </p>
          {members.map((item) => (
            <Option
              key={item.key}
              id={`${id}-${items.indexOf(item)}`}
              item={item}
              marked={item === current}
              onMark={() => onMark(item.key)}
              onChoose={() => onChoose(item)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: PaletteItem;
  marked: boolean;
  onMark: () => void;
  onChoose: () => void;
}

function Option({ id, item: { text, hint }, marked, onMark, onChoose }: OptionProps) {
  return (
    // The box above keeps the focus and hears the keys.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      ref={(element) => {
        if (marked) element?.scrollIntoView({ block: 'nearest' });
      }}
      role="option"
      tabIndex={-1}
      aria-selected={marked}
      onPointerMove={marked ? undefined : onMark}
      onClick={onChoose}
      className={classNames(
        'flex min-h-10 cursor-pointer flex-wrap items-center gap-x-3 rounded-lg px-2.5 py-1.5 text-fg',
        marked && 'bg-ink-3',
      )}
    >
      <span className="wrap-anywhere">{text}</span>
      {hint !== undefined && <span className="ml-auto text-caption wrap-anywhere text-fg-3">{hint}</span>}
    </div>
  );
}

/** Which item a key leads to; null: the key is none of the list's. */
function steppedTo(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at + count - 1) % count;
    case 'PageDown':
      return count - 1;
    case 'PageUp':
      return 0;
    default:
      return null;
  }
}

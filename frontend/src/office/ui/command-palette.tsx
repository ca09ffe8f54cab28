import { useRef } from 'react';
import { Autocomplete } from '@base-ui/react/autocomplete';
import { SearchIcon } from '../../ui/icons.tsx';
import { Dialog } from './dialog.tsx';

/** A destination in the palette. */
export interface PaletteItem {
  readonly key: string;
  readonly text: string;
  /** Distinguishes it from others with the same text. */
  readonly hint?: string;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** What gets the focus when it closes. */
  finalFocus: () => HTMLElement | null;
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** Its text box has the focus. */
  onFocus: () => void;
  /** The matching items. */
  groups: readonly PaletteGroup[];
  /** How many were found, or why none. Announced, too. */
  status: string;
  onChoose: (item: PaletteItem) => void;
}

/** One box that opens anything: type, move with the arrow keys, Enter. */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onClose, finalFocus, label, placeholder, text, onText, onFocus } = props;
  const { groups, status, onChoose } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      side="top"
      open={open}
      onClose={onClose}
      title={label}
      initialFocus={input}
      finalFocus={finalFocus}
    >
      <Autocomplete.Root
        open
        inline
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={groups}
        value={text}
        onValueChange={(value, { reason }) => reason !== 'item-press' && onText(value)}
        itemToStringValue={(item: PaletteItem) => item.text}
      >
        <div className="relative border-b border-line">
          <SearchIcon
            size={18}
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-fg-3"
          />
          <Autocomplete.Input
            ref={input}
            onFocus={onFocus}
            aria-label={label}
            placeholder={placeholder}
            spellCheck={false}
            maxLength={100}
            className="h-13 w-full bg-transparent pr-4 pl-11 text-base text-fg outline-none placeholder:text-fg-3"
          />
        </div>
        <Autocomplete.List aria-label="Results" className="min-h-0 overflow-y-auto p-1.5 empty:p-0">
          {(group: PaletteGroup) => <Results key={group.title} group={group} onChoose={onChoose} />}
        </Autocomplete.List>
        <Autocomplete.Status className="border-t border-line px-4 py-2.5 text-caption text-fg-3">
          {status}
        </Autocomplete.Status>
      </Autocomplete.Root>
    </Dialog>
  );
}

interface ResultsProps {
  group: PaletteGroup;
  onChoose: (item: PaletteItem) => void;
}

function Results({ group: { title, items }, onChoose }: ResultsProps) {
  return (
    <Autocomplete.Group items={items}>
      <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-caption text-fg-3">
        {title}
      </Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(item: PaletteItem) => (
          <Autocomplete.Item
            key={item.key}
            value={item}
            onClick={() => onChoose(item)}
            className="flex min-h-10 cursor-pointer flex-wrap items-center gap-x-3 rounded-lg px-2.5 py-1.5 text-fg data-highlighted:bg-ink-3"
          >
            <span className="wrap-anywhere">{item.text}</span>
            {item.hint !== undefined && (
              <span className="ml-auto text-caption wrap-anywhere text-fg-3">{item.hint}</span>
            )}
          </Autocomplete.Item>
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  );
}

import { useRef, useState } from 'react';
import { tagNameMaxLength } from '@waitlist/backend/tag-form';
import { searchChoices } from '../../ui/choice-search.ts';
import { buttonStyle } from '../ui/office-kit.ts';
import { PickList } from '../ui/pick-list.tsx';
import { Popover } from '../ui/popover.tsx';

interface TagPickerProps {
  /** Tags that are there and can be picked. */
  known: readonly string[];
  had: readonly string[];
  onPick: (tag: string) => void;
}

/** Asks for a tag: one that is there, suggested while typing, or a new one. */
export function TagPicker({ known, had, onPick }: TagPickerProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const name = typed.trim();
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  const isNew = name !== '' && isValid(name) && ![...known, ...had].some(isSame);
  const found = searchChoices(
    known.map((tag) => ({ value: tag, label: tag })),
    name,
  );
  return (
    <Popover
      open={open}
      onOpen={(next) => {
        setTyped('');
        setOpen(next);
      }}
      label="Add tag"
      trigger={<span data-add>Add tag</span>}
      triggerStyle={buttonStyle('bare')}
      initialFocus={input}
    >
      <PickList
        label="Tags"
        placeholder="Search or create a tag"
        choices={[...found, ...(isNew ? [{ value: name, label: `Create “${name}”` }] : [])]}
        chosen={[]}
        onChoose={([tag]) => {
          setOpen(false);
          setTyped('');
          if (tag !== undefined) onPick(tag);
        }}
        input={input}
        onSearch={setTyped}
        nothing={nothingText(name, had.some(isSame))}
      />
    </Popover>
  );
}

const isValid = (name: string): boolean => name.length <= tagNameMaxLength && !name.includes(',');

function nothingText(name: string, isThere: boolean): string {
  if (name === '') return 'No tags yet. Type the first one.';
  if (isThere) return 'They have this tag.';
  return `A tag has at most ${tagNameMaxLength} characters and no commas.`;
}

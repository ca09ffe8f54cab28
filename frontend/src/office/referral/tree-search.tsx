import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { figure } from '../ui/format.ts';
import { fetched } from './use-tree.ts';

interface TreeSearchProps {
  found: readonly string[];
  text: string;
  onText: (text: string) => void;
  onGo: (id: string) => void;
  /** How much of the tree is searched. */
  reach: 'loading' | 'all' | 'part' | 'failed';
}

/** Finds users within the tree; Enter goes to the next one. */
export function TreeSearch({ found, text, onText, onGo, reach }: TreeSearchProps) {
  const [at, setAt] = useState(-1);
  const go = (step: number) => {
    if (found.length === 0) return;
    const next = (at + step + found.length) % found.length;
    setAt(next);
    const id = found[next];
    if (id !== undefined) onGo(id);
  };
  return (
    <form
      role="search"
      className="flex min-w-0 flex-1 flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        go(1);
      }}
    >
      <input
        type="search"
        aria-label="Search within the tree"
        placeholder="Search within the tree"
        value={text}
        onChange={({ target }) => {
          setAt(-1);
          onText(target.value);
        }}
        className="h-9 w-64 max-w-full min-w-0 rounded-lg border border-line-3 bg-ink-2 px-3 text-base text-fg placeholder:text-fg-3 sm:text-sm"
      />
      {found.length > 0 && (
        <>
          <Button onClick={() => go(at < 0 ? 0 : -1)}>Previous</Button>
          <Button type="submit">Next</Button>
        </>
      )}
      <p role="status" className="text-caption">
        {text.trim() === '' ? '' : statusText(found.length, at, reach)}
      </p>
    </form>
  );
}

function statusText(count: number, at: number, reach: TreeSearchProps['reach']): string {
  const where = {
    loading: ' Searching the rest of the tree…',
    all: '',
    part: ` Only the first ${figure(fetched.most.limit)} users of this tree were searched.`,
    failed: ' The rest of the tree couldn’t be searched. Try again.',
  }[reach];
  if (count === 0) return `${reach === 'loading' ? '' : 'No users found.'}${where}`;
  return `${at < 0 ? `${figure(count)} found.` : `${figure(at + 1)} of ${figure(count)}.`}${where}`;
}

import { useEffect, useState, type RefObject } from 'react';
import { SearchIcon } from '../../../ui/icons.tsx';
import { searchMax } from './table-query.ts';

interface SearchBoxProps {
  /** The label, for screen readers: "Search users". */
  label: string;
  /** The current search. */
  value: string;
  onSearch: (search: string) => void;
  input: RefObject<HTMLInputElement | null>;
}

/** How long typing must pause before the search starts. */
const pauseMs = 250;

/** Searches as the admin types, at every pause and on Enter. */
export function SearchBox({ label, value, onSearch, input }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // The admin went back, or cleared the search elsewhere. A search from this box does not change the box.
    if (value !== asked) {
      setTyped(value);
      setAsked(value);
    }
  }
  const search = () => {
    setAsked(typed.trim());
    onSearch(typed.trim());
  };
  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(() => {
      setAsked(typed.trim());
      onSearch(typed.trim());
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, asked, onSearch]);
  return (
    <form
      role="search"
      className="relative min-w-0 basis-full max-sm:order-first sm:max-w-80 sm:flex-1 sm:basis-40"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <SearchIcon
        size={16}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-fg-3"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder="Search here..."
        maxLength={searchMax}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="h-9 w-full rounded-lg border border-line-3 bg-ink-2 pr-2.5 pl-9 text-base text-fg transition-colors placeholder:text-fg-3 hover:border-fg-3 sm:text-sm"
      />
    </form>
  );
}

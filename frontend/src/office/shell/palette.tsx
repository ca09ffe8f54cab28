import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUsersQuery } from '../../generated/operations.ts';
import { userPath } from '../platform/office-paths.ts';
import { useMe } from '../platform/me.ts';
import { toApiError } from '../../platform/api-error.ts';
import { CommandPalette, type PaletteGroup } from '../ui/command-palette.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { navigationFor } from './navigation.ts';

/** From how many characters on people are looked for. */
const searchMin = 2;
const pauseMs = 200;
const peopleMax = 8;

/** The way to any page and any person: a button, and Ctrl K or ⌘ K from anywhere. */
export function Palette() {
  const navigate = useNavigate();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { groups, status } = useFound(open ? text : '');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setText('');
      // Another dialog keeps what was begun in it.
      setOpen((was) => !was && document.querySelector('[role=dialog], [role=alertdialog]') === null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label="Search people and pages"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          setText('');
          setOpen(true);
        }}
        className="flex size-9 shrink-0 items-center justify-center gap-2 rounded-lg border border-line-2 bg-ink-2 text-fg-3 transition-colors hover:bg-ink-3 hover:text-fg md:w-64 md:justify-start md:pr-1.5 md:pl-3"
      >
        <SearchIcon size={16} className="shrink-0" />
        <span className="hidden md:inline">Search or jump to…</span>
        <kbd className="ml-auto hidden rounded-md border border-line bg-ink-3 px-1.5 py-0.5 font-sans text-xs text-fg-2 md:inline">
          Ctrl K
        </kbd>
      </button>
      <CommandPalette
        open={open}
        onClose={() => setOpen(false)}
        opener={opener}
        label="Search people and pages"
        text={text}
        onText={setText}
        groups={groups}
        status={status}
        onChoose={({ key }) => {
          setOpen(false);
          void navigate(key);
        }}
      />
    </>
  );
}

/** Pages and people that fit a text; an item's key is where it leads. */
function useFound(text: string): { groups: readonly PaletteGroup[]; status: string } {
  const { role } = useMe();
  const search = useSettled(text.trim());
  const searched = search.length >= searchMin;
  const { data, loading, error } = useUsersQuery({
    variables: { search, sort: 'JOINED_AT', direction: 'DESC', page: 1, limit: peopleMax },
    // On standby nothing is asked.
    fetchPolicy: searched ? 'cache-first' : 'standby',
  });
  const wanted = text.trim().toLowerCase();
  const pages = navigationFor(role)
    .map(({ path, text: name, title }) => ({ key: path, text: title ?? name }))
    .filter((page) => page.text.toLowerCase().includes(wanted));
  const people =
    searched && wanted.length >= searchMin
      ? (data?.users.docs ?? []).map(({ id, firstName, lastName, email }) => ({
          key: userPath(id),
          text: `${firstName} ${lastName}`.trim() || 'Somebody erased',
          hint: email,
        }))
      : [];
  const groups = [
    { title: 'Pages', items: pages },
    { title: 'People', items: people },
  ].filter(({ items }) => items.length > 0);
  return { groups, status: statusOf() };

  function statusOf(): string {
    if (wanted.length < searchMin) return 'Type a name, e-mail, phone or code to find a person.';
    if (loading || search !== text.trim()) return 'Looking for people…';
    if (error !== undefined) return toApiError(error).message;
    const found = pages.length + people.length;
    if (found === 0) return 'Nothing found.';
    const more = (data?.users.totalDocs ?? 0) - people.length;
    return more > 0 ? `${found} shown; type more to narrow it down.` : `${found} found.`;
  }
}

/** A text, once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

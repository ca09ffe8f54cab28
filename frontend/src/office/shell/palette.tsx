import { useEffect, useEffectEvent, useRef } from 'react';
import { SearchIcon } from '../../ui/icons.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';
import { lazyPart, useLazyDialog } from '../ui/lazy.tsx';
import { screenTitle } from './use-screen-focus.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

const PaletteDialog = lazyPart(async () => (await import('./palette-dialog.tsx')).PaletteDialog);

/**
 * Opens any screen and any user: a button, and Ctrl K or ⌘ K from anywhere, or / on a screen without a search of its own.
 * Its code loads on demand.
 */
export function Palette() {
  const opener = useRef<HTMLButtonElement>(null);
  const hasChosen = useRef(false);
  const { isOpen, wasOpened, open, close } = useLazyDialog(
    PaletteDialog,
    'The search couldn’t be loaded. Try again.',
  );
  const typedAhead = useTypedAhead();
  const begin = async () => {
    typedAhead.begin();
    if (!(await open())) typedAhead.take();
  };
  const end = (chosen: boolean) => {
    typedAhead.take();
    hasChosen.current = chosen;
    close();
  };
  usePaletteKeys(() => {
    if (isOpen) end(false);
    // Another dialog keeps its unsaved content.
    else if (document.querySelector('[role=dialog], [role=alertdialog]') === null) void begin();
  });
  useShortcut('/', () => {
    const own = document.querySelector<HTMLElement>('#main input[type=search]');
    if (own === null) void begin();
    else own.focus();
  });
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label="Search users and screens"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={PaletteDialog.preload}
        onFocus={PaletteDialog.preload}
        onClick={() => void begin()}
        className="flex size-9 shrink-0 items-center justify-center gap-2 rounded-lg border border-line-2 bg-ink-2 text-fg-3 transition-colors hover:bg-ink-3 hover:text-fg md:w-64 md:justify-start md:pr-1.5 md:pl-3"
      >
        <SearchIcon size={16} className="shrink-0" />
        <span className="hidden md:inline">Search or jump to…</span>
        <kbd className="ml-auto hidden rounded-md border border-line bg-ink-3 px-1.5 py-0.5 font-sans text-xs text-fg-2 md:inline">
          Ctrl K
        </kbd>
      </button>
      {wasOpened && (
        <PaletteDialog
          open={isOpen}
          onClose={end}
          takeTyped={typedAhead.take}
          finalFocus={() => (hasChosen.current ? screenTitle() : opener.current)}
        />
      )}
    </>
  );
}

function usePaletteKeys(toggle: () => void): void {
  const press = useEffectEvent(toggle);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

import { useRef } from 'react';
import { MenuIcon } from '../../ui/icons.tsx';
import { buttonStyle } from '../ui/office-kit.ts';
import { Sidebar } from './sidebar.tsx';
import { lazyPart, useLazyDialog } from '../ui/lazy.tsx';
import { screenTitle } from './use-screen-focus.ts';

const Dialog = lazyPart(async () => (await import('../ui/dialog.tsx')).Dialog);

/** The sidebar of narrow windows, behind a button. */
export function Drawer() {
  const opener = useRef<HTMLButtonElement>(null);
  const hasChosen = useRef(false);
  const { isOpen, wasOpened, open, close } = useLazyDialog(Dialog, 'The menu couldn’t be loaded. Try again.');
  const choose = () => {
    hasChosen.current = true;
    close();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={Dialog.preload}
        onFocus={Dialog.preload}
        onClick={() => {
          hasChosen.current = false;
          void open();
        }}
        className={buttonStyle('plain', 'lg:hidden', 'square')}
      >
        <MenuIcon />
      </button>
      {wasOpened && (
        <Dialog
          side="left"
          title="Menu"
          open={isOpen}
          onClose={close}
          finalFocus={() => (hasChosen.current ? screenTitle() : opener.current)}
        >
          <Sidebar onChosen={choose} />
        </Dialog>
      )}
    </>
  );
}

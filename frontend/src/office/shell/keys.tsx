import { useRef } from 'react';
import { lazyPart, useLazyDialog } from '../ui/lazy.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';

const KeysDialog = lazyPart(async () => (await import('../ui/keys-dialog.tsx')).KeysDialog);

/** Lists the keyboard shortcuts when ? is pressed. */
export function Keys() {
  const opener = useRef<HTMLElement>(null);
  const { isOpen, wasOpened, open, close } = useLazyDialog(
    KeysDialog,
    'The keyboard shortcuts couldn’t be loaded. Try again.',
  );
  useShortcut('?', () => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    void open();
  });
  return wasOpened && <KeysDialog open={isOpen} opener={opener} onClose={close} />;
}

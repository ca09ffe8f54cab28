import { useEffect, useEffectEvent, useRef } from 'react';
import { lazyPart, useLazyDialog } from '../ui/lazy.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';
import { onKeysAsked } from './show-keys.ts';

const KeysDialog = lazyPart(async () => (await import('../ui/keys-dialog.tsx')).KeysDialog);

/** Lists the keyboard shortcuts when ? is pressed, or a menu asks for them. */
export function Keys() {
  const opener = useRef<HTMLElement>(null);
  const { isOpen, wasOpened, open, close } = useLazyDialog(
    KeysDialog,
    'The keyboard shortcuts couldn’t be loaded. Try again.',
  );
  const show = (from: HTMLElement | null) => {
    opener.current = from;
    void open();
  };
  useShortcut('?', () => show(document.activeElement instanceof HTMLElement ? document.activeElement : null));
  const showAsked = useEffectEvent(show);
  useEffect(() => {
    return onKeysAsked((from) => showAsked(from));
  }, []);
  return wasOpened && <KeysDialog open={isOpen} opener={opener} onClose={close} />;
}

import { useEffect, useEffectEvent } from 'react';
import { isTyping } from './is-typing.ts';

/** Presses of a key that no text takes, while no dialog is open. */
export function useShortcut(key: string, press: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]') !== null)
      return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

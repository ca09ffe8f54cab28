import { useEffect, useRef } from 'react';

/** Keeps what is typed while a dialog is on its way, for its text box. */
export function useTypedAhead() {
  /** Null: nothing is on its way. */
  const typed = useRef<string | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (typed.current === null || ctrlKey || metaKey || altKey || Array.from(key).length !== 1) return;
      if (target instanceof Element && target.matches('input, textarea, select')) return;
      event.preventDefault();
      typed.current += key;
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  return {
    begin: () => {
      typed.current = '';
    },
    /** What was typed since it began; keys go where the focus is again. */
    take: () => {
      const text = typed.current ?? '';
      typed.current = null;
      return text;
    },
  };
}

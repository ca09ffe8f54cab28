import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element when it appears: what had the focus is gone. */
export function useFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}

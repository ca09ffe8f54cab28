import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keepsFocus } from '../platform/list-origin.ts';

/** The title above the screen; it is focused when another screen opens. */
export const screenTitleId = 'screen-title';

/**
 * When another screen opens, its title is focused, so that screen readers read it and Tab continues from there. The
 * page that the browser itself has loaded keeps the browser's focus.
 */
export function useScreenFocus(): void {
  const location = useLocation();
  const { pathname, key } = location;
  const isStep = keepsFocus(location.state);
  const [loadedAt] = useState(key === 'default' ? pathname : null);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (pathname !== loadedAt) hasLeft.current = true;
    if (hasLeft.current && !isStep) screenTitle()?.focus({ preventScroll: true });
  }, [pathname, loadedAt, isStep]);
}

/** For dialogs that close when a screen is chosen in them: they move the focus here. */
export function screenTitle(): HTMLElement | null {
  return document.getElementById(screenTitleId);
}

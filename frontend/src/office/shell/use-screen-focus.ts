import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The title above the screen; it gets the focus when another screen opens. */
export const screenTitleId = 'screen-title';

/**
 * When another screen opens the focus goes to its title, so that screen readers read it and Tab goes on from there. The
 * page that the browser itself has loaded keeps the browser's focus.
 */
export function useScreenFocus(): void {
  const { pathname, key } = useLocation();
  const [loadedAt] = useState(key === 'default' ? pathname : null);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (pathname !== loadedAt) hasLeft.current = true;
    if (hasLeft.current) screenTitle()?.focus({ preventScroll: true });
  }, [pathname, loadedAt]);
}

/** For dialogs that close when a screen is chosen in them: they hand the focus here. */
export function screenTitle(): HTMLElement | null {
  return document.getElementById(screenTitleId);
}

import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { rowOf } from '../../platform/list-origin.ts';

/**
 * When an admin comes back to a list from the page of a row, that row gets the focus and is scrolled into view. What
 * they type or choose in the meantime comes first.
 *
 * @param isReady whether the rows are shown.
 */
export function useRowReturn(region: RefObject<HTMLElement | null>, isReady: boolean): void {
  const location = useLocation();
  const [row, setRow] = useState(() => rowOf(location));
  useEffect(() => {
    if (row === null || !isReady) return;
    // The title of a screen that opens is focused first.
    const turn = setTimeout(() => {
      setRow(null);
      if (document.activeElement?.matches('input, select, button') === true) return;
      const links = region.current?.querySelectorAll<HTMLElement>('a[data-row-link]') ?? [];
      const link = [...links].find((each) => each.getAttribute('href') === row);
      link?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(turn);
  }, [region, row, isReady]);
}

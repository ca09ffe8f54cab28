import { useEffect, useRef, type RefObject } from 'react';

const controls = 'a[href], button, select, input';

/**
 * When the focused row disappears, the same control of the row in its position gets the focus, or of the last row.
 * Focus that the admin has moved since stays.
 *
 * @param keys of the rows, in their order, without spaces; null while there are none to show.
 * @param instead gets the focus if no row is left.
 */
export function useRowFocus(
  region: RefObject<HTMLElement | null>,
  keys: readonly string[] | null,
  instead: RefObject<HTMLElement | null>,
): void {
  const focused = useRef<{ readonly key: string; readonly at: number; readonly control: number } | null>(
    null,
  );
  const shown = useRef(keys);
  const together = keys?.join(' ') ?? null;
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    const remember = ({ target }: FocusEvent) => {
      const rows = rowsOf(element);
      const at = rows.findIndex((row) => target instanceof Node && row.contains(target));
      const key = shown.current?.[at];
      const control = controlsOf(rows[at]).findIndex((each) => each === target);
      focused.current = key === undefined ? null : { key, at, control };
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [region]);
  useEffect(() => {
    const now = together?.split(' ') ?? null;
    shown.current = now;
    const last = focused.current;
    if (last === null || now === null || now.includes(last.key)) return;
    focused.current = null;
    // A dialog that asked about the row closes with it, and returns the focus first.
    const turn = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== document.body) return;
      const rows = region.current === null ? [] : rowsOf(region.current);
      const found = controlsOf(rows[Math.min(last.at, rows.length - 1)]);
      (found[Math.min(last.control, found.length - 1)] ?? instead.current)?.focus();
    });
    return () => clearTimeout(turn);
  }, [region, instead, together]);
}

const rowsOf = (region: HTMLElement): readonly HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>('tbody > tr, ul > li'),
];

const controlsOf = (row: HTMLElement | undefined): readonly HTMLElement[] =>
  row === undefined ? [] : [...row.querySelectorAll<HTMLElement>(controls)];

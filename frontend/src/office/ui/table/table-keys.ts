import { useEffect, type RefObject } from 'react';

const controls = 'a[href], button, select, input';

/**
 * Arrow keys move between the controls of a table by their positions: up and down within a column, left and right
 * within a row; Home and End go to the first and last row. If there is nothing in that direction, the key scrolls as
 * usual. A click on a row with a link is a click on the link.
 */
export function useTableKeys(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    const onKey = (event: KeyboardEvent) => {
      const next = nextControl(event);
      if (next === null) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    element.addEventListener('keydown', onKey);
    element.addEventListener('click', followRow);
    element.addEventListener('auxclick', followRow);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('click', followRow);
      element.removeEventListener('auxclick', followRow);
    };
  }, [region]);
}

function nextControl({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): HTMLElement | null {
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return null;
  const cell = target.closest('td, th');
  const row = cell?.closest('tr');
  if (!(cell instanceof HTMLTableCellElement) || row === null || row === undefined) return null;
  const rows = [...(row.closest('table')?.rows ?? [])];
  const at = rows.indexOf(row);
  const place = [...cell.querySelectorAll(controls)].indexOf(target);
  switch (key) {
    case 'ArrowDown':
      return firstWithControl(rows.slice(at + 1), cell.cellIndex, place);
    case 'ArrowUp':
      return firstWithControl(rows.slice(0, at).reverse(), cell.cellIndex, place);
    case 'Home':
      return firstWithControl(rows.slice(1), cell.cellIndex, place);
    case 'End':
      return firstWithControl(rows.slice(1).reverse(), cell.cellIndex, place);
    case 'ArrowRight':
      return beside(row, target, 1);
    case 'ArrowLeft':
      return beside(row, target, -1);
    default:
      return null;
  }
}

/** In the first row with a control in this column: the control at `place`, or the last one before it. */
function firstWithControl(
  rows: readonly HTMLTableRowElement[],
  column: number,
  place: number,
): HTMLElement | null {
  for (const row of rows) {
    const found = controlsOf(row.cells[column]);
    const control = found[Math.min(place, found.length - 1)];
    if (control !== undefined) return control;
  }
  return null;
}

function beside(row: HTMLTableRowElement, control: HTMLElement, step: 1 | -1): HTMLElement | null {
  const found = controlsOf(row);
  return found[found.indexOf(control) + step] ?? null;
}

function controlsOf(element: Element | undefined): readonly HTMLElement[] {
  return element === undefined ? [] : [...element.querySelectorAll<HTMLElement>(controls)];
}

function followRow(event: MouseEvent): void {
  const { target, button } = event;
  if (!(target instanceof Element) || button > 1) return;
  if (target.closest(`${controls}, label`) !== null) return;
  // Selecting text to copy it opens nothing.
  if (window.getSelection()?.isCollapsed === false) return;
  const link = target.closest('[data-row]')?.querySelector('a[data-row-link]');
  const { ctrlKey, metaKey, shiftKey } = event;
  link?.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: ctrlKey || button === 1,
      metaKey,
      shiftKey,
    }),
  );
}

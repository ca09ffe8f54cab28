/**
 * Between the first paint and the moment the page comes alive a press on a button would be lost. The boot script,
 * inline in every page, marks the button that was pressed; the page takes the mark up once it is alive.
 */
export const opensSelector = '[data-opens]';
const pressedMark = 'data-pressed-early';
const aliveMark = 'data-alive';

/** Remembers the button a press was meant for, unless the page is alive and hears it itself. */
export function markEarlyPress(event: Event): boolean {
  if (document.documentElement.hasAttribute(aliveMark) || !(event.target instanceof Element)) return false;
  const button = event.target.closest(opensSelector);
  if (button === null) return false;
  button.setAttribute(pressedMark, '');
  button.setAttribute('aria-busy', 'true');
  return true;
}

/** From here on the page hears presses itself. Answers the button that was pressed before, if any. */
export function takeEarlyPress(page: Document): HTMLElement | null {
  page.documentElement.setAttribute(aliveMark, '');
  const button = page.querySelector<HTMLElement>(`[${pressedMark}]`);
  button?.removeAttribute(pressedMark);
  button?.removeAttribute('aria-busy');
  return button;
}

/** Whether the server knows whose browser this is: it says so in a cookie that scripts can read. */
export const isKnown = (page: Document): boolean => page.cookie.includes('is-known=');

/**
 * Marks the page of a known visitor. Pages are one document for all: what only known visitors see is `if-known`, what only
 * the others see is `if-new`, and styles show one of them, from the first paint on (`styles/known.css`).
 */
export function markKnown(page: Document): void {
  page.documentElement.toggleAttribute('data-known', isKnown(page));
}

/** Loads a page anew that a visitor goes back to, if they became known since they left it, or unknown. */
export function reloadIfOutdated(page: Document, reload = () => location.reload()): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isKnown(page) !== page.documentElement.hasAttribute('data-known')) reload();
  });
}

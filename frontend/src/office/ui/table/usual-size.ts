import { pageSizes, type PageSize } from './table-query.ts';

/** The key in local storage; absent: each list's own. */
const sizeKey = 'rows';

/** How many rows lists have on a page in this browser: as last chosen. @param usual until one was. */
export function usualSize(usual: PageSize = 10): PageSize {
  try {
    const stored = Number(window.localStorage.getItem(sizeKey));
    return pageSizes.find((size) => size === stored) ?? usual;
  } catch {
    return usual;
  }
}

/** Remembers the choice if storage allows it. */
export function rememberSize(size: number): void {
  try {
    window.localStorage.setItem(sizeKey, String(size));
  } catch {
    // Storage is blocked: the address has the size until the list is left.
  }
}

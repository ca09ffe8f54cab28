/**
 * How the page of a row leads back to its list. What a list shows is in its address, and what was opened from it in the
 * state of the browser's history, so that it outlasts a reload and each tab has its own.
 */

/** The state of a page that was opened from a list. */
interface OpenedFrom {
  /** The list's address from `?` on; empty: as it is by default. */
  readonly list: string;
}

/** The state of a list that a link back has opened. */
interface BackFrom {
  /** The address of the page that the link was on. */
  readonly row: string;
}

export const openedFrom = (list: string): OpenedFrom => ({ list });
export const backFrom = (row: string): BackFrom => ({ row });

/** A step from one row's page to the next one's leaves the focus where it is. */
export const steppedFrom = (list: string) => ({ ...openedFrom(list), keepsFocus: true });

const recordOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/** The address from `?` on of the list that a page was opened from; null: it was opened from elsewhere. */
export function listOf(state: unknown): string | null {
  const { list } = recordOf(state);
  return typeof list === 'string' ? list : null;
}

export const keepsFocus = (state: unknown): boolean => recordOf(state)['keepsFocus'] === true;

/** The row that was opened last from each list in the history, by the key of its entry. */
const opened = new Map<string, string>();

export const noteOpened = (entry: string, row: string): void => void opened.set(entry, row);

/** The address of the row that the admin comes back from, by a link or by the browser's Back; null: from elsewhere. */
export function rowOf({ state, key }: { readonly state: unknown; readonly key: string }): string | null {
  const { row } = recordOf(state);
  return typeof row === 'string' ? row : (opened.get(key) ?? null);
}

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

/** The state of an entry that leaves the focus where it is, such as a step from one row's page to the next one's. */
export const focusKept = { keepsFocus: true } as const;
export const steppedFrom = (list: string) => ({ ...openedFrom(list), ...focusKept });

/** What the state of an entry of the history says. */
export const stateRecord = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/** The address from `?` on of the list that a page was opened from; null: it was opened from elsewhere. */
export function listOf(state: unknown): string | null {
  const { list } = stateRecord(state);
  return typeof list === 'string' ? list : null;
}

export const keepsFocus = (state: unknown): boolean => stateRecord(state)['keepsFocus'] === true;

/** The row that was opened last from each list in the history, by the key of its entry. */
const opened = new Map<string, string>();

export const noteOpened = (entry: string, row: string): void => void opened.set(entry, row);

/** The address of the row that the admin comes back from, by a link or by the browser's Back; null: from elsewhere. */
export function rowOf({ state, key }: { readonly state: unknown; readonly key: string }): string | null {
  const { row } = stateRecord(state);
  return typeof row === 'string' ? row : (opened.get(key) ?? null);
}

/**
 * What an admin wants to see of a list. It is kept in the address, so that it can be shared, bookmarked and gone back
 * to.
 */
export interface TableQuery {
  readonly search: string;
  /** A field of the server, with `-` before it for descending. */
  readonly sort: string;
  /** 1 is the first. */
  readonly page: number;
  /** Rows on a page. */
  readonly size: number;
  /** Where a list without numbered pages continues; null: at its start. */
  readonly after: string | null;
  /** The ids of the columns that are shown. */
  readonly columns: readonly string[];
}

/** The defaults if the address says nothing. */
export interface TableDefaults {
  readonly sort?: string;
  /** The order of search results; left out: the same as without a search. */
  readonly searchSort?: string;
  readonly size?: PageSize;
  readonly columns: readonly string[];
}

export const pageSizes = [10, 25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** The longest search that is passed on, in characters. */
export const searchMax = 100;

/** Parses an address; invalid values are ignored. `known` are the ids of all columns. */
export function readTableQuery(
  params: URLSearchParams,
  defaults: TableDefaults,
  known: readonly string[],
): TableQuery {
  const { size = 10, columns } = defaults;
  const shown = params.get('columns')?.split(',') ?? [];
  const chosen = known.filter((id) => shown.includes(id));
  const asked = params.get('sort') ?? '';
  const askedSize = Number(params.get('size'));
  return {
    search: (params.get('search') ?? '').slice(0, searchMax),
    sort: /^-?\w{1,40}$/.test(asked) ? asked : usualSort(params, defaults),
    page: /^[1-9]\d{0,7}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1,
    size: pageSizes.find((possible) => possible === askedSize) ?? size,
    after: params.get('after'),
    columns: chosen.length === 0 ? columns : chosen,
  };
}

/** The address after a change. A change of anything but the page returns to the first page. */
export function writeTableQuery(
  params: URLSearchParams,
  change: Partial<TableQuery>,
  defaults: TableDefaults,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const { size = 10, columns } = defaults;
  if (change.search !== undefined) put(next, 'search', change.search, '');
  if (change.sort !== undefined) put(next, 'sort', change.sort, usualSort(next, defaults));
  if (change.size !== undefined) put(next, 'size', String(change.size), String(size));
  if (change.columns !== undefined) put(next, 'columns', change.columns.join(), columns.join());
  if (change.columns === undefined) {
    put(next, 'page', String(change.page ?? 1), '1');
    put(next, 'after', change.after ?? '', '');
  }
  return next;
}

/** What a list keeps when its search and filters are cleared. */
const kept: readonly string[] = ['sort', 'size', 'columns'];

/** The address without a search, filters, or a page. */
export const withoutFilters = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => kept.includes(name)));

function usualSort(params: URLSearchParams, { sort = '', searchSort = sort }: TableDefaults): string {
  return (params.get('search') ?? '') === '' ? sort : searchSort;
}

/** The sort after a click on a column's header: its own direction first, then the other one. */
export function nextSort(current: string, field: string, descendingFirst: boolean): string {
  const first = descendingFirst ? `-${field}` : field;
  return current === first ? (descendingFirst ? field : `-${field}`) : first;
}

/** The sort direction of a column's header. */
export function sortDirection(current: string, field: string): 'ascending' | 'descending' | 'none' {
  if (current === field) return 'ascending';
  return current === `-${field}` ? 'descending' : 'none';
}

function put(params: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) params.delete(name);
  else params.set(name, value);
}

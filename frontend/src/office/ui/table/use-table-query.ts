import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  readTableQuery,
  withoutFilters,
  writeTableQuery,
  type TableDefaults,
  type TableQuery,
} from './table-query.ts';
import { type Column, shownColumns } from './columns.ts';
import { rememberSize, usualSize } from './usual-size.ts';

export interface TableState {
  readonly query: TableQuery;
  /**
   * Writes a change, or what it makes of the query, to the address. Changes of page and order can be undone with Back;
   * typing cannot.
   */
  readonly change: (change: TableChange) => void;
}

type TableChange = Partial<TableQuery> | ((query: TableQuery) => Partial<TableQuery>);

/** The address as it is, which may be ahead of what is rendered: a change adds to the one before, however soon it comes. */
const addressNow = () => new URLSearchParams(window.location.search);

/** The query of a table with these columns in the address. `columns` and `usual` must stay the same between renders. */
export function useTableQuery<Row>(
  columns: readonly Column<Row>[],
  usual: Omit<TableDefaults, 'columns'> = {},
): TableState {
  const [params, setParams] = useSearchParams();
  const { sort, searchSort } = usual;
  const [size] = useState(() => usualSize(usual.size));
  const defaults = useMemo<TableDefaults>(
    () => ({
      ...(sort !== undefined && { sort }),
      ...(searchSort !== undefined && { searchSort }),
      size,
      columns: shownColumns(columns),
    }),
    [columns, sort, searchSort, size],
  );
  const read = useCallback(
    (address: URLSearchParams) =>
      readTableQuery(
        address,
        defaults,
        columns.map(({ id }) => id),
      ),
    [defaults, columns],
  );
  const query = useMemo(() => read(params), [params, read]);
  const change = useCallback(
    (given: TableChange) => {
      const address = addressNow();
      const next = typeof given === 'function' ? given(read(address)) : given;
      if (next.size !== undefined) rememberSize(next.size);
      setParams(writeTableQuery(address, next, defaults), {
        replace: next.search !== undefined || next.columns !== undefined,
        preventScrollReset: true,
      });
    },
    [setParams, read, defaults],
  );
  return { query, change };
}

/** A filter besides the search, in the address; empty: inactive. A change returns to the first page. */
export function useFilter(name: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (value: string) => {
      const next = addressNow();
      if (value === '') next.delete(name);
      else next.set(name, value);
      next.delete('page');
      next.delete('after');
      setParams(next, { preventScrollReset: true });
    },
    [setParams, name],
  );
  return [params.get(name) ?? '', choose];
}

/** Deactivates every filter, and returns to the first page. The order, the size of a page and the columns stay. */
export function useClearFilters(): () => void {
  const [, setParams] = useSearchParams();
  return useCallback(() => {
    setParams(withoutFilters(addressNow()), { preventScrollReset: true });
  }, [setParams]);
}

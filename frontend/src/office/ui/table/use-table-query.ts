import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTableQuery, writeTableQuery, type TableDefaults, type TableQuery } from './table-query.ts';
import { type Column, shownColumns } from './columns.ts';

export interface TableState {
  readonly query: TableQuery;
  /** Writes a change to the address. Changes of page and order can be undone with Back; typing cannot. */
  readonly change: (change: Partial<TableQuery>) => void;
}

/** The query of a table with these columns in the address. `columns` and `usual` must stay the same between renders. */
export function useTableQuery<Row>(
  columns: readonly Column<Row>[],
  usual: Omit<TableDefaults, 'columns'> = {},
): TableState {
  const [params, setParams] = useSearchParams();
  const { sort, searchSort, size } = usual;
  const defaults = useMemo<TableDefaults>(
    () => ({
      ...(sort !== undefined && { sort }),
      ...(searchSort !== undefined && { searchSort }),
      ...(size !== undefined && { size }),
      columns: shownColumns(columns),
    }),
    [columns, sort, searchSort, size],
  );
  const query = useMemo(
    () =>
      readTableQuery(
        params,
        defaults,
        columns.map(({ id }) => id),
      ),
    [params, defaults, columns],
  );
  const change = useCallback(
    (next: Partial<TableQuery>) =>
      setParams((current) => writeTableQuery(current, next, defaults), {
        replace: next.search !== undefined || next.columns !== undefined,
        preventScrollReset: true,
      }),
    [setParams, defaults],
  );
  return { query, change };
}

/** A filter besides the search, in the address; empty: inactive. A change returns to the first page. */
export function useFilter(name: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (value: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === '') next.delete(name);
          else next.set(name, value);
          next.delete('page');
          next.delete('after');
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams, name],
  );
  return [params.get(name) ?? '', choose];
}

import type { SortDirection } from '../../generated/office.ts';

/**
 * The server's sort field and direction for the `sort` in an address.
 *
 * @param sort a column's id, with `-` before it for descending.
 * @param sortColumns the column of each field; a field without one is not sorted by.
 * @param usual used with `usualDirection` when the address names no sortable column.
 */
export function serverSort<Field extends string>(
  sort: string,
  sortColumns: Readonly<Partial<Record<Field, string>>>,
  usual: Field,
  usualDirection: SortDirection = 'DESC',
): { sort: Field; direction: SortDirection } {
  const column = sort.replace(/^-/, '');
  const isField = (name: string): name is Field => name in sortColumns;
  const field = Object.keys(sortColumns)
    .filter(isField)
    .find((name) => sortColumns[name] === column);
  return field === undefined
    ? { sort: usual, direction: usualDirection }
    : { sort: field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' };
}

import type { ReactNode } from 'react';

/** What a press on a title sorts by. */
export interface SortField {
  readonly title: string;
  /** The server's field. */
  readonly sort: string;
  readonly descendingFirst?: boolean;
}

/** One column of a table. The first one names the row: it is always shown and carries the row's link. */
export interface Column<Row> {
  /** As it stands in the address. */
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** A second line under the value, outside the row's link. */
  readonly detail?: (row: Row) => ReactNode;
  /** Fields that share the column: each has its own title to sort by. Left out: the column's own title and field. */
  readonly fields?: readonly SortField[];
  /** The text that a button in the cell copies; null: there is nothing to copy. */
  readonly copies?: (row: Row) => string | null;
  /** Belongs to the row's name: cards, which have room for it, show it there. */
  readonly names?: boolean;
  /** The server's field to sort by; left out: it cannot be sorted by this. */
  readonly sort?: string;
  /** The first press sorts from the highest: figures and moments. */
  readonly descendingFirst?: boolean;
  /** Figures stand to the right. */
  readonly figures?: boolean;
  /** Long text that wraps instead of making the column wide. */
  readonly wraps?: boolean;
  /** Gives room away to the other columns, and wraps, where all together are too wide. */
  readonly yields?: boolean;
  /** Shown only on request. */
  readonly hidden?: boolean;
  /** Nobody can hide it: what is done with a row. */
  readonly fixed?: boolean;
}

/** The ids of the columns that are shown to who has chosen none. */
export function shownColumns<Row>(columns: readonly Column<Row>[]): readonly string[] {
  return columns.filter(({ hidden }) => hidden !== true).map(({ id }) => id);
}

/** The columns to draw, in their order, when those with the ids `shown` are chosen. */
export function drawnColumns<Row>(
  columns: readonly Column<Row>[],
  shown: readonly string[],
): readonly Column<Row>[] {
  return columns.filter(({ id, fixed }, index) => index === 0 || fixed === true || shown.includes(id));
}

/** What a column can be sorted by. */
export function sortFieldsOf<Row>({
  title,
  sort,
  descendingFirst,
  fields,
}: Column<Row>): readonly SortField[] {
  if (fields !== undefined) return fields;
  return sort === undefined ? [] : [{ title, sort, descendingFirst: descendingFirst === true }];
}

/** Columns that can all be sorted by, each under its id. */
export function sortedById<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.map((column) => ({ ...column, sort: column.id }));
}

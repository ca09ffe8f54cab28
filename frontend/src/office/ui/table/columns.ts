import type { ReactNode } from 'react';

/** The sort of a click on a title. */
export interface SortField {
  readonly title: string;
  /** The field in the address. */
  readonly sort: string;
  readonly descendingFirst?: boolean;
}

/** One column of a table. The first one names the row: it is always shown and carries the row's link. */
export interface Column<Row, Id extends string = string> {
  /** The column's name in the address. */
  readonly id: Id;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** A second line under the value, outside the row's link. */
  readonly detail?: (row: Row) => ReactNode;
  /** Fields that share the column: each has its own title to sort by. Left out: the column's own title and field. */
  readonly fields?: readonly SortField[];
  /** The text that a button in the cell copies; null: there is nothing to copy. */
  readonly copies?: (row: Row) => string | null;
  /** Part of the row's name: cards, which have room for it, show it there. */
  readonly names?: boolean;
  /** Its sort field in the address; left out: not sortable. */
  readonly sort?: string;
  /** The first click sorts descending: figures and times. */
  readonly descendingFirst?: boolean;
  /** Figures are right-aligned. */
  readonly figures?: boolean;
  /** Long text that wraps instead of widening the column. */
  readonly wraps?: boolean;
  /** Shrinks and wraps if the columns together are too wide. */
  readonly shrinks?: boolean;
  /** Shown only on request. */
  readonly hidden?: boolean;
  /** Cannot be hidden: the row's actions. */
  readonly fixed?: boolean;
}

/** The ids of the columns that are shown by default. */
export function shownColumns<Row>(columns: readonly Column<Row>[]): readonly string[] {
  return columns.filter(({ hidden }) => hidden !== true).map(({ id }) => id);
}

/** The columns to render, in order, when those with the ids `shown` are chosen. */
export function drawnColumns<Row>(
  columns: readonly Column<Row>[],
  shown: readonly string[],
): readonly Column<Row>[] {
  return columns.filter(({ id, fixed }, index) => index === 0 || fixed === true || shown.includes(id));
}

/** The sort fields of a column. */
export function sortFieldsOf<Row>({
  title,
  sort,
  descendingFirst,
  fields,
}: Column<Row>): readonly SortField[] {
  if (fields !== undefined) return fields;
  return sort === undefined ? [] : [{ title, sort, descendingFirst: descendingFirst === true }];
}

/** Columns that are all sortable, each under its id. `Column<Row, Id>` holds the ids to those that the server knows. */
export function sortedById<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return columns.map((column) => ({ ...column, sort: column.id }));
}

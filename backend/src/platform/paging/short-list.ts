import type { Pool } from 'pg';
import type { Outcome } from '../errors/error-catalogue.ts';
import { type Page, type PageRequest, parseSearchedPage, type SearchInput, toPage } from './page.ts';
import { containsSearch, readSearch } from './search.ts';
import type { SortDirection } from './sort.ts';

/** A list that is short enough to be scanned row by row. */
export interface ShortList<Row extends { readonly id: string }, Sort extends string> {
  /**
   * A SELECT of every row, each column named like the row's field, and of `searched`: the text that a search looks at, a
   * line for each field, the name first.
   */
  readonly source: string;
  /** Sort expressions, in terms of the source's columns; those of texts are by {@link byText}. Null comes last either way. */
  readonly sortKeys: Readonly<Record<Sort, string>>;
  /** A unique column of the source. */
  readonly tieKey: string;
  /** Picks the row's fields. */
  readonly toRow: (row: Row) => Row;
}

/** A sorted list; ties are sorted in the same direction. */
export interface ListOrder<Sort extends string> {
  readonly sort: Sort;
  readonly direction: SortDirection;
}

/** Rows of a page, and how many rows there are on all pages. */
export interface Listing<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A page without rows comes as one row of nulls with the total. */
export type ListedRow<Row> = { readonly total: string } & (Row | { readonly id: null });

/** The requested part of a list. */
export interface ListQuery<Sort extends string> extends SearchInput {
  /** The list's usual order when missing. */
  readonly order?: ListOrder<Sort>;
}

/** Parses the request and builds the page. Fails with VALIDATION_FAILED (`limit`, `page`, `search`). */
export async function listPage<Row, Sort extends string>(
  { order, ...input }: ListQuery<Sort>,
  usual: ListOrder<Sort>,
  read: (term: string, order: ListOrder<Sort>, request: PageRequest) => Promise<Listing<Row>>,
): Promise<Outcome<{ page: Page<Row> }>> {
  const parsed = parseSearchedPage(input);
  if (!parsed.ok) return parsed;
  const { rows, total } = await read(parsed.term, order ?? usual, parsed.request);
  return { ok: true, page: toPage(rows, total, parsed.request) };
}

/** The sort expression of a text as it is read: whatever its case and accents, and last if it is empty. */
export const byText = (column: string): string => `nullif(fold_text(${column}), '') COLLATE "C"`;

/** A page of the rows that contain the words of the term (blank: of all rows), in one snapshot. */
export async function pageOfShortList<Row extends { readonly id: string }, Sort extends string>(
  pool: Pool,
  { source, sortKeys, tieKey, toRow }: ShortList<Row, Sort>,
  term: string,
  { sort, direction }: ListOrder<Sort>,
  { limit, offset }: PageRequest,
): Promise<Listing<Row>> {
  const way = sqlDirection(direction);
  const order = `sort_key ${way} NULLS LAST, ${tieKey} ${way}`;
  const values: unknown[] = [offset, limit];
  const matches = containsSearch(
    'search_text(searched)',
    readSearch(term),
    (text) => `$${values.push(text)}`,
  );
  const { rows } = await pool.query<ListedRow<Row>>(
    `WITH found AS MATERIALIZED (
       SELECT *, ${sortKeys[sort]} AS sort_key FROM (${source}) AS listed WHERE ${matches}
     )
     SELECT head.total, page.* FROM (SELECT count(*)::text AS total FROM found) AS head
     LEFT JOIN (SELECT * FROM found ORDER BY ${order} LIMIT $2 OFFSET $1::bigint) AS page ON true
     ORDER BY ${order}`,
    values,
  );
  return toListing(rows, toRow);
}

export const sqlDirection = (direction: SortDirection): string =>
  direction === 'ascending' ? 'ASC' : 'DESC';

/** Separates the total from the rows. */
export function toListing<Row extends { readonly id: string }>(
  rows: readonly ListedRow<Row>[],
  toRow: (row: Row) => Row,
): Listing<Row> {
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.flatMap((row) => (isRow(row) ? [toRow(row)] : [])),
  };
}

const isRow = <Row extends { readonly id: string }>(row: Row | { readonly id: null }): row is Row =>
  row.id !== null;

import type { ListPage } from './list-answer.ts';

interface Wanted {
  readonly search: string;
  /** A key of the ways to compare, with `-` before it for descending. */
  readonly sort: string;
  readonly page: number;
  readonly size: number;
}

interface Reading<Row> {
  /** What a search looks through. */
  readonly text: (row: Row) => string;
  /** What rows are compared by; where there is none the order stays. */
  readonly sorts: Readonly<Record<string, (row: Row) => string | number>>;
}

/** A page of a short list that the server sends whole, such as the accounts. */
export function localPage<Row>(
  all: readonly Row[],
  { search, sort, page, size }: Wanted,
  { text, sorts }: Reading<Row>,
): ListPage<Row> {
  const wanted = search.toLowerCase();
  const found = all.filter((row) => text(row).toLowerCase().includes(wanted));
  const keyOf = sorts[sort.replace('-', '')];
  const sign = sort.startsWith('-') ? -1 : 1;
  const sorted =
    keyOf === undefined ? found : found.toSorted((one, other) => sign * compare(keyOf(one), keyOf(other)));
  return {
    rows: sorted.slice((page - 1) * size, page * size),
    rest: { kind: 'numbered', total: found.length },
  };
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other));
}

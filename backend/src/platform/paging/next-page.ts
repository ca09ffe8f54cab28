import type { Outcome } from '../errors/error-catalogue.ts';
import { firstFault } from '../forms/form-faults.ts';
import { type Given, isBlank } from '../forms/given.ts';

/** The arguments of a page that has only a next one. */
export interface NextPage {
  readonly first: number;
  /** `nextAfter` of the page before. Blank: the first page. */
  readonly after: Given;
}

/** What to find for a page. */
export interface NextRows<Key> {
  /** Null: from the beginning. */
  readonly after: Key | null;
  /** One row more than the page has: it says whether there is a next page. */
  readonly limit: number;
}

/** A row's number, of at most 15 digits; undefined for any other text. */
const rowNumber = (text: string): string | undefined => (/^\d{1,15}$/.test(text) ? text : undefined);

/** The fault of an `after` that no page has returned. */
export const unknownAfter = { after: 'after must be nextAfter of the page before' } as const;

/** A message for a number that is not whole, or not from 1 to `atMost`; empty if it can be used. */
export function rangeFault(name: string, value: number, atMost: number): Readonly<Record<string, string>> {
  return Number.isInteger(value) && value >= 1 && value <= atMost
    ? {}
    : { [name]: `${name} must be a whole number from 1 to ${atMost.toLocaleString('en-US')}` };
}

/** Reads the arguments of a page whose key is a row's number. Fails with VALIDATION_FAILED (`first`, `after`). */
export function readNextPage(page: NextPage, atMost: number): Outcome<{ rows: NextRows<string> }>;
/** @param parse reads the key; undefined for a text that is none. */
export function readNextPage<Key>(
  page: NextPage,
  atMost: number,
  parse: (text: string) => Key | undefined,
): Outcome<{ rows: NextRows<Key> }>;
export function readNextPage(
  { first, after }: NextPage,
  atMost: number,
  parse: (text: string) => unknown = rowNumber,
): Outcome<{ rows: NextRows<unknown> }> {
  const key = isBlank(after) ? null : parse(after ?? '');
  const faults = { ...rangeFault('first', first, atMost), ...(key === undefined && unknownAfter) };
  if (Object.keys(faults).length > 0) return firstFault(faults);
  return { ok: true, rows: { after: key ?? null, limit: first + 1 } };
}

/** The page of the rows that were found, and the `after` of the next one; null if this is the last. */
export function pageOf<Row>(
  found: readonly Row[],
  { limit }: Pick<NextRows<unknown>, 'limit'>,
  keyOf: (row: Row) => string,
): { readonly shown: readonly Row[]; readonly nextAfter: string | null } {
  const shown = found.slice(0, limit - 1);
  const last = shown.at(-1);
  return { shown, nextAfter: found.length < limit || last === undefined ? null : keyOf(last) };
}

import { type Given, isBlank } from '../forms/given.ts';

/** The arguments of a page that has only a next one. */
export interface NextPage {
  readonly first: number;
  /** `nextAfter` of the page before: a number of at most 15 digits. Blank: the first page. */
  readonly after: Given;
}

/** A message for each argument that cannot be used; empty if all can. */
export function nextPageFaults({ first, after }: NextPage, atMost: number): Readonly<Record<string, string>> {
  const isWhole = Number.isInteger(first) && first >= 1 && first <= atMost;
  const isAfter = isBlank(after) || /^\d{1,15}$/.test(after ?? '');
  return {
    ...(!isWhole && { first: `first must be a whole number from 1 to ${atMost}` }),
    ...(!isAfter && { after: 'after must be nextAfter of the page before' }),
  };
}

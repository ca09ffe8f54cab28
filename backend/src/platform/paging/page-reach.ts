import type { PageRequest } from './page.ts';

/** How many rows page numbers reach into a long list, from its start, and from its end if its total is exact. */
export const pageReach = 20_000;

/** Whether a page of a long list can be read. @param reach left out: {@link pageReach}. */
export function isWithinReach(
  { page, limit }: Pick<PageRequest, 'page' | 'limit'>,
  { total, totalIsExact }: { readonly total: number; readonly totalIsExact: boolean },
  reach = pageReach,
): boolean {
  const before = (page - 1) * limit;
  return before < reach || (totalIsExact && before < total && total - page * limit < reach);
}

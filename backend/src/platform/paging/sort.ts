import type { Outcome } from '../errors/error-catalogue.ts';
import { invalidFields } from '../forms/form-faults.ts';

export type SortDirection = 'ascending' | 'descending';

/**
 * Parses the `sort` of a REST call: a name, with a minus before it for descending.
 *
 * @returns the sort, `fallback` when the text is missing or blank; VALIDATION_FAILED (`sort`).
 */
export function parseSort<Sort extends string>(
  text: string | undefined,
  sorts: readonly Sort[],
  fallback: { readonly sort: Sort; readonly direction: SortDirection },
): Outcome<{ order: { readonly sort: Sort; readonly direction: SortDirection } }> {
  const wanted = text?.trim() ?? '';
  if (wanted === '') return { ok: true, order: fallback };
  const name = wanted.replace(/^-/, '');
  const sort = sorts.find((each) => each === name);
  return sort === undefined
    ? invalidFields({ sort: `sort must be one of ${sorts.join(', ')}, with a - before it descending` })
    : { ok: true, order: { sort, direction: name === wanted ? 'ascending' : 'descending' } };
}

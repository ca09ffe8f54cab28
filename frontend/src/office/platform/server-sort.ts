import type { SortDirection } from '../../generated/operations.ts';

/**
 * The order that an address asks for, in the server's words.
 *
 * @param sort as it stands in the address: a key of `fields`, with `-` before it for descending.
 * @param usual the field that counts where the address names none that is known, `usualDirection` its direction.
 */
export function serverSort<Field extends string>(
  sort: string,
  fields: Readonly<Record<string, Field>>,
  usual: Field,
  usualDirection: SortDirection = 'DESC',
): { sort: Field; direction: SortDirection } {
  const field = fields[sort.replace('-', '')];
  return field === undefined
    ? { sort: usual, direction: usualDirection }
    : { sort: field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' };
}

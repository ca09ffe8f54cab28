import { Arg, ID, Int } from 'type-graphql';
import type { SortDirection as Direction } from './sort.ts';
import { SortDirection } from './sort.types.ts';

type ArgDecorator = ReturnType<typeof Arg>;

/** The argument `search` of a list. @param of what is searched, in words. */
export const SearchArg = (of: string): ArgDecorator =>
  Arg('search', () => String, {
    nullable: true,
    description: `Words in any order, each part of ${of}, in any case and with or without accents.`,
  });

/** The argument `sort` of a list. */
export const SortArg = (type: () => object, usual: string): ArgDecorator =>
  Arg('sort', type, { defaultValue: usual, description: 'The field to sort by.' });

/** The argument `direction` of a list. */
export const DirectionArg = (usual: Direction): ArgDecorator =>
  Arg('direction', () => SortDirection, { defaultValue: usual, description: 'The sort direction.' });

/** The argument `page` of a list. */
export const PageArg = (): ArgDecorator =>
  Arg('page', () => Int, { defaultValue: 1, description: 'Page number; 1 is the first.' });

/** The argument `limit` of a list. */
export const LimitArg = (): ArgDecorator =>
  Arg('limit', () => Int, { defaultValue: 10, description: 'Rows per page, 1 to 100.' });

/** The argument `first` of a page that has only a next one. @param of what its rows are. */
export const FirstArg = (usual: number, atMost: number, of = 'rows'): ArgDecorator =>
  Arg('first', () => Int, {
    defaultValue: usual,
    description: `Maximum number of ${of} to return, 1 to ${atMost.toLocaleString('en-US')}.`,
  });

/** The argument `after` of a page that has only a next one. */
export const AfterArg = (): ArgDecorator =>
  Arg('after', () => ID, { nullable: true, description: 'nextAfter of the previous page.' });

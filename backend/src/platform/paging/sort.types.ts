import { registerEnumType } from 'type-graphql';
import type { SortDirection as Direction } from './sort.ts';

/** The schema's directions; the values are the words used inside. */
export const SortDirection = { ASC: 'ascending', DESC: 'descending' } as const satisfies Readonly<
  Record<string, Direction>
>;

registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Sort direction of a list.',
  valuesConfig: {
    ASC: { description: 'Ascending: lowest, earliest or first in the alphabet first.' },
    DESC: { description: 'Descending: highest, latest or last in the alphabet first.' },
  },
});

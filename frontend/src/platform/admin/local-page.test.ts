import { expect, test } from 'vitest';
import { localPage } from './local-page.ts';

const people = [
  { name: 'Grace', points: 10 },
  { name: 'ada', points: 9 },
  { name: 'Linus', points: 100 },
];
const page = (wanted: Partial<Parameters<typeof localPage>[1]>) =>
  localPage(
    people,
    { search: '', sort: '', page: 1, size: 2, ...wanted },
    { text: ({ name }) => name, sorts: { name: ({ name }) => name, points: ({ points }) => points } },
  );
const names = (wanted: Parameters<typeof page>[0]) => page(wanted).rows.map(({ name }) => name);

test('keeps the order of the server where none is wanted', () => {
  expect(names({})).toEqual(['Grace', 'ada']);
  expect(names({ page: 2 })).toEqual(['Linus']);
  expect(names({ sort: 'unknown' })).toEqual(['Grace', 'ada']);
});

test('sorts words as people do and figures by size, both ways', () => {
  expect(names({ sort: 'name' })).toEqual(['ada', 'Grace']);
  expect(names({ sort: '-points' })).toEqual(['Linus', 'Grace']);
});

test('finds whatever the case, and counts what it found', () => {
  expect(page({ search: 'A' }).rest).toEqual({ kind: 'numbered', total: 2 });
});

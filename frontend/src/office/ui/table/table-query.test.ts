import { describe, expect, test } from 'vitest';
import { nextSort, readTableQuery, sortDirection, writeTableQuery } from './table-query.ts';

const known = ['firstName', 'email', 'points'];
const defaults = { sort: '-createdAt', columns: ['firstName', 'email'] };
const read = (address: string) => readTableQuery(new URLSearchParams(address), defaults, known);

describe('an address', () => {
  test('without parameters has the defaults', () => {
    expect(read('')).toEqual({
      search: '',
      sort: '-createdAt',
      page: 1,
      size: 10,
      after: null,
      columns: ['firstName', 'email'],
    });
  });

  test('parses the parameters', () => {
    expect(read('search=ada&sort=points&page=3&size=25&columns=points,email')).toEqual({
      search: 'ada',
      sort: 'points',
      page: 3,
      size: 25,
      after: null,
      columns: ['email', 'points'],
    });
  });

  test.each(['page=0', 'page=-1', 'page=1.5', 'page=999999999', 'size=7', 'sort=a b', 'columns=nobody'])(
    'is read as usual where it makes no sense: %s',
    (address) => expect(read(address)).toEqual(read('')),
  );

  test('sorts what a search finds in an order of its own, until another is chosen', () => {
    const usual = { ...defaults, searchSort: 'relevance' };
    const sortOf = (address: string) => readTableQuery(new URLSearchParams(address), usual, known).sort;
    expect(sortOf('')).toBe('-createdAt');
    expect(sortOf('search=ada')).toBe('relevance');
    expect(sortOf('search=ada&sort=-createdAt')).toBe('-createdAt');
    const write = (address: string, sort: string) =>
      writeTableQuery(new URLSearchParams(address), { sort }, usual).toString();
    expect(write('search=ada', '-createdAt')).toBe('search=ada&sort=-createdAt');
    expect(write('search=ada&sort=points', 'relevance')).toBe('search=ada');
    expect(write('sort=points', '-createdAt')).toBe('');
  });

  test('is passed on up to a length', () => {
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(100);
  });
});

describe('a change', () => {
  const write = (address: string, change: Parameters<typeof writeTableQuery>[1]) =>
    writeTableQuery(new URLSearchParams(address), change, defaults).toString();

  test('keeps parameters that are not the table’s', () => {
    expect(write('userId=7&page=3', { page: 4 })).toBe('userId=7&page=4');
  });

  test.each([{ search: 'ada' }, { sort: 'points' }, { size: 50 }])(
    'of %j leads to the first page',
    (change) => {
      expect(write('page=3&after=9', change)).not.toMatch(/page|after/);
    },
  );

  test('of the columns stays on the page', () => {
    expect(write('page=3', { columns: ['email'] })).toBe('page=3&columns=email');
  });

  test('does not write defaults', () => {
    expect(
      write('search=a&sort=points&size=25&columns=email&page=2', {
        search: '',
        sort: '-createdAt',
        size: 10,
        columns: ['firstName', 'email'],
      }),
    ).toBe('page=2');
  });

  test('is read back as it was written', () => {
    const change = { search: 'ü & co', sort: 'email', size: 100, page: 12 };
    expect(read(write('', change))).toMatchObject(change);
  });
});

test('a press on a head takes its own direction first, then the other', () => {
  expect(nextSort('', 'points', true)).toBe('-points');
  expect(nextSort('-points', 'points', true)).toBe('points');
  expect(nextSort('points', 'points', true)).toBe('-points');
  expect(nextSort('-points', 'email', false)).toBe('email');
  expect(nextSort('email', 'email', false)).toBe('-email');
  expect(sortDirection('-points', 'points')).toBe('descending');
  expect(sortDirection('points', 'points')).toBe('ascending');
  expect(sortDirection('points', 'email')).toBe('none');
});

import { describe, expect, test } from 'vitest';
import { countries } from '../../../backend/src/platform/countries/countries.ts';
import { searchChoices } from './choice-search.ts';

const choices = ['British Indian Ocean Territory', 'India', 'Indonesia', 'Réunion', 'United Kingdom'].map(
  (label) => ({ value: label, label }),
);
const found = (typed: string) => searchChoices(choices, typed).map(({ label }) => label);

test('offers what begins with the typed text before what merely holds it', () => {
  expect(found('ind')).toEqual(['India', 'Indonesia', 'British Indian Ocean Territory']);
});

test('finds a later word, and letters in the middle', () => {
  expect(found('king')).toEqual(['United Kingdom']);
  expect(found('done')).toEqual(['Indonesia']);
});

test('needs neither case nor accents', () => {
  expect(found('REUNION')).toEqual(['Réunion']);
});

test('offers everything for nothing typed, and nothing where nothing matches', () => {
  expect(found('  ')).toHaveLength(choices.length);
  expect(found('zzz')).toEqual([]);
});

test('offers the option for unlisted values, last if it does not match', () => {
  const withOther = [{ value: 'other', label: 'Not on the list', isOther: true }, ...choices];
  const labels = (typed: string) => searchChoices(withOther, typed).map(({ label }) => label);
  expect(labels('zzz')).toEqual(['Not on the list']);
  expect(labels('done')).toEqual(['Indonesia', 'Not on the list']);
  expect(labels('not')[0]).toBe('Not on the list');
});

describe('countries by what people call them', () => {
  const list = countries.map(({ code, name, searchTerms }) => ({
    value: code,
    label: name,
    terms: searchTerms,
  }));
  const first = (typed: string) => searchChoices(list, typed)[0]?.value;

  test.each([
    ...['us', 'US', 'usa', 'U.S.', 'u.s.a.', 'america', 'united states', 'the states', '+1', '1'].map(
      (typed) => [typed, 'US'],
    ),
    ...['uk', 'u.k.', 'gb', 'GBR', 'england', 'Scotland', 'wales', 'britain', 'great britain', '+44'].map(
      (typed) => [typed, 'GB'],
    ),
    ...['uae', 'U.A.E.', 'emirates', '+971'].map((typed) => [typed, 'AE']),
    ...['turkey', 'türkiye', 'turkiye'].map((typed) => [typed, 'TR']),
    ...["cote d'ivoire", 'côte d’ivoire', 'Cote dIvoire', 'cote d`ivoire', 'ivory coast'].map((typed) => [
      typed,
      'CI',
    ]),
    ...[
      ['holland', 'NL'],
      ['korea', 'KR'],
      ['south korea', 'KR'],
      ['north korea', 'KP'],
      ['czech republic', 'CZ'],
    ],
    ...[
      ['burma', 'MM'],
      ['swaziland', 'SZ'],
      ['macedonia', 'MK'],
      ['vatican', 'VA'],
      ['hong kong', 'HK'],
    ],
    ...[
      ['taiwan', 'TW'],
      ['palestine', 'PS'],
      ['drc', 'CD'],
      ['dr congo', 'CD'],
      ['congo brazzaville', 'CG'],
    ],
    ...[
      ['cape verde', 'CV'],
      ['east timor', 'TL'],
      ['russia', 'RU'],
      ['DE', 'DE'],
      ['deu', 'DE'],
      ['deutschland', 'DE'],
    ],
    ...[
      ['in', 'IN'],
      ['ind', 'IN'],
      ['+91', 'IN'],
      ['+7', 'RU'],
      ['macau', 'MO'],
      ['curacao', 'CW'],
      ['aland', 'AX'],
    ],
    ...[
      ['bosnia and herzegovina', 'BA'],
      ['bosnia & herzegovina', 'BA'],
      ['st lucia', 'LC'],
      ['sao tome', 'ST'],
    ],
  ])('%s is first', (typed, code) => {
    expect(first(typed)).toBe(code);
  });

  test('and each by its own name and codes', () => {
    for (const { code, name } of countries) {
      expect(first(name), name).toBe(code);
      expect(first(code), code).toBe(code);
    }
  });

  test('all that share a dial code follow', () => {
    const found = searchChoices(list, '+1').map(({ value }) => value);
    expect(found.slice(0, 25)).toEqual(expect.arrayContaining(['US', 'CA', 'JM', 'BS']));
  });
});

import { expect, test } from 'vitest';
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

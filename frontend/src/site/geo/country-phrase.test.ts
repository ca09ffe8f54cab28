import { expect, test } from 'vitest';
import { countryPhrase } from './country-phrase.ts';

test.each([
  ['India', 'India'],
  ['Netherlands', 'the Netherlands'],
  ['United States of America', 'the United States of America'],
  ['Cayman Islands', 'the Cayman Islands'],
  ['Dominican Republic', 'the Dominican Republic'],
  ['Iran, Islamic Republic of', 'Iran'],
  ['Bolivia (Plurinational State of)', 'Bolivia'],
  ['Islamabad', 'Islamabad'],
])('puts "%s" into a sentence as "%s"', (name, phrase) => {
  expect(countryPhrase(name)).toBe(phrase);
});

import { expect, test, vi } from 'vitest';
import { smsCountry } from '@waitlist/backend/sms-country';
import { countryLine, countryPhrase } from './country-line.ts';

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

const answering = (answer: () => unknown) =>
  vi.stubGlobal('fetch', async () => ({ json: async () => answer() }));

test.each([
  [smsCountry.code, true, 'text message'],
  [smsCountry.code, false, 'email'],
  ['NL', true, 'email'],
])('from %s, with text messages %s, the code comes by %s', async (country, smsEnabled, way) => {
  answering(() => ({ country, country_name: 'Netherlands' }));
  expect(await countryLine({ smsEnabled })).toEqual({
    title: 'Joining from the Netherlands',
    text: `Your verification code comes by ${way}.`,
  });
});

test('says nothing of a country that is unknown, or that the server cannot be asked for', async () => {
  vi.spyOn(console, 'debug').mockReturnValue();
  for (const answer of [
    () => ({ country: null, country_name: null }),
    () => null,
    () => {
      throw new TypeError('Failed to fetch');
    },
  ]) {
    answering(answer);
    expect(await countryLine({ smsEnabled: true })).toBeNull();
  }
});

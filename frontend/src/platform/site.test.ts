import { expect, test } from 'vitest';
import { exampleSite } from '../testing/example-site.ts';
import { parseSite } from './site.ts';

test('reads back what the server embeds', () => {
  const site = { ...exampleSite, hasWebApp: true, smsEnabled: true, pointsPerReferral: 10 };
  expect(parseSite(JSON.stringify(site))).toEqual(site);
});

test('names what is missing', () => {
  const brand = { ...exampleSite.brand, tagline: undefined };
  expect(() => parseSite(JSON.stringify({ ...exampleSite, brand }))).toThrow('tagline');
  expect(() => parseSite('{}')).toThrow('brand');
});

import { expect, test } from 'vitest';
import { parseSite, tokenSite } from './site.ts';

test('reads back what the server embeds', () => {
  const site = { ...tokenSite, hasWebApp: true, smsEnabled: true, pointsPerReferral: 10 };
  expect(parseSite(JSON.stringify(site))).toEqual(site);
});

test('names what is missing', () => {
  const brand = { ...tokenSite.brand, tagline: undefined };
  expect(() => parseSite(JSON.stringify({ ...tokenSite, brand }))).toThrow('tagline');
  expect(() => parseSite('{}')).toThrow('brand');
});

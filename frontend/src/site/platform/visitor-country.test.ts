import { describe, expect, it } from 'vitest';
import { countryOfTimeZone } from './visitor-country.ts';

describe('the country of a time zone', () => {
  const zone = (name: string) => new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;

  it.each([
    ['Asia/Kolkata', 'IN'],
    ['Europe/Berlin', 'DE'],
    ['America/Chicago', 'US'],
    ['Asia/Dubai', 'AE'],
  ])('%s is in %s', (name, country) => {
    expect(countryOfTimeZone(['DE', 'FR', 'IN', 'US', 'AE'], zone(name))).toBe(country);
  });

  it('is none of others, and none of a clock without a place', () => {
    expect(countryOfTimeZone(['IN'], zone('Europe/Berlin'))).toBeNull();
    expect(countryOfTimeZone(['IN', 'DE'], 'UTC')).toBeNull();
  });
});

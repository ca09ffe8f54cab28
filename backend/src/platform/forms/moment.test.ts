import { describe, expect, it } from 'vitest';
import { isDay, readMoment } from './moment.ts';

describe('a day', () => {
  it.each(['2026-01-31', '2024-02-29', '1970-01-01'])('is %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '',
    '2026-01-31T00:00:00Z',
  ])('is not %j', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('a moment', () => {
  it.each([
    ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z'],
    [' 2026-01-31T12:00:30.5+05:30 ', '2026-01-31T06:30:30.500Z'],
    ['2026-01-31T12:00-0800', '2026-01-31T20:00:00.000Z'],
  ])('is %s', (text, moment) => {
    expect(readMoment(text)?.toISOString()).toBe(moment);
  });

  it.each([
    ...['2026-02-30T12:00:00Z', '2026-06-31T12:00:00+02:00', '2026-01-31', '2026-01-31 12:00:00Z'],
    ...[
      '2026-01-31T12:00:00',
      '2026-01-31T24:00:00Z',
      '2026-01-31T12:60:00Z',
      '2026-01-31T12:00:60Z',
      'now',
      '',
      null,
    ],
  ])('is not %j', (text) => {
    expect(readMoment(text)).toBeNull();
  });
});

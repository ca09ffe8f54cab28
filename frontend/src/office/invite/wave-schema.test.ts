import { yupToFormErrors, validateYupSchema } from 'formik';
import { expect, test } from 'vitest';
import { newWave, waveSchema, type WaveValues } from './wave-values.ts';

const valid: WaveValues = { ...newWave(new Date('2026-11-23')), templateId: 't1' };

/** As the form asks. */
const faultsOf = (changes: Partial<WaveValues>): Promise<unknown> =>
  validateYupSchema({ ...valid, ...changes }, waveSchema).then(() => ({}), yupToFormErrors);

test('a new wave needs nothing but a template', async () => {
  expect(await faultsOf({})).toEqual({});
  expect(await faultsOf({ templateId: '' })).toEqual({ templateId: 'Choose a template' });
});

test.each<[Partial<WaveValues>, keyof WaveValues]>([
  [{ name: '' }, 'name'],
  [{ topByRank: 0 }, 'topByRank'],
  [{ states: [] }, 'states'],
  [{ perHour: '' }, 'perHour'],
  [{ perHour: 1_000_001 }, 'perHour'],
  [{ expiresIn: '' }, 'expiresIn'],
  [{ expiresIn: 366 }, 'expiresIn'],
  [{ firstReminder: 14 }, 'firstReminder'],
  [{ firstReminder: 3, secondReminder: 3 }, 'firstReminder'],
  [{ start: 'later' }, 'startsAt'],
  [{ start: 'later', startsAt: '2020-01-01T00:00' }, 'startsAt'],
])('%j has its fault at %s alone', async (changes, field) => {
  expect(await faultsOf(changes)).toEqual({ [field]: expect.any(String) });
});

test('what a segment may hold passes', async () => {
  const segment: Partial<WaveValues> = {
    topByRank: 500,
    filter: 'countries=IN&brokers=zerodha&joinedFrom=2026-01-01&minPoints=0&maxPoints=10&verifiedBy=email',
    states: ['WAITING', 'EXPIRED'],
    expiresIn: 36,
    expiresUnit: 'hours',
    firstReminder: 1,
  };
  expect(await faultsOf(segment)).toEqual({});
});

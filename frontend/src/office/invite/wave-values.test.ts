import { forEachChoice } from '@waitlist/backend/questions';
import { expect, test } from 'vitest';
import type { WavePartsFragment } from '../../generated/office.ts';
import { startOf } from '../mailing/mailing-values.ts';
import { inputOf, newWave, valuesOf } from './wave-values.ts';

const now = new Date('2026-11-23T12:00:00Z');

test('a new wave goes to the best 100, not to everyone', () => {
  expect(inputOf(newWave(now)).segment.topByRank).toBe(100);
});

test('empty values restrict nothing', () => {
  expect(inputOf({ ...newWave(now), topByRank: '', templateId: 't1' })).toEqual({
    name: 'Wave of Nov 23, 2026',
    segment: {
      states: ['WAITING'],
      countries: null,
      ...forEachChoice(() => null),
      joinedFrom: null,
      joinedTo: null,
      minPoints: null,
      maxPoints: null,
      minReferrals: null,
      maxReferrals: null,
      verifiedBy: null,
      signupIds: null,
      emailListId: null,
      reachStatedBy: null,
      topByRank: null,
    },
    templateId: 't1',
    perHour: 5000,
    expiresInMinutes: 20_160,
    reminderDays: [],
  });
});

test('a draft comes back as it was saved', () => {
  const values = {
    ...newWave(now),
    templateId: 't1',
    topByRank: 500,
    countries: ['IN'],
    minReferrals: 1,
    minPoints: 0,
    expiresIn: 36,
    expiresUnit: 'hours' as const,
    firstReminder: 1,
    signupIds: ['s1'],
  };
  const { segment, name, templateId, perHour, expiresInMinutes, reminderDays } = inputOf(values);
  const saved = {
    expiresInMinutes,
    reminderDays,
    mailing: { revision: values.revision, name, segment, templateId, perHour },
  } as unknown as WavePartsFragment;
  expect(valuesOf(saved)).toEqual(values);
});

test('reminders go in the order in which they are sent', () => {
  expect(inputOf({ ...newWave(now), firstReminder: 1, secondReminder: 5 }).reminderDays).toEqual([5, 1]);
});

test('a start at a time is that time where the reader is', () => {
  expect(startOf({ start: 'now', startsAt: '2026-12-01T09:30' })).toBeNull();
  expect(startOf({ start: 'later', startsAt: '2026-12-01T09:30' })).toBe(
    new Date(2026, 11, 1, 9, 30).toISOString(),
  );
});

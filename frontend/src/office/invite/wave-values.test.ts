import { expect, test } from 'vitest';
import { SegmentPartsFragmentDoc, type WavePartsFragment } from '../../generated/office.ts';
import { copyOf, fromList, startOf } from '../mailing/mailing-values.ts';
import { filterFields, readUserFilter } from '../platform/user-filter.ts';
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
      emailListId: null,
      reachStatedBy: null,
      topByRank: null,
      randomSample: null,
      sampleSeed: null,
    },
    templateId: 't1',
    perHour: 5000,
    expiresInMinutes: 20_160,
    reminderDays: [],
  });
});

const id = '0198c0de-0000-7000-8000-00000000cafe';

test('a draft comes back as it was saved', () => {
  const values = {
    ...newWave(now),
    templateId: 't1',
    topByRank: 500,
    filter: `search=ada&countries=IN&sources=news&tags=VIP&imports=${id}&minPoints=0&newsConsent=false&held=true&treeOf=${id}&signupIds=${id}`,
    expiresIn: 36,
    expiresUnit: 'hours' as const,
    firstReminder: 1,
  };
  const { segment, name, templateId, perHour, expiresInMinutes, reminderDays } = inputOf(values);
  const saved = {
    expiresInMinutes,
    reminderDays,
    mailing: { revision: values.revision, name, segment, templateId, perHour },
  } as unknown as WavePartsFragment;
  expect(valuesOf(saved)).toEqual(values);
});

test('a draft is asked for with every condition, so that saving it again loses none', () => {
  const [fragment] = SegmentPartsFragmentDoc.definitions;
  const asked = JSON.stringify(fragment);
  expect(filterFields.filter((field) => !asked.includes(`"value":"${field}"`))).toEqual([]);
});

test('a copy has a name of its own, unless that would be too long', () => {
  expect(copyOf({ ...newWave(now), name: 'One', revision: 4 })).toMatchObject({
    name: 'Copy of One',
    revision: 0,
  });
  expect(copyOf({ ...newWave(now), name: 'é'.repeat(93) }).name).toBe('é'.repeat(93));
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

test.each([
  ['', ['WAITING'], 100, []],
  ['states=waiting', ['WAITING'], 100, []],
  ['countries=IN', ['WAITING', 'EXPIRED'], '', ['INVITED', 'ACCEPTED', 'BLOCKED', 'ERASED']],
  ['states=blocked&states=expired&held=true', ['EXPIRED'], '', ['BLOCKED']],
  ['states=accepted', [], 100, ['ACCEPTED']],
] as const)(
  'a wave to the list %s goes to those of it that can be invited',
  (list, states, topByRank, leftOut) => {
    const address = new URLSearchParams(list);
    const values = newWave(now, address);
    expect(values).toMatchObject({ states, topByRank });
    expect(fromList('INVITE', address)?.leftOut ?? []).toEqual(leftOut);
    const { states: _states, ...conditions } = readUserFilter(address);
    expect(inputOf(values).segment).toMatchObject(conditions);
  },
);

import { expect, test } from 'vitest';
import { exactLength, lengthOf, sendingTime } from './sending-time.ts';

test.each([
  { users: 1, perHour: 5000, text: 'about 1 minute' },
  { users: 500, perHour: 5000, text: 'about 6 minutes' },
  { users: 8, perHour: 10, text: 'about 48 minutes' },
  { users: 100, perHour: 90, text: 'about 1 hour 10 minutes' },
  { users: 61, perHour: 1, text: 'about 3 days' },
  { users: 12_500, perHour: 5000, text: 'about 2 hours 30 minutes' },
  { users: 1_000_000, perHour: 5000, text: 'about 8 days' },
])('sending to $users users at $perHour an hour takes $text', ({ users, perHour, text }) => {
  expect(sendingTime(users, perHour)).toBe(text);
});

test('a length is as exact as it matters', () => {
  expect(lengthOf(0)).toBe('1 minute');
  expect(lengthOf(59)).toBe('59 minutes');
  expect(lengthOf(60 * 20 + 40)).toBe('20 hours');
  expect(lengthOf(60 * 24 * 3)).toBe('3 days');
});

test.each([
  [20_160, '14 days'],
  [36 * 60, '36 hours'],
  [90, '90 minutes'],
])('%i minutes are %s', (minutes, text) => {
  expect(exactLength(minutes)).toBe(text);
});

import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

const nameFor = (destination: string) => mailboxOf({ channel: 'EMAIL', destination })?.name;

test.each([
  ['priya@gmail.com', 'Gmail'],
  ['Priya@GMail.com', 'Gmail'],
  ['priya@googlemail.com', 'Gmail'],
  ['priya@outlook.com', 'Outlook'],
  ['priya@hotmail.co.uk', 'Outlook'],
  ['priya@live.nl', 'Outlook'],
  ['priya@yahoo.co.in', 'Yahoo Mail'],
  ['priya@ymail.com', 'Yahoo Mail'],
  ['priya@me.com', 'iCloud Mail'],
])('%s is read in %s', (destination, name) => {
  expect(nameFor(destination)).toBe(name);
});

test.each([
  'ada@example.com',
  'ada@notgmail.com',
  'ada@gmail.com.evil.example',
  'ada@me.de',
  'ada@live.example.com',
])('%s is read somewhere else', (destination) => {
  expect(nameFor(destination)).toBeUndefined();
});

test('a phone has none', () => {
  expect(mailboxOf({ channel: 'SMS', destination: '+919812345670' })).toBeUndefined();
});

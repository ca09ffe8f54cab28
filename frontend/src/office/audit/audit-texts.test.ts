import { expect, test } from 'vitest';
import { actionText, detailsText } from './audit-texts.ts';

test.each([
  ['INVALID_CREDENTIALS', 'why: wrong email or password'],
  ['ACCOUNT_PENDING', 'why: the account is not approved yet'],
  ['RATE_LIMITED', 'why: too many tries'],
])('says in words why a login was refused: %s', (value, text) => {
  expect(detailsText([{ name: 'reason', value }])).toBe(text);
});

test.each([
  ['invite', 'Started a wave'],
  ['broadcast', 'Started a broadcast'],
  ['something new', 'Started a mailing'],
])('calls a mailing of the kind %s what its screens call it', (value, text) => {
  expect(actionText('mailing.start', [{ name: 'kind', value }])).toBe(text);
});

test.each([
  ['startsAt', 'null', 'starts: at once'],
  ['confirmPeople', '4', 'users: 4'],
  ['fields', 'question, isActive', 'changed: question, whether it is shown'],
  ['expiresInDays', 'null', 'ends after (days): never'],
])('says in words what was recorded beside an action: %s', (name, value, text) => {
  expect(detailsText([{ name, value }])).toBe(text);
});

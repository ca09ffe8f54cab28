import { expect, test } from 'vitest';
import { actionText, detailsText } from './audit-texts.ts';

test.each([
  ['INVALID_CREDENTIALS', 'Why: wrong email or password'],
  ['ACCOUNT_PENDING', 'Why: the account is not approved yet'],
  ['RATE_LIMITED', 'Why: too many tries'],
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
  ['startsAt', 'null', 'Starts: at once'],
  ['confirmPeople', '4', 'Users: 4'],
  ['expiresInDays', 'null', 'Ends after (days): never'],
])('says in words what was recorded beside an action: %s', (name, value, text) => {
  expect(detailsText([{ name, value }])).toBe(text);
});

test.each(['tag', 'untag', 'block', 'unblock', 'grant-points', 'erase'])(
  'has words for a bulk action: %s, and for whom it was',
  (kind) => {
    expect(actionText(`bulk.${kind}`)).not.toContain('bulk.');
    const filter = '{"countries":["DE"],"minReferrals":1}';
    expect(detailsText([{ name: 'filter', value: filter }])).toBe('Conditions: countries, minReferrals');
  },
);

test('tells what was before first', () => {
  const details = [
    { name: 'to', value: 'contacted' },
    { name: 'from', value: 'new' },
  ];
  expect(detailsText(details)).toBe('From: new, to: contacted');
});

test('shows what a field was before and after a change', () => {
  const details = [
    { name: 'question.from', value: 'Why?' },
    { name: 'question.to', value: 'How?' },
    { name: 'isActive.from', value: 'true' },
    { name: 'isActive.to', value: 'false' },
  ];
  expect(detailsText(details)).toBe('Question: from “Why?” to “How?”, visible: from yes to no');
});

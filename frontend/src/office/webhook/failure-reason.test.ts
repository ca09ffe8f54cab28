import { expect, it, test } from 'vitest';
import { failureReason } from './failure-reason.ts';

test.each([
  [404, 'The receiver has nothing at this URL (404). Check the URL'],
  [302, 'The URL redirects. Enter the final URL'],
  [503, 'The receiver failed (503)'],
  [418, 'It answered 418'],
  [null, 'It answered 418'],
])('an answer of %s has its reason in words', (status, words) => {
  expect(failureReason({ status, error: 'It answered 418.' })).toBe(words);
});

it('has no reason for what did not fail', () => {
  expect(failureReason({ status: 200, error: null })).toBeNull();
});

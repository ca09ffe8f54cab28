import { expect, it, test } from 'vitest';
import { failureReason } from './failure-reason.ts';

test.each([
  [404, 'There is nothing at this address: check the URL'],
  [302, 'The address leads elsewhere: enter the final URL'],
  [503, 'The receiver has a fault of its own'],
  [418, 'It answered 418'],
  [null, 'It answered 418'],
])('an answer of %s has its reason in words', (status, words) => {
  expect(failureReason({ status, error: 'It answered 418.' })).toBe(words);
});

it('says nothing of what did not fail', () => {
  expect(failureReason({ status: 200, error: null })).toBeNull();
});

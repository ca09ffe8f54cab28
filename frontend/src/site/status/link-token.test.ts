import { expect, test } from 'vitest';
import { readLinkToken } from './link-token.ts';

test('takes the token from the fragment', () => {
  expect(readLinkToken('#open=a.0.1.b')).toBe('a.0.1.b');
});

test.each(['', '#', '#open=', '#main', '#open=%20'])('finds none in "%s"', (hash) => {
  expect(readLinkToken(hash)).toBeNull();
});

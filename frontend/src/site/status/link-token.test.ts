import { expect, test } from 'vitest';
import type { SessionStore } from '../../platform/session-store.ts';
import { forgetConnectToken, takeConnectToken } from './connect-token.ts';
import { readLinkToken } from './link-token.ts';

test('takes the token from the fragment', () => {
  expect(readLinkToken('#open=a.0.1.b')).toBe('a.0.1.b');
});

test.each(['', '#', '#open=', '#main', '#open=%20'])('finds none in "%s"', (hash) => {
  expect(readLinkToken(hash)).toBeNull();
});

const pageAt = (hash: string) => {
  const shown: unknown[] = [];
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, url: unknown) => shown.push(url),
  };
  const location = { hash, pathname: '/status', search: '' };
  return { page: { history, location } as unknown as Window, shown };
};

test('the token that connects an ambassador is taken from the address, and kept for the tab until it was used', () => {
  const kept = new Map<string, string>();
  const store = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  } satisfies SessionStore;
  const { page, shown } = pageAt('#ambassador=id.signature');
  expect(takeConnectToken(page, store)).toBe('id.signature');
  expect(shown).toEqual(['/status']);
  expect(takeConnectToken(pageAt('').page, store)).toBe('id.signature');
  forgetConnectToken(store);
  expect(takeConnectToken(pageAt('#ambassador=').page, store)).toBeNull();
});

import { describe, expect, test } from 'vitest';
import type { SessionStore } from '../../platform/session-store.ts';
import { endReferralLink, readReferralLink, takeJoinRequest } from './referral-link.ts';

function memoryStore(): SessionStore {
  const held = new Map<string, string>();
  return {
    read: (key) => held.get(key) ?? null,
    write: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
  };
}

describe('readReferralLink', () => {
  test('takes the code from the link, trimmed', () => {
    expect(readReferralLink('?ref=%20K7PQ2M9X%20', memoryStore())).toBe('K7PQ2M9X');
  });

  test.each([
    ['?ref=K7PQ2M9X.'],
    ['?ref=K7PQ2M9X)'],
    ['?ref=K7PQ2M9X%E2%80%9D'],
    ['?ref=%22K7PQ2M9X%22'],
    ['?ref=%E2%80%8BK7PQ2M9X%E2%80%8E'],
    ['?ref=K7PQ2M9X?utm_source=whatsapp'],
    ['?ref=K7PQ2M9X%3Futm_source%3Dwhatsapp'],
    ['?ref=K7PQ2M9X&utm_source=whatsapp'],
    ['?ref=K7PQ2M9X&via=whatsapp'],
    ['?ref=K7PQ2M9X%26via%3Dwhatsapp'],
    ['?via=copy&amp;ref=K7PQ2M9X'],
    ['?utm_source=mail&amp;ref=K7PQ2M9X'],
    ['?utm_source=mail&amp;amp;ref=K7PQ2M9X&amp;x=1'],
    ['?REF=K7PQ2M9X'],
    ['?Ref=K7PQ2M9X'],
    ['?ref=K7PQ2M9X%20'],
    ['?ref=K7PQ2M9X%0D%0A'],
    ['?ref%3DK7PQ2M9X'],
    ['?ref=%3CK7PQ2M9X%3E'],
  ])('takes the code from %s', (search) => {
    expect(readReferralLink(search, memoryStore())).toBe('K7PQ2M9X');
  });

  test.each([['?href=K7PQ2M9X'], ['?xref=K7PQ2M9X'], ['?ref=&x=K7PQ2M9X']])('sees none in %s', (search) => {
    expect(readReferralLink(search, memoryStore())).toBeNull();
  });

  test('remembers the code on later pages without a link', () => {
    const store = memoryStore();
    readReferralLink('?ref=K7PQ2M9X', store);
    expect(readReferralLink('', store)).toBe('K7PQ2M9X');
  });

  test('lets a newer link replace a stored code', () => {
    const store = memoryStore();
    readReferralLink('?ref=FIRST123', store);
    readReferralLink('?ref=SECOND12', store);
    expect(readReferralLink('', store)).toBe('SECOND12');
  });

  test.each(['', '?ref=', '?ref=%20', '?ref=%3C%3E', `?ref=${'A'.repeat(65)}`])('ignores %s', (search) => {
    expect(readReferralLink(search, memoryStore())).toBeNull();
  });

  test('works where nothing can be stored', () => {
    const blocked: SessionStore = { read: () => null, write: () => undefined, remove: () => undefined };
    expect(readReferralLink('?ref=K7PQ2M9X', blocked)).toBe('K7PQ2M9X');
    expect(readReferralLink('', blocked)).toBeNull();
  });
});

test('endReferralLink forgets the code and takes it out of the address, leaving the rest', () => {
  const store = memoryStore();
  readReferralLink('?ref=K7PQ2M9X', store);
  expect(endReferralLink('https://x.example/?a=1&ref=K7PQ2M9X&via=copy#Home', store)).toBe(
    'https://x.example/?a=1#Home',
  );
  expect(readReferralLink('', store)).toBeNull();
});

test.each([
  ['?ref=K7PQ2M9X&join#Home', '?ref=K7PQ2M9X#Home'],
  ['?join', ''],
  ['?ref=K7PQ2M9X', null],
  ['?ref=join', null],
  ['', null],
])('of the request for the form in "%s" is left %s', (asked, left) => {
  expect(takeJoinRequest(`https://x.example/${asked}`)).toBe(
    left === null ? null : `https://x.example/${left}`,
  );
});

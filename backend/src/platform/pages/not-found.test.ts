import { describe, expect, it } from 'vitest';
import { meantAddress } from './not-found.ts';

const paths = ['/', '/status', '/privacypolicy', '/admin'];
const meant = (url: string): string | null => meantAddress(url, paths);

describe('an address that means a page', () => {
  it.each([
    ['/status/', '/status'],
    ['/Status', '/status'],
    ['/STATUS//?a=1&b=/x/', '/status?a=1&b=/x/'],
    ['//status', '/status'],
    ['/PrivacyPolicy/', '/privacypolicy'],
    ['/privacypolicy.', '/privacypolicy'],
    ['/status)', '/status'],
    ['/status%20', '/status'],
    ['/status%E2%80%9D?x', '/status?x'],
    ['//?ref=K7PQ2M9X45', '/?ref=K7PQ2M9X45'],
    ['/Admin', '/admin'],
    ['/ADMIN/userManagement/1?x=1', '/admin/userManagement/1?x=1'],
  ])('leads there: %s', (url, address) => {
    expect(meant(url)).toBe(address);
  });

  it.each([
    ['//evil.example.com'],
    ['//evil.example.com/status'],
    ['/\\evil.example.com'],
    ['/%5Cevil.example.com'],
    ['/%2F%2Fevil.example.com'],
    ['/http://evil.example.com'],
    ['/statuses'],
    ['/status/more'],
    ['/api/Status'],
    ['/assets/Status'],
  ])('is not %s', (url) => {
    expect(meant(url)).toBeNull();
  });

  it.each([['//evil.example.com/..'], ['/Admin//evil.example.com'], ['/Admin/\\evil.example.com']])(
    'never leads to another site: %s',
    (url) => {
      expect(new URL(meant(url) ?? '/', 'https://site.example').host).toBe('site.example');
    },
  );
});

import { NODATA, NOTFOUND } from 'node:dns';
import { expect, it, vi } from 'vitest';
import { checkSenderDomain, type TextResolver } from './sender-domain.ts';

/** What DNS knows: texts by name, or the code of an error; every other name does not exist. `never`: no answer. */
type Zone = Readonly<Record<string, readonly string[] | string>>;

const dns = (zone: Zone, isPublic = true) =>
  ({
    resolveTxt: (name) => {
      const known = zone[name] ?? NOTFOUND;
      if (known === 'never') return new Promise(() => undefined);
      if (typeof known === 'string') return Promise.reject(Object.assign(new Error(known), { code: known }));
      return Promise.resolve(known.map((text) => [text.slice(0, 3), text.slice(3)]));
    },
    resolveNs: () => (isPublic ? Promise.resolve(['a.gtld-servers.net']) : Promise.reject(new Error('none'))),
  }) as TextResolver;

const spf = 'v=spf1 include:_spf.example.net ~all';
const key = 'v=DKIM1; k=rsa; p=MIIBIjANBg';
const keys = '_domainkey.example.com';

it.each<[string, Zone, boolean, string, string]>([
  ['both', { 'example.com': [spf], [`s1.${keys}`]: [key], [keys]: NODATA }, true, 'found', 'found'],
  ['neither', { 'example.com': ['google-site-verification=x'] }, true, 'missing', 'missing'],
  ['a domain without texts', { 'example.com': NODATA }, true, 'missing', 'missing'],
  ['a domain that does not exist', {}, true, 'missing', 'missing'],
  ['a key that was revoked', { [keys]: NODATA, [`s1.${keys}`]: ['v=DKIM1; p='] }, true, 'missing', 'unknown'],
  ['a key under an unusual selector', { 'example.com': [spf], [keys]: NODATA }, true, 'found', 'unknown'],
  ['a text that only resembles SPF', { 'example.com': ['v=spf10 all'] }, true, 'missing', 'missing'],
  ['servers that fail', { 'example.com': 'ESERVFAIL', [keys]: 'ESERVFAIL' }, true, 'unknown', 'unknown'],
  ['a resolver that knows no public name', {}, false, 'unknown', 'unknown'],
  [
    'that resolver, if it has the records',
    { 'example.com': [spf], [`k1.${keys}`]: [key] },
    false,
    'found',
    'found',
  ],
])('says honestly what DNS has: %s', async (_what, zone, isPublic, expectedSpf, dkim) => {
  expect(await checkSenderDomain('example.com', dns(zone, isPublic))).toEqual({
    domain: 'example.com',
    spf: expectedSpf,
    dkim,
  });
});

it('answers after 3 seconds although DNS does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const checked = checkSenderDomain('example.com', dns({ 'example.com': 'never', [keys]: 'never' }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await checked).toMatchObject({ spf: 'unknown', dkim: 'unknown' });
  } finally {
    vi.useRealTimers();
  }
});

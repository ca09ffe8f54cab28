import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmail } from './email.ts';
import { mailProviders } from './mail-providers.ts';
import { randomRuns } from '../../testing/matrix.ts';

const keyOf = (address: string): string | undefined => parseEmail(address)?.key;

describe('one mailbox has one key', () => {
  it.each([
    ['Gmail', ['ada.love@gmail.com', 'AdaLove@googlemail.com', 'a.d.a.love+x@gmail.com']],
    [
      'Proton',
      ['ada.love@proton.me', 'ada-love@protonmail.com', 'Ada_Love@pm.me', 'adalove+x@protonmail.ch'],
    ],
    ['Yandex', ['ada.love@yandex.ru', 'ada-love@ya.ru', 'Ada.Love+x@yandex.com', 'ada.love@yandex.by']],
    ['Yandex elsewhere', ['ada-love@yandex.kz', 'ada.love@yandex.ua', 'ada-love@yandex.com.tr']],
    ['iCloud', ['ada@icloud.com', 'ada@me.com', 'Ada+x@mac.com']],
    ['Fastmail', ['ada@fastmail.com', 'ada+x@fastmail.com', 'shop@ada.fastmail.com', 'a+b@Ada.Fastmail.com']],
    ['another domain of Fastmail', ['ada@sent.com', 'shop@ada.sent.com']],
    ['Outlook', ['ada@outlook.com', 'ada+x@outlook.com']],
    ['Hotmail in France', ['ada@hotmail.fr', 'Ada+x@hotmail.fr']],
    ['Zoho', ['ada@zoho.com', 'ada+x@zoho.com']],
    ['disposable addresses at Yahoo', ['nick-shop@yahoo.com', 'Nick-News@yahoo.com', 'nick-a-b+c@yahoo.com']],
    ['a domain of its own', ['ada@lovelace.example', 'ada+x@lovelace.example', 'ADA+x+y@Lovelace.Example']],
  ])('at %s', (_provider, spellings) => {
    const keys = spellings.map(keyOf);
    expect(new Set(keys).size, keys.join(' ')).toBe(1);
    expect(keys[0]).toEqual(expect.any(String));
  });

  it.each([
    ['dots at Outlook', 'ada.love@outlook.com', 'adalove@outlook.com'],
    ['domains of Microsoft', 'ada@outlook.com', 'ada@hotmail.com'],
    ['dots at iCloud', 'ada.love@icloud.com', 'adalove@icloud.com'],
    ['domains of Fastmail', 'ada@fastmail.com', 'ada@sent.com'],
    ['names under a domain that is not Fastmail’s', 'shop@ada.example.com', 'ada@example.com'],
    ['a dot that Yandex takes for a hyphen, and none', 'ada.love@yandex.ru', 'adalove@yandex.ru'],
    ['underscores at Yandex', 'ada_love@yandex.ru', 'ada-love@yandex.ru'],
    ['a nickname and an account at Yahoo', 'nick-shop@yahoo.com', 'nick@yahoo.com'],
    ['hyphens at Yahoo! Japan', 'nick-shop@yahoo.co.jp', 'nick-news@yahoo.co.jp'],
    ['hyphens, dots and underscores elsewhere', 'ada-love@example.com', 'ada.love@example.com'],
    ['a name that begins with a plus', '+ada@example.com', '+bob@example.com'],
    ['Proton and a domain that only looks like it', 'ada.love@proton.com', 'adalove@proton.com'],
  ])('keeps apart %s', (_what, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it('and a key is its own key, whatever the address', () => {
    const domains = [...mailProviders.flatMap((provider) => provider.domains.slice(0, 3)), 'example.com'];
    const name = fc
      .array(fc.constantFrom('a', 'b', '1', '.', '+', '-', '_'), { minLength: 1, maxLength: 12 })
      .map((characters) => characters.join(''));
    const domain = fc.oneof(
      fc.constantFrom(...domains),
      fc.constantFrom(...domains).map((parent) => `sub.${parent}`),
    );
    fc.assert(
      fc.property(name, domain, (local, host) => {
        const key = keyOf(`${local}@${host}`);
        const again = key === undefined ? undefined : keyOf(key); // none for `a.+b`: its key is not an address
        if (again !== undefined) expect(again).toBe(key);
      }),
      { numRuns: randomRuns(1000) },
    );
  });

  it('names every domain once', () => {
    const domains = mailProviders.flatMap((provider) => provider.domains);
    expect(new Set(domains).size).toBe(domains.length);
    for (const domain of domains) expect(domain).toBe(domain.toLowerCase());
  });
});

import { describe, expect, test } from 'vitest';
import { suggestedEmail } from './mail-suggestion.ts';

const domainFor = (domain: string) => suggestedEmail(`priya@${domain}`)?.split('@')[1] ?? null;

describe('a mistyped domain', () => {
  test.each([
    ['gmial.com', 'gmail.com'],
    ['gamil.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.cmo', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.om', 'gmail.com'],
    ['gmail.comm', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['Gmial.Con', 'gmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.co.in', 'yahoo.co.in'],
    ['yahoo.con', 'yahoo.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmal.fr', 'hotmail.fr'],
    ['hotmail.cmo', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['outloook.de', 'outlook.de'],
    ['iclod.com', 'icloud.com'],
    ['icloud.con', 'icloud.com'],
    ['protonmial.com', 'protonmail.com'],
    ['rediffmial.com', 'rediffmail.com'],
    ['comcast.nte', 'comcast.net'],
    ['company.con', 'company.com'],
    ['school.ogr', 'school.org'],
  ])('%s is probably %s', (typed, meant) => {
    expect(domainFor(typed)).toBe(meant);
  });

  test.each([
    ...[
      'gmail.com',
      'googlemail.com',
      'yahoo.com',
      'yahoo.co.in',
      'yahoo.se',
      'yahoo.com.br',
      'hotmail.co.uk',
    ],
    ...[
      'hotmail.fr',
      'outlook.com',
      'outlook.in',
      'live.com',
      'live.co.uk',
      'icloud.com',
      'me.com',
      'mac.com',
    ],
    ...[
      'aol.com',
      'aol.de',
      'gmx.net',
      'gmx.de',
      'mail.com',
      'mail.ru',
      'email.com',
      'ymail.com',
      'proton.me',
    ],
    ...[
      'pm.me',
      'hey.com',
      'qq.com',
      '163.com',
      'gail.com',
      'love.com',
      'company.co',
      'company.cm',
      'firm.om',
    ],
    ...[
      'example.com',
      'lovelace.example',
      'uni-wien.ac.at',
      'mit.edu',
      'yahoo.cm',
      'yandex.com.tr',
      'web.de',
    ],
    ...['gmail', '', 'gmail.'],
  ])('%s is left alone', (domain) => {
    expect(domainFor(domain)).toBeNull();
  });

  test('keeps the name, and reads the address as the form does', () => {
    expect(suggestedEmail(' <Priya.S+x@gmial.com> ')).toBe('Priya.S+x@gmail.com');
    expect(suggestedEmail('gmial.com')).toBeNull();
  });
});

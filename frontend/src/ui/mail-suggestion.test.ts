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

describe('any address at a large provider', () => {
  const known = [
    ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.in', 'yahoo.fr', 'ymail.com', 'hotmail.com'],
    ...['hotmail.co.uk', 'outlook.com', 'outlook.com.br', 'live.nl', 'msn.com', 'icloud.com', 'aol.com'],
    ...['proton.me', 'protonmail.com', 'fastmail.fm', 'zoho.in', 'rediffmail.com', 'yandex.com.tr', 'gmx.at'],
    ...['mail.ru', 'web.de', 't-online.de', 'freenet.de', 'orange.fr', 'wanadoo.fr', 'laposte.net'],
    ...['libero.it', 'virgilio.it', 'naver.com', 'hanmail.net', 'qq.com', '163.com', 'comcast.net'],
    ...[
      'verizon.net',
      'sbcglobal.net',
      'bellsouth.net',
      'cox.net',
      'btinternet.com',
      'shaw.ca',
      'bigpond.net.au',
    ],
  ];

  test.each(known)('%s is right', (domain) => {
    expect(domainFor(domain)).toBeNull();
  });

  test.each(known)('%s with one letter wrong: what is suggested is one edit away, and right', (domain) => {
    const mistyped = editsOf(domain).filter((typed) => /^[^.]+\.[^.]/.test(typed));
    expect(mistyped.length).toBeGreaterThan(300);
    for (const typed of mistyped) {
      const meant = domainFor(typed);
      if (meant === null) continue;
      const [[name, ending], [meantName, meantEnding]] = [partsOf(typed), partsOf(meant)];
      expect(isOneEdit(name, meantName) || isOneEdit(ending, meantEnding), `${typed}: ${meant}`).toBe(true);
      expect(name === meantName || isOneEdit(name, meantName), `${typed}: ${meant}`).toBe(true);
      expect(ending === meantEnding || isOneEdit(ending, meantEnding), `${typed}: ${meant}`).toBe(true);
      expect(domainFor(meant), meant).toBeNull();
    }
  });
});

const partsOf = (domain: string): readonly [string, string] => {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

const letters = Array.from('abcdefghijklmnopqrstuvwxyz0-.');

/** Every text that is one letter more, less, another, or in its neighbor's place, away (Damerau and Levenshtein). */
function editsOf(text: string): readonly string[] {
  const edits = new Set<string>();
  for (let at = 0; at <= text.length; at += 1) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    const rest = after.slice(1);
    edits.add(before + rest);
    edits.add(before + rest.charAt(0) + after.charAt(0) + rest.slice(1));
    for (const letter of letters) edits.add(before + letter + after).add(before + letter + rest);
  }
  edits.delete(text);
  return [...edits];
}

const isOneEdit = (one: string, other: string): boolean => editsOf(one).includes(other);

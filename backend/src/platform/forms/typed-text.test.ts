import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invisibleNames } from '../../testing/hostile.ts';
import { randomRuns } from '../../testing/matrix.ts';
import { isPhoneLike } from './field-rules.ts';
import { plainDigits, typedCode, typedEmail, typedLine, typedLines, typedPhone } from './typed-text.ts';

describe('digits of any script', () => {
  it.each([
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Myanmar', '၀၁၂၃၄၅၆၇၈၉'],
    ['full-width', '０１２３４５６７８９'],
    ['Osmanya, beyond the basic plane', '𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩'],
    ['bold mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['monospaced mathematical', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ])('are read: %s', (_script, digits) => {
    expect(plainDigits(digits)).toBe('0123456789');
    expect(typedCode(digits.slice(0, digits.length / 2))).toBe('01234');
  });
});

describe('a code', () => {
  it.each([
    ['123 456'],
    [' 123-456 '],
    ['12 34 56'],
    ['1 2 3 4 5 6'],
    ['\u200e123\u2009456\u200f'],
    ['\u2066१२३४५६\u2069'],
    ['123–456'],
    ['123\n456'],
    ['123.456'],
    ['１２３４５６'],
    ['\u00ad1\u200b2\u200b3\ufeff456'],
  ])('is read from %j', (text) => {
    expect(typedCode(text)).toBe('123456');
  });

  it('keeps what is no digit, so that it is wrong', () => {
    expect(typedCode('12a456')).toBe('12a456');
    expect(typedCode('')).toBe('');
  });
});

describe('an email address', () => {
  it.each([
    [' ada@example.com\n'],
    ['\u200eada@example.com\u200f'],
    ['ada@exam\u200bple.com'],
    ['ada\u00ad@example.com'],
    ['\u00a0ada@example.com\u3000'],
    ['ada＠example．com'],
    ['ada@example。com'],
    ['mailto:ada@example.com'],
    ['MAILTO:ada@example.com'],
    ['<ada@example.com>'],
    ['Ada Lovelace <ada@example.com>'],
    ['"Lovelace, Ada" <ada@example.com>;'],
    ['<mailto:ada@example.com>'],
    ['“ada@example.com”'],
    ["'ada@example.com'"],
    ['ada@example.com,'],
    ['ada@example.com.'],
  ])('is read from %j', (text) => {
    expect(typedEmail(text)).toBe('ada@example.com');
  });

  it.each([["o'neil@example.com"], ['a+b@example.com'], ['ada@@example.com'], ['ada example.com']])(
    'keeps %s',
    (text) => {
      expect(typedEmail(text)).toBe(text);
    },
  );
});

describe('a phone number', () => {
  it.each([
    ['0151/12345678', '015112345678'],
    ['0151 / 123 45 678', '015112345678'],
    ['(+91) 98765 43210', '+919876543210'],
    ['+91 (0) 98765-43210', '+919876543210'],
    ['+ 91 98765 43210', '+919876543210'],
    ['tel:+91-98765-43210', '+919876543210'],
    ['tel:+91-98765-43210;ext=12', '+919876543210'],
    ['98765–43210', '9876543210'],
    ['98765—43210', '9876543210'],
    ['98765‑43210', '9876543210'],
    ['98765.432.10', '9876543210'],
    ['98765·43210', '9876543210'],
    ['\u202a+91 98765 43210\u202c', '+919876543210'],
    ['\u2066+91\u00a098765\u202f43210\u2069', '+919876543210'],
    ['+९१ ९८७६५ ४३२१०', '+919876543210'],
    ['＋９１９８７６５４３２１０', '+919876543210'],
    ['0091 98765 43210', '+919876543210'],
    ['[98765] 43210', '9876543210'],
    ['(0)7911 123456', '07911123456'],
  ])('is read from %j', (text, read) => {
    expect(typedPhone(text)).toBe(read);
    expect(isPhoneLike(text)).toBe(true);
  });

  it.each([['call me'], ['12'], ['+'], ['1234567890123456'], ['98765x43210'], ['ada@example.com'], ['']])(
    'is not %j',
    (text) => {
      expect(isPhoneLike(text)).toBe(false);
    },
  );
});

describe('a line of text', () => {
  it.each(invisibleNames)('is empty if nothing of it can be seen: %j', (text) => {
    expect(typedLine(text)).toBe('');
    expect(typedLines(text)).toBe('');
  });

  it.each([
    ['\u200b\u202eAda \u2066\u3164', 'Ada'],
    ['\ufeff Ada\u00a0', 'Ada'],
    ['Rene\u0301e', 'Renée'],
    ['A\u202ed\u202ca', 'Ada'],
    ['Ada\u000bLovelace', 'Ada Lovelace'],
    ['Ada\u2028Lovelace', 'Ada Lovelace'],
    ['Ada\tLovelace\r\n', 'Ada Lovelace'],
    ['Ada\u00a0\u00a0 Lovelace', 'Ada Lovelace'],
    ['A\u0000da\u001b', 'Ada'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['Ada\u200dLove', 'Ada\u200dLove'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['❤\ufe0f', '❤\ufe0f'],
    ['🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['김', '김'],
    ['محمد', 'محمد'],
    ['नि', 'नि'],
    ['O’Neil', 'O’Neil'],
    ['-', '-'],
    ['\ud800', '\ud800'],
  ])('is of %j what can be seen', (text, read) => {
    expect(typedLine(text)).toBe(read);
  });

  it('and its lines end with a line feed, whatever ended them', () => {
    expect(typedLines('\u2028a\r\nb\rc\u2028d\u2029e\u000bf  g\th\u0007\n')).toBe('a\nb\nc\nd\ne\nf  g\th');
  });
});

it('reads what it has read the same way again', () => {
  const character = fc.constantFrom(
    ...['a', '1', ' ', '\n', '\t', '<', '>', '"', '+', '0', '(', ')', '.', '-', '@', ';', ':'],
    ...[
      '\u200b',
      '\u200d',
      '\u202e',
      '\u00ad',
      '\u0301',
      '٣',
      '１',
      '＋',
      '\u00a0',
      '\u2028',
      'mailto:',
      'tel:',
    ],
  );
  const text = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(''));
  fc.assert(
    fc.property(text, (typed) => {
      for (const read of [typedCode, typedLine, typedLines]) expect(read(read(typed))).toBe(read(typed));
    }),
    { numRuns: randomRuns(1000) },
  );
});

it('takes no time for long texts', () => {
  const before = process.threadCpuUsage();
  for (const long of [' ', '\u200b', '\u0301', 'a', '"', '.', '(0)', '٣', '<'].map((each) =>
    each.repeat(30_000),
  ))
    for (const read of [typedCode, typedEmail, typedPhone, typedLine, typedLines])
      for (const text of [long, `a${long}b`, `${long}b${long}`]) read(text);
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000);
});

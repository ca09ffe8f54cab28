import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { basicCharacters, basicFont, basicFontFile } from '../../scripts/fonts.ts';

test('the preloaded font is what scripts/fonts.ts cuts', async () => {
  expect((await basicFont()).equals(await readFile(basicFontFile))).toBe(true);
});

test('the styles ask it for the characters it has, and for no other', async () => {
  const css = await readFile(new URL('fonts.css', import.meta.url), 'utf8');
  const [, ranges = ''] = /geist-basic.*?unicode-range:(.*?);/s.exec(css) ?? [];
  const asked = ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    const from = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });
  const has = Array.from(basicCharacters, (character) => character.codePointAt(0));
  expect(asked.sort()).toEqual(has.sort());
});

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { basicCharacters, basicFont, basicFontFile } from '../../scripts/fonts.ts';

const stylesheet = new URL('fonts.css', import.meta.url);
const css = await readFile(stylesheet, 'utf8');
const [, file = '', ranges = ''] = /url\('([^']*geist-basic[^']*)'\).*?unicode-range:(.*?);/s.exec(css) ?? [];

test('the styles name the font that scripts/fonts.ts cuts, as it cuts it', async () => {
  expect(fileURLToPath(new URL(file, stylesheet))).toBe(basicFontFile);
  expect((await basicFont()).equals(await readFile(basicFontFile))).toBe(true);
});

test('the styles ask it for the characters it has, and for no other', async () => {
  const asked = ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    const from = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });
  // The subset can only contain characters that the font has.
  const everything = String.fromCodePoint(
    ...Array.from({ length: 0x2fff - 0x20 }, (_, index) => 0x20 + index),
  );
  const truetype = await subsetFont(await readFile(basicFontFile), everything, { targetFormat: 'truetype' });
  const has = charactersOf(truetype);
  expect(has).toEqual(Array.from(basicCharacters, codePoint).sort(numerically));
  expect(asked.sort(numerically)).toEqual(has);
});

const codePoint = (character: string): number => character.codePointAt(0) ?? NaN;
const numerically = (one: number, other: number): number => one - other;

/** The code points of a TrueType font, by its `cmap` table in format 4: https://learn.microsoft.com/typography/opentype/spec/cmap */
function charactersOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('The font has no cmap');
  const cmap = font.readUInt32BE(entry + 8);
  const maps = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const map = maps.find((at) => font.readUInt16BE(at) === 4);
  if (map === undefined) throw new Error('The font has no cmap in format 4');
  const doubled = font.readUInt16BE(map + 6);
  const segments = Array.from({ length: doubled / 2 }, (_, index) => ({
    last: font.readUInt16BE(map + 14 + 2 * index),
    first: font.readUInt16BE(map + 16 + doubled + 2 * index),
  }));
  return segments
    .filter(({ first }) => first !== 0xffff)
    .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

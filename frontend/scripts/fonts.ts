// Subsets Geist. `node frontend/scripts/fonts.ts` writes the subset that every page preloads.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const geist = createRequire(import.meta.url).resolve(
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
);
/** The characters of English pages; everything else is in the larger fonts, loaded when a page needs it. */
export const basicCharacters =
  String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)) +
  '\u00A0©·×–—‘’“”•…€↑↓−';
export const basicFontFile = join(import.meta.dirname, '../src/ui/fonts/geist-basic.woff2');

/** The OpenType features that browsers apply on their own, and the digits of one width that our styles ask for. */
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'liga', 'clig', 'calt', 'rclt', 'kern', 'tnum'];

/** A small font for the page: the basic characters, in the design's weights. */
export async function basicFont(): Promise<Buffer> {
  return subsetFont(await readFile(geist), basicCharacters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}

/** Geist in one weight, in the form that pictures are drawn with. */
export async function drawingFont(weight: number): Promise<Buffer> {
  const everything = Array.from({ length: 0x24f - 0x20 }, (_, index) => 0x20 + index);
  return subsetFont(await readFile(geist), String.fromCodePoint(...everything) + basicCharacters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
}

if (process.argv[1] === import.meta.filename) await writeFile(basicFontFile, await basicFont());

// The pictures that are drawn from brand.json and the mark: the one shown when the site is shared, and the icons.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CardParts } from './card-worker.ts';
import { draw as drawSvg, loadRenderer, widthOf } from './drawing.ts';
import { drawingFont } from './fonts.ts';
import { shareCard, type ShareWords } from './share-card.ts';
import { readTokenColors, tokenColors } from './token-colors.ts';

const markFile = join(import.meta.dirname, '../public/favicon.svg');
/** Launchers crop a maskable icon; its inner four fifths are always visible. */
const safeShare = 0.62;

/** Every picture by its file name. @param words the brand's texts, as in brand.json. */
export async function drawPictures(words: ShareWords): Promise<ReadonlyMap<string, Uint8Array>> {
  await loadRenderer(() => readFile(wasmFile));
  const [mark, color] = await Promise.all([readFile(markFile, 'utf8'), readTokenColors()]);
  const fonts = await drawingFonts();
  const draw = (svg: string, width?: number): Uint8Array => drawSvg(svg, fonts, width);
  return new Map([
    ['share.png', draw(shareCard(words, mark, color, (text) => widthOf(text, fonts)))],
    ['apple-touch-icon.png', draw(onGround(mark, 0.7, color('ink')), 180)],
    ['icon-192.png', draw(mark, 192)],
    ['icon-512.png', draw(mark, 512)],
    ['icon-maskable-512.png', draw(onGround(mark, safeShare, color('ink')), 512)],
    ['mail-mark.png', draw(onGround(mark, 1, 'none'), 84)],
    ['favicon.ico', ico(draw(mark, 32), 32)],
  ]);
}

const wasmFile = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
const drawingFonts = () => Promise.all([400, 600].map(drawingFont));

/** What the server's worker draws cards with. */
export async function cardParts(): Promise<CardParts> {
  const [wasm, fonts, mark, colors] = await Promise.all([
    readFile(wasmFile, 'base64'),
    drawingFonts(),
    readFile(markFile, 'utf8'),
    tokenColors(),
  ]);
  return {
    wasm,
    fonts: fonts.map((font) => font.toString('base64')),
    mark,
    colors: Object.fromEntries(colors),
  };
}

/** The mark, of any size and shape, in the middle of a full square, which systems round off themselves. */
function onGround(mark: string, share: number, ground: string): string {
  const size = 100 * share;
  const edge = (100 - size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>
  <svg x="${edge}" y="${edge}" width="${size}" height="${size}">${mark}</svg></svg>`;
}

/** A PNG in the container that browsers request by default: a header, one entry of 16 bytes, the picture. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

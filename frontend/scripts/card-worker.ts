import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import type { CardRequest } from '@waitlist/backend/page-data';
import { draw, loadRenderer, widthOf } from './drawing.ts';
import { invitationCard } from './share-card.ts';

/** What the build puts beside this worker's script: a server has neither the library's package nor the fonts'. */
export interface CardParts {
  /** In base64, like the fonts. */
  readonly wasm: string;
  readonly fonts: readonly string[];
  /** An SVG. */
  readonly mark: string;
  readonly colors: Readonly<Record<string, string>>;
}

const text = await readFile(new URL('card-parts.json', import.meta.url), 'utf8');
const { wasm, mark, colors, ...parts } = JSON.parse(text) as CardParts;
const fonts = parts.fonts.map((font) => Buffer.from(font, 'base64'));
await loadRenderer(() => Buffer.from(wasm, 'base64'));

parentPort?.on('message', ({ firstName, ...words }: CardRequest) => {
  const svg = invitationCard(words, firstName, mark, colorOf, (element) => widthOf(element, fonts));
  parentPort?.postMessage(draw(svg, fonts));
});
parentPort?.postMessage('ready');

function colorOf(name: string): string {
  const color = colors[name];
  if (color === undefined) throw new Error(`There is no color ${name}`);
  return color;
}

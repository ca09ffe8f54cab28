import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawPictures } from './pictures.ts';
import { chartX, invitationCard, shareCard } from './share-card.ts';
import { readTokenColors } from './token-colors.ts';

const words = { name: 'Example & Co', tagline: 'A <tagline>' };

test('every picture has the size its name and its use ask for', async () => {
  const sizes = [...(await drawPictures(words))].map(([name, picture]) => [name, ...sizeOf(picture)]);
  expect(sizes).toEqual([
    ['share.png', 1200, 630],
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable-512.png', 512, 512],
    ['mail-mark.png', 84, 84],
    ['favicon.ico', 32, 32],
  ]);
});

test('the one for shared links represents the brand', async () => {
  const share = async (changes: Partial<typeof words>) =>
    Buffer.from((await drawPictures({ ...words, ...changes })).get('share.png') ?? []);
  const drawn = await share({});
  expect(drawn.equals(await share({}))).toBe(true);
  expect(drawn.equals(await share({ name: 'Another' }))).toBe(false);
  expect(drawn.equals(await share({ tagline: 'Another' }))).toBe(false);
});

test('its colors are those of the site', async () => {
  const color = await readTokenColors();
  const drawn = shareCard(
    words,
    '',
    (name) => (name === 'accent' ? '#fbbf24' : color(name)),
    () => 100,
  );
  expect(drawn).toContain('fill="#fbbf24"');
  expect(drawn).not.toContain(color('accent'));
  expect(() => color('vol')).toThrow('tokens.css has no --color-vol');
});

test('words that are too long for it are made smaller', async () => {
  const color = await readTokenColors();
  const sizes = (widthPx: number) =>
    [...shareCard(words, '', color, () => widthPx).matchAll(/font-size="([\d.]+)"/g)].map(([, size]) =>
      Number(size),
    );
  const roomBesideChart = chartX - 32 - 72;
  const [name = 0, ...lines] = sizes(100);
  const [smallName = 0, ...smallLines] = sizes(2 * roomBesideChart);
  // The headline and the tagline end before the chart; the button's words are always the same.
  for (const [index, size] of lines.slice(0, 3).entries()) expect(smallLines[index]).toBeCloseTo(size / 2, 1);
  expect(smallName).toBeLessThan(name / 2);
});

test('a user’s card names them, unless the font lacks a letter of the name', async () => {
  const color = await readTokenColors();
  const textsFor = (firstName: string | null) =>
    [...invitationCard(words, firstName, '', color, () => 100).matchAll(/>([^<]*)<\/text>/g)].map(
      ([, text]) => text,
    );
  expect(textsFor('Priya').slice(0, 3)).toEqual(['Example &amp; Co', 'Priya', 'invited you']);
  expect(textsFor('Zoe\u0308')[1]).toBe('Zoë');
  expect(textsFor('<b>&')[1]).toBe('&lt;b&gt;&amp;');
  for (const name of [null, '', 'प्रिया', 'Łukasz', 'a\u0000b', '\ud800'])
    expect(textsFor(name)[1]).toBe('A friend');
});

test('the icons that a page and the manifest name are all drawn', async () => {
  const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
  const texts = await Promise.all(
    [
      '../src/render-page.tsx',
      '../src/site/pages/page-head.tsx',
      '../../backend/src/platform/pages/web-manifest.ts',
    ].map(read),
  );
  const named = [...texts.join('').matchAll(/["'}]\/([\w-]+\.(?:png|ico))["'`]/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(4);
  expect([...(await drawPictures(words)).keys()]).toEqual(expect.arrayContaining(named));
});

/** Width and height from a PNG's first chunk. */
function sizeOf(picture: Uint8Array): readonly [number, number] {
  const bytes = Buffer.from(picture);
  const png = bytes.subarray(bytes.indexOf('\x89PNG', 0, 'latin1'));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

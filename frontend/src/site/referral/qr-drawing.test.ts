import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQr, qrSvg, type QrDrawing } from './qr-drawing.ts';

const link = 'https://a-rather-long-host-name.example.com/?ref=K7PQ2M9X45';

test('a reader decodes the text from the drawing', () => {
  expect(decodeQR(paint(drawQr(link), 6))).toBe(link);
});

test('the file holds the same drawing, on white', async () => {
  const drawing = drawQr(link);
  const markup = await qrSvg(drawing).text();
  expect(markup).toContain(drawing.path);
  expect(markup).toContain('fill="#fff"');
});

/** The path drawn in black on white: RGBA pixels. */
function paint({ size, path }: QrDrawing, scale: number) {
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = row * side + Number(x) * scale;
      for (let pixel = start; pixel < start + Number(width) * scale; pixel += 1)
        data.fill(0, pixel * 4, pixel * 4 + 3);
    }
  }
  return { width: side, height: side, data };
}

import encodeQR from 'qr';
import { pngOf } from '../../platform/png.ts';

/** The light margin that readers need, in modules: ISO/IEC 18004 requires four. */
const quietZone = 4;
const pngMinPixels = 1024;

/** A QR code as a square of modules, its quiet zone included. */
export interface QrDrawing {
  /** Modules on each side. */
  readonly size: number;
  /** The dark modules as an SVG path, a unit for each. */
  readonly path: string;
}

/** Draws a text. Medium error correction: it still reads with a coffee stain on a twelfth of it. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  return { size: rows.length, path: rows.flatMap(darkRuns).join('') };
}

/** Each run of dark modules in a row as one rectangle, so that no hairline shows between neighbors. */
function darkRuns(row: readonly boolean[], y: number): readonly string[] {
  const runs: string[] = [];
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x] === true) x += 1;
    if (x > start) runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
  }
  return runs;
}

/** A file that prints sharply at any size. */
export function qrSvg({ size, path }: QrDrawing): Blob {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
  return new Blob([markup], { type: 'image/svg+xml' });
}

/** A picture at least 1024 pixels wide, with a whole number of pixels per module. */
export function qrPng({ size, path }: QrDrawing): Promise<Blob> {
  const scale = Math.ceil(pngMinPixels / size);
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.reject(new Error('This browser draws no pictures'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return pngOf(canvas);
}

import type { QrDrawing } from './qr-drawing.ts';

export interface PosterContent {
  readonly brand: { readonly name: string; readonly tagline: string };
  /** Whose it is. */
  readonly firstName: string;
  readonly code: string;
  /** As it is read. */
  readonly link: string;
  /** As it is scanned. */
  readonly drawing: QrDrawing;
}

/** Prints a page of A4 with a link to scan, and nothing else of the document. */
export function printPoster(content: PosterContent): void {
  const { body, documentElement } = document;
  const page = document.createElement('div');
  page.className = 'poster-page';
  page.append(drawPoster(content));
  body.append(page);
  documentElement.dataset['print'] = 'poster';
  const tidyUp = () => {
    page.remove();
    delete documentElement.dataset['print'];
  };
  addEventListener('afterprint', tidyUp, { once: true });
  window.print();
}

/** A4, in millimeters. */
const [width, height] = [210, 297];
const [edge, qrSize] = [20, 148];

function drawPoster({ brand, firstName, code, link, drawing }: PosterContent): SVGElement {
  const scale = qrSize / drawing.size;
  const lines = [
    { text: brand.name, y: 38, size: 11 },
    { text: 'Get in early.', y: 66, size: 25 },
    { text: brand.tagline, y: 80, size: 8 },
    { text: 'Scan to join the waitlist', y: 238, size: 11 },
    { text: `or go to ${link.replace(/^https?:\/\//, '')}`, y: 251, size: 7 },
    { text: `Code ${code}`, y: 264, size: 9 },
    { text: `Questions? Ask ${firstName}, your campus ambassador.`, y: 281, size: 6 },
  ];
  const svg = element('svg', { viewBox: `0 0 ${width} ${height}` });
  svg.append(
    element('path', {
      d: drawing.path,
      transform: `translate(${edge - 4 * scale} 84) scale(${scale})`,
      'shape-rendering': 'crispEdges',
    }),
    ...lines.map(({ text, y, size }) => {
      const line = element('text', { x: edge, y, 'font-size': fitting(text, size), 'font-weight': 600 });
      line.textContent = text;
      return line;
    }),
  );
  return svg;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** The size of a text, smaller if it would not fit between the edges. */
const fitting = (text: string, size: number): number =>
  Math.min(size, (width - 2 * edge) / (0.58 * text.length));

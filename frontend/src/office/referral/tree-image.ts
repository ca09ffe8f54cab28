import { pngOf } from '../../platform/png.ts';

const margin = 24;
const sharpness = 2;
/** What every browser can draw on, in pixels. */
const sideAtMost = 16_000;
const areaAtMost = 64_000_000;

/** What stands around the tree in its picture. */
export interface TreeCaptions {
  readonly title: string;
  /** What its dots mean: for each color, a list item with a dot and a text. */
  readonly legend: HTMLElement;
}

const titleHeight = 36;
const rowHeight = 22;
/** Room for a title over a tree of one user. */
const widthAtLeast = 480;

/** A picture of the opened tree, as it stands on the screen, in its colors, with a title and what the colors mean. Rejects if the browser makes none. */
export async function treeImage(tree: HTMLElement, { title, legend }: TreeCaptions): Promise<Blob> {
  const origin = tree.getBoundingClientRect();
  const width = Math.max(origin.width + 2 * margin, widthAtLeast);
  const rows = legendRows(legend, width - 2 * margin);
  const below = margin + titleHeight + origin.height + margin / 2;
  const height = below + rows.length * rowHeight + margin;
  const scale = Math.min(
    sharpness,
    sideAtMost / Math.max(width, height),
    Math.sqrt(areaAtMost / (width * height)),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.scale(scale, scale);
  const box = tree.parentElement ?? tree;
  context.fillStyle = getComputedStyle(box).backgroundColor;
  context.fillRect(0, 0, width, height);
  const { color, fontFamily } = getComputedStyle(tree);
  context.textBaseline = 'middle';
  context.fillStyle = color;
  context.font = `600 16px ${fontFamily}`;
  context.fillText(fitted(context, title, width - 2 * margin), margin, margin + titleHeight / 3);
  for (const [row, items] of rows.entries())
    for (const item of items) drawLegend(context, item, below + (row + 0.5) * rowHeight);
  context.translate(margin - origin.x, margin + titleHeight - origin.y);
  drawLines(context, tree);
  for (const item of tree.querySelectorAll<HTMLElement>('[role=treeitem]')) drawItem(context, item);
  return pngOf(canvas);
}

interface LegendItem {
  readonly x: number;
  readonly dot: string;
  readonly text: string;
  readonly style: CSSStyleDeclaration;
}

const dotSize = 10;

/** The items of the legend in rows that are no wider than the picture. */
function legendRows(legend: HTMLElement, width: number): readonly (readonly LegendItem[])[] {
  const rows: LegendItem[][] = [[]];
  let x = 0;
  for (const item of legend.querySelectorAll<HTMLElement>('li')) {
    const needed = item.getBoundingClientRect().width + 16;
    if (x > 0 && x + needed > width) {
      rows.push([]);
      x = 0;
    }
    const dot = item.querySelector('[aria-hidden]');
    rows
      .at(-1)
      ?.push({
        ...{ x: margin + x, dot: dot === null ? '' : getComputedStyle(dot).backgroundColor },
        ...{ text: item.textContent, style: getComputedStyle(item) },
      });
    x += needed;
  }
  return rows;
}

function drawLegend(context: CanvasRenderingContext2D, { x, dot, text, style }: LegendItem, y: number): void {
  context.beginPath();
  context.arc(x + dotSize / 2, y, dotSize / 2, 0, 2 * Math.PI);
  context.fillStyle = dot;
  context.fill();
  context.fillStyle = style.color;
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillText(text, x + dotSize + 6, y);
}

/** From each user to their referrals: as `tree.css` has them, without the bends. */
function drawLines(context: CanvasRenderingContext2D, tree: HTMLElement): void {
  context.strokeStyle = getComputedStyle(tree).getPropertyValue('--color-line-3');
  context.lineWidth = 1.5;
  context.beginPath();
  for (const list of tree.querySelectorAll('ul')) {
    const referrer = list.previousElementSibling?.getBoundingClientRect();
    const items = [...list.children].flatMap((each) => each.firstElementChild?.getBoundingClientRect() ?? []);
    const [first, last] = [items[0], items.at(-1)];
    if (referrer === undefined || first === undefined || last === undefined) continue;
    const isBelow = first.y > referrer.bottom;
    const trunk = first.x - (isBelow ? 16 : 22);
    context.moveTo(isBelow ? trunk : referrer.right, isBelow ? referrer.bottom : middleOf(first));
    if (!isBelow) context.lineTo(trunk, middleOf(first));
    context.lineTo(trunk, middleOf(last));
    for (const item of items) {
      context.moveTo(trunk, middleOf(item));
      context.lineTo(item.x, middleOf(item));
    }
  }
  context.stroke();
}

function drawItem(context: CanvasRenderingContext2D, item: HTMLElement): void {
  const { x, y, width, height } = item.getBoundingClientRect();
  const style = getComputedStyle(item);
  context.beginPath();
  context.roundRect(x, y, width, height, 8);
  context.fillStyle = style.backgroundColor;
  context.fill();
  context.strokeStyle = style.borderTopColor;
  context.lineWidth = 1;
  context.stroke();
  for (const part of item.querySelectorAll<HTMLElement>('[data-dot], [data-text]')) {
    const place = part.getBoundingClientRect();
    const { color, backgroundColor, fontWeight, fontSize, fontFamily } = getComputedStyle(part);
    if (part.dataset['dot'] !== undefined) {
      context.beginPath();
      context.arc(place.x + place.width / 2, middleOf(place), place.width / 2, 0, 2 * Math.PI);
      context.fillStyle = backgroundColor;
      context.fill();
    } else {
      context.fillStyle = color;
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      context.textBaseline = 'middle';
      context.fillText(fitted(context, part.textContent, place.width), place.x, middleOf(place));
    }
  }
}

/** A canvas measures text a little wider than a page does. */
const tolerance = 1.06;

/** A text that is cut where it would leave its place. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width * tolerance) return text;
  let cut = Array.from(text);
  while (cut.length > 0 && context.measureText(`${cut.join('')}…`).width > width) cut = cut.slice(0, -1);
  return `${cut.join('')}…`;
}

const middleOf = ({ y, height }: DOMRect): number => y + height / 2;

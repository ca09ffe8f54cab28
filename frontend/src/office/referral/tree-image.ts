import { pngOf } from '../../platform/png.ts';

const margin = 24;
const sharpness = 2;
/** What every browser can draw on, in pixels. */
const sideAtMost = 16_000;
const areaAtMost = 64_000_000;

/** A picture of the opened tree, as it stands on the screen, in its colors. Rejects if the browser makes none. */
export async function treeImage(tree: HTMLElement): Promise<Blob> {
  const origin = tree.getBoundingClientRect();
  const [width, height] = [origin.width + 2 * margin, origin.height + 2 * margin];
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
  context.translate(margin - origin.x, margin - origin.y);
  drawLines(context, tree);
  for (const item of tree.querySelectorAll<HTMLElement>('[role=treeitem]')) drawItem(context, item);
  return pngOf(canvas);
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

/** A text that is cut where it would leave its place. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width + 1) return text;
  let cut = Array.from(text);
  while (cut.length > 0 && context.measureText(`${cut.join('')}…`).width > width) cut = cut.slice(0, -1);
  return `${cut.join('')}…`;
}

const middleOf = ({ y, height }: DOMRect): number => y + height / 2;

import { amongAll } from '@waitlist/backend/referral-sharing';
import { counted, type Standing } from '../platform/standing.ts';
import { pngOf } from '../../platform/png.ts';

/** What a card says. */
export interface CardContent {
  /** `#251` */
  readonly rank: string;
  /** `of 2,826 for Tickwise` */
  readonly place: string;
  /** How far from the front of the line, from 0 to 1; null where it would read as the last place. */
  readonly part: number | null;
  readonly brand: string;
  readonly code: string;
  /** Without what nobody types. */
  readonly link: string;
}

export function cardContent(
  { rank, total }: Pick<Standing, 'rank' | 'total'>,
  { brand, code, link }: Pick<CardContent, 'brand' | 'code' | 'link'>,
): CardContent {
  const all = amongAll({ rank, total });
  return {
    rank: `#${counted(rank)}`,
    place: `${all ?? 'in line'} for ${brand}`,
    part: all === null ? null : (rank - 1) / total,
    brand,
    code,
    link: link.replace(/^https?:\/\//, ''),
  };
}

/** Where everything is on a card, in pixels. Texts stand on their `y`, smaller if they are too long. */
export interface CardFormat {
  readonly name: 'wide' | 'story';
  readonly width: number;
  readonly height: number;
  readonly edge: number;
  readonly mark: { readonly y: number; readonly size: number };
  readonly rank: { readonly y: number; readonly size: number };
  readonly place: { readonly y: number; readonly size: number };
  readonly bars: Box;
  readonly foot: { readonly y: number; readonly size: number };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** For posts and chats, and for stories, whose top and bottom the apps cover. */
export const cardFormats: readonly CardFormat[] = [
  {
    ...{ name: 'wide', width: 1200, height: 630, edge: 72 },
    mark: { y: 64, size: 64 },
    rank: { y: 336, size: 190 },
    place: { y: 416, size: 46 },
    bars: { x: 700, y: 150, width: 428, height: 266 },
    foot: { y: 500, size: 34 },
  },
  {
    ...{ name: 'story', width: 1080, height: 1920, edge: 96 },
    mark: { y: 270, size: 92 },
    rank: { y: 720, size: 300 },
    place: { y: 840, size: 66 },
    bars: { x: 96, y: 940, width: 888, height: 360 },
    foot: { y: 1460, size: 52 },
  },
];

const barCount = 40;
const logo = '/icon-512.png';

/** Draws a card in the site's colors and type, and makes a PNG of it. Rejects where the browser draws no pictures. */
export async function drawCard(
  canvas: HTMLCanvasElement,
  format: CardFormat,
  content: CardContent,
): Promise<Blob> {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  const mark = new Image();
  mark.src = logo;
  await Promise.all([mark.decode(), document.fonts.load('600 48px Geist', Object.values(content).join(''))]);
  drawGround(context, format);
  drawBars(context, format.bars, content.part);
  drawTexts(context, format, content);
  context.drawImage(mark, format.edge, format.mark.y, format.mark.size, format.mark.size);
  return pngOf(canvas);
}

function drawGround(context: CanvasRenderingContext2D, { width, height }: CardFormat): void {
  context.fillStyle = color('ink');
  context.fillRect(0, 0, width, height);
  for (const [name, x, y, share] of [
    ['glow', 0.82, 0, 0.75],
    ['glow-2', 0.05, 0.2, 0.55],
  ] as const) {
    const light = context.createRadialGradient(
      x * width,
      y * height,
      0,
      x * width,
      y * height,
      share * width,
    );
    light.addColorStop(0, color(name));
    light.addColorStop(1, 'transparent');
    context.globalAlpha = 0.6;
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
  }
  context.globalAlpha = 1;
}

/** The line as bars, from its front on the left, with the user's own place in it. */
function drawBars(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  part: number | null,
): void {
  const step = width / barCount;
  const own = part === null ? null : Math.floor(part * barCount);
  for (let bar = 0; bar < barCount; bar += 1) {
    const left = x + bar * step;
    const size =
      height * (bar === own ? 0.92 : 0.42 + 0.2 * Math.sin(bar * 0.9) + 0.12 * Math.sin(bar * 2.3));
    context.globalAlpha = bar === own ? 1 : 0.62 - (0.5 * bar) / barCount;
    context.fillStyle = color(bar === own ? 'fg' : 'accent');
    context.fillRect(left, y + height - size, step * 0.5, size);
    if (bar !== own) continue;
    context.beginPath();
    context.arc(left + step * 0.25, y + height - size, step * 0.7, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawTexts(context: CanvasRenderingContext2D, format: CardFormat, content: CardContent): void {
  const { edge, mark, rank, place, bars, foot, width } = format;
  const whole = width - 2 * edge;
  const write = (text: string, at: { x?: number; y: number; size: number; room: number }, name: string) => {
    context.font = `600 ${at.size}px Geist, system-ui, sans-serif`;
    context.letterSpacing = `${at.size * -0.03}px`;
    const size = at.size * Math.min(1, at.room / context.measureText(text).width);
    context.font = `600 ${size}px Geist, system-ui, sans-serif`;
    context.fillStyle = color(name);
    context.fillText(text, at.x ?? edge, at.y);
  };
  const room = bars.x > edge ? bars.x - edge - 32 : whole;
  const beside = edge + mark.size * 1.3;
  const brand = {
    x: beside,
    y: mark.y + mark.size * 0.72,
    size: mark.size * 0.62,
    room: width - edge - beside,
  };
  write(content.brand, brand, 'fg');
  write(content.rank, { ...rank, room }, 'accent');
  write(content.place, { ...place, room }, 'fg');
  write(`Join with my code ${content.code}`, { ...foot, room: whole }, 'fg');
  write(content.link, { y: foot.y + foot.size * 1.5, size: foot.size, room: whole }, 'fg-2');
}

/** A color of the site, as its styles name it. */
const color = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`);

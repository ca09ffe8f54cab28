/**
 * The made-up market of the hero's chart: always the same candles, a fall at the end, and what three similar falls did
 * next. Geometry only; pure, so that server and browser draw the same.
 */

import { randomFrom, round } from './random-walk.ts';

/** What the picture in link previews shows. */
export const drawingAlt = 'a chart of past prices that opens into three possible ways on';

export const drawingWidth = 640;
export const drawingHeight = 270;

const candleCount = 40;
const fallLength = 9;
const todayX = drawingWidth * 0.66;
const candleWidth = todayX / candleCount;
const top = 14;
const bottom = 14;
/** The day of the fall and the five days after it. */
const outlookSteps = 6;

interface Candle {
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
}

export interface MarketDrawing {
  /** SVG path data: wicks and bodies of rising and falling candles. */
  readonly rising: { readonly wicks: string; readonly bodies: string };
  readonly falling: { readonly wicks: string; readonly bodies: string };
  readonly fall: { readonly x: number; readonly width: number };
  readonly todayX: number;
  /** Best, middle and worst of the similar falls, with the point where each of them ends. */
  readonly outlooks: readonly { readonly line: string; readonly end: readonly [number, number] }[];
  readonly outlookArea: string;
}

export function drawMarket(): MarketDrawing {
  const candles = makeCandles();
  const y = scaleFor(candles);
  const last = candles.at(-1)?.close ?? 0;
  const outlooks = [outlook(3, 3.9), outlook(8, 2.1), outlook(14, -0.4)].map((path) =>
    path.map((change, step): [number, number] => [
      round(todayX + (step / (outlookSteps - 1)) * (drawingWidth - todayX - 8)),
      y(last + change),
    ]),
  );
  const [best = [], , worst = []] = outlooks;
  return {
    rising: pathsOf(candles, y, (candle) => candle.close >= candle.open),
    falling: pathsOf(candles, y, (candle) => candle.close < candle.open),
    fall: { x: round((candleCount - fallLength) * candleWidth), width: round(fallLength * candleWidth) },
    todayX: round(todayX),
    outlooks: outlooks.map((points) => ({ line: lineThrough(points), end: points.at(-1) ?? [0, 0] })),
    outlookArea: `${lineThrough(best)}L${worst
      .toReversed()
      .map((point) => point.join(' '))
      .join('L')}Z`,
  };
}

function makeCandles(): Candle[] {
  const random = randomFrom(7);
  let price = 100;
  return Array.from({ length: candleCount }, (_, index) => {
    const open = price;
    const isFall = index >= candleCount - fallLength;
    const drift = index > 12 ? 0.9 : -0.1;
    // Every day of the fall falls; the day before it rises, so that the fall is exactly that long.
    if (isFall) price -= 0.8 + random() * 2.4;
    else if (index === candleCount - fallLength - 1) price += 1 + random() * 2;
    else price += (random() - 0.48) * 5 + drift;
    return {
      open,
      close: price,
      high: Math.max(open, price) + random() * 3,
      low: Math.min(open, price) - random() * 3,
    };
  });
}

/** Changes compared with today, day by day. */
function outlook(seed: number, drift: number): number[] {
  const random = randomFrom(seed);
  let value = 0;
  const walk = Array.from({ length: outlookSteps }, () => (value += (random() - 0.5) * 6));
  const start = walk[0] ?? 0;
  return walk.map((point, step) => (point - start) * 0.9 + drift * step);
}

function scaleFor(candles: readonly Candle[]): (price: number) => number {
  const lowest = Math.min(...candles.map(({ low }) => low)) - 2;
  const highest = Math.max(...candles.map(({ high }) => high)) + 16;
  return (price) => round(top + (1 - (price - lowest) / (highest - lowest)) * (drawingHeight - top - bottom));
}

function pathsOf(
  candles: readonly Candle[],
  y: (price: number) => number,
  belongs: (candle: Candle) => boolean,
) {
  let wicks = '';
  let bodies = '';
  for (const [index, candle] of candles.entries()) {
    if (!belongs(candle)) continue;
    const middle = round((index + 0.5) * candleWidth);
    const upper = y(Math.max(candle.open, candle.close));
    const lower = Math.max(y(Math.min(candle.open, candle.close)), upper + 1.5);
    wicks += `M${middle} ${y(candle.high)}V${y(candle.low)}`;
    bodies += `M${round(middle - candleWidth * 0.3)} ${upper}H${round(middle + candleWidth * 0.3)}V${lower}H${round(middle - candleWidth * 0.3)}Z`;
  }
  return { wicks, bodies };
}

function lineThrough(points: readonly (readonly [number, number])[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.join(' ')}`).join('');
}

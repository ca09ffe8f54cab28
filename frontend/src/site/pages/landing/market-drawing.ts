/**
 * The made-up market of the hero's chart: always the same candles, a fall at the end, and what three similar falls did
 * next. Geometry only; pure, so that server and browser draw the same.
 */

import { drawnOutlooks, fallDays } from './market-data.ts';
import { randomFrom, round } from './random-walk.ts';

/** What the picture in link previews shows. */
export const drawingAlt = 'a chart of past prices that opens into three possible ways on';

export const drawingWidth = 640;
export const drawingHeight = 270;

const candleCount = 40;
const todayX = drawingWidth * 0.66;
const candleWidth = todayX / candleCount;
/** The stroke of a candle's body. */
export const bodyWidth = round(candleWidth * 0.6);
const top = 14;
const bottom = 14;
const outlookDays = 5;

interface Candle {
  readonly open: number;
  readonly close: number;
  readonly high: number;
  readonly low: number;
}

export interface MarketDrawing {
  /** SVG path data of rising and falling candles: their wicks, and their bodies, which are {@link bodyWidth} wide. */
  readonly rising: { readonly wicks: string; readonly bodies: string };
  readonly falling: { readonly wicks: string; readonly bodies: string };
  readonly fall: { readonly x: number; readonly width: number };
  readonly todayX: number;
  readonly todayY: number;
  /** The height of one percent of today's price. */
  readonly percentHeight: number;
  /** Best, mean and worst of the similar falls, with the point where each of them ends; on the candles' scale. */
  readonly outlooks: readonly { readonly line: string; readonly end: readonly [number, number] }[];
  readonly outlookArea: string;
}

export function drawMarket(): MarketDrawing {
  const candles = makeCandles();
  const last = candles.at(-1)?.close ?? 0;
  const { y, unit } = scaleFor(candles, last);
  const outlooks = drawnOutlooks.map((change, index) =>
    outlook(outlookSeeds[index] ?? 0, change).map((percent, day): [number, number] => [
      round(todayX + (day / outlookDays) * (drawingWidth - todayX - 8)),
      y(after(last, percent)),
    ]),
  );
  const [best = [], , worst = []] = outlooks;
  return {
    rising: pathsOf(candles, y, (candle) => candle.close >= candle.open),
    falling: pathsOf(candles, y, (candle) => candle.close < candle.open),
    fall: { x: round((candleCount - fallDays) * candleWidth), width: round(fallDays * candleWidth) },
    todayX: round(todayX),
    todayY: y(last),
    percentHeight: (last / 100) * unit,
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
    const isFall = index >= candleCount - fallDays;
    const drift = index > 12 ? 0.4 : -0.1;
    // Every day of the fall falls; the day before it rises, so that the fall is exactly that long.
    if (isFall) price -= 0.3 + random() * 1.1;
    else if (index === candleCount - fallDays - 1) price += 0.5 + random();
    else price += (random() - 0.48) * 2.3 + drift;
    return {
      open,
      close: price,
      high: Math.max(open, price) + random() * 1.4,
      low: Math.min(open, price) - random() * 1.4,
    };
  });
}

const outlookSeeds = [3, 8, 14];

const after = (price: number, percent: number): number => price * (1 + percent / 100);

/** The way to a change in percent, day by day, by detours that are always the same. */
function outlook(seed: number, change: number): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: outlookDays + 1 }, (_, day) => {
    const share = day / outlookDays;
    const detour = (random() - 0.5) * 8 * share * (1 - share);
    return change * share + detour;
  });
}

/** One scale for the candles and for what came after. */
function scaleFor(candles: readonly Candle[], last: number) {
  const lowest = Math.min(...candles.map(({ low }) => low), after(last, Math.min(...drawnOutlooks))) - 1;
  const highest = Math.max(...candles.map(({ high }) => high), after(last, Math.max(...drawnOutlooks))) + 1;
  const unit = (drawingHeight - top - bottom) / (highest - lowest);
  return { unit, y: (price: number) => round(top + (highest - price) * unit) };
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
    bodies += `M${middle} ${upper}V${lower}`;
  }
  return { wicks, bodies };
}

function lineThrough(points: readonly (readonly [number, number])[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.join(' ')}`).join('');
}

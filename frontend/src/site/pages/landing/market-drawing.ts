/**
 * The hero's chart: the candles of a made-up market, and what three similar times did next. Geometry only; pure, so that
 * server and browser draw the same.
 */

import { figuresOf, type MarketQuestion } from './market-data.ts';
import { randomFrom, round } from './random-walk.ts';

/** What the picture in link previews shows. */
export const drawingAlt = 'a chart of past prices that opens into three possible ways on';

export const drawingWidth = 640;
export const drawingHeight = 270;

const candleCount = 40;
const candleWidth = 10;
/** The stroke of a candle's body. */
export const bodyWidth = 6;
export const todayX = candleCount * candleWidth;
const top = 14;
const bottom = 14;
const outlookDays = 5;

/** The prices of a day: open, close, highest, lowest. */
type Candle = readonly [number, number, number, number];

/** What is drawn, in numbers: between two of them are others, which makes the way from one to the other. */
export interface Market {
  readonly candles: readonly Candle[];
  /** How many of the last days the question is about. */
  readonly runDays: number;
  /** Best, mean and worst of the similar times: their change in percent, day by day from today. */
  readonly outlooks: readonly (readonly number[])[];
}

export function marketOf({ run, drift, seed, changes }: MarketQuestion): Market {
  const { best, mean, worst } = figuresOf({ changes });
  return {
    candles: makeCandles(run, drift, randomFrom(seed)),
    runDays: run.days,
    outlooks: [best, mean, worst].map((change, index) => makeOutlook(change, seed + index * 5 - 4)),
  };
}

/** A market on the way from one to another. @param part how much of the way, from 0 to 1. */
export function between(from: Market, to: Market, part: number): Market {
  const mix = (one: number, other = one) => one + (other - one) * part;
  return {
    candles: from.candles.map(([open, close, high, low], index) => {
      const [toOpen, toClose, toHigh, toLow] = to.candles[index] ?? [];
      return [mix(open, toOpen), mix(close, toClose), mix(high, toHigh), mix(low, toLow)];
    }),
    runDays: mix(from.runDays, to.runDays),
    outlooks: from.outlooks.map((line, index) =>
      line.map((change, day) => mix(change, to.outlooks[index]?.[day])),
    ),
  };
}

export interface MarketDrawing {
  /** SVG path data of rising and falling candles: their wicks, and their bodies, which are {@link bodyWidth} wide. */
  readonly rising: { readonly wicks: string; readonly bodies: string };
  readonly falling: { readonly wicks: string; readonly bodies: string };
  /** Where the days are that the question is about. */
  readonly run: { readonly x: number; readonly width: number };
  readonly todayY: number;
  /** The height of one percent of today's price. */
  readonly percentHeight: number;
  /** Best, mean and worst of the similar times, with the point where each of them ends; on the candles' scale. */
  readonly outlooks: readonly { readonly line: string; readonly end: readonly [number, number] }[];
  readonly outlookArea: string;
}

export function drawMarket({ candles, runDays, outlooks }: Market): MarketDrawing {
  const last = candles.at(-1)?.[1] ?? 0;
  const { y, unit } = scaleFor(candles, last, outlooks.flat());
  const lines = outlooks.map((line) =>
    line.map((percent, day): [number, number] => [
      round(todayX + (day / outlookDays) * (drawingWidth - todayX - 8)),
      round(y(after(last, percent))),
    ]),
  );
  const [best = [], , worst = []] = lines;
  return {
    rising: pathsOf(candles, y, ([open, close]) => close >= open),
    falling: pathsOf(candles, y, ([open, close]) => close < open),
    run: { x: round(todayX - runDays * candleWidth), width: round(runDays * candleWidth) },
    todayY: round(y(last)),
    percentHeight: (last / 100) * unit,
    outlooks: lines.map((points) => ({ line: lineThrough(points), end: points.at(-1) ?? [0, 0] })),
    outlookArea: `${lineThrough(best)}L${worst
      .toReversed()
      .map((point) => point.join(' '))
      .join('L')}Z`,
  };
}

/** An attribute's value by its name. */
type Attributes = Readonly<Record<string, string | number>>;

/** What differs from market to market, in the order in which the chart draws it. */
export function shapesOf({ run, rising, falling, outlooks, outlookArea }: MarketDrawing) {
  return {
    run,
    area: { d: outlookArea },
    risingWicks: { d: rising.wicks },
    fallingWicks: { d: falling.wicks },
    risingBodies: { d: rising.bodies },
    fallingBodies: { d: falling.bodies },
    lines: outlooks.map(({ line }) => ({ d: line })),
    ends: outlooks.map(({ end: [cx, cy] }) => ({ cx, cy })),
  } satisfies Readonly<Record<string, Attributes | readonly Attributes[]>>;
}

/** Each day of the run moves the same way; the day before moves the other, so that the run is exactly that long. */
function makeCandles({ days, pace }: MarketQuestion['run'], drift: number, random: () => number): Candle[] {
  let price = 100;
  return Array.from({ length: candleCount }, (_, index) => {
    const open = price;
    const daysLeft = candleCount - index;
    if (daysLeft <= days) price += pace * (0.3 + random() * 1.1);
    else if (daysLeft === days + 1) price -= Math.sign(pace) * (0.5 + random());
    else price += (random() - 0.48) * 2.3 + (index > 12 ? drift : -drift / 4);
    return [open, price, Math.max(open, price) + random() * 1.4, Math.min(open, price) - random() * 1.4];
  });
}

const after = (price: number, percent: number): number => price * (1 + percent / 100);

/** The way to a change in percent, day by day, by detours that are always the same. */
function makeOutlook(change: number, seed: number): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: outlookDays + 1 }, (_, day) => {
    const share = day / outlookDays;
    const detour = (random() - 0.5) * 8 * share * (1 - share);
    return change * share + detour;
  });
}

/** One scale for the candles and for what came after. */
function scaleFor(candles: readonly Candle[], last: number, changes: readonly number[]) {
  const lowest = Math.min(...candles.map(([, , , low]) => low), after(last, Math.min(...changes))) - 1;
  const highest = Math.max(...candles.map(([, , high]) => high), after(last, Math.max(...changes))) + 1;
  const unit = (drawingHeight - top - bottom) / (highest - lowest);
  return { unit, y: (price: number) => top + (highest - price) * unit };
}

/** In whole units: the drawing is about as large as it is shown. */
function pathsOf(
  candles: readonly Candle[],
  y: (price: number) => number,
  belongs: (candle: Candle) => boolean,
) {
  let wicks = '';
  let bodies = '';
  for (const [index, candle] of candles.entries()) {
    if (!belongs(candle)) continue;
    const [open, close, high, low] = candle;
    const x = (index + 0.5) * candleWidth;
    const upper = Math.round(y(Math.max(open, close)));
    const lower = Math.max(Math.round(y(Math.min(open, close))), upper + 2);
    wicks += `M${x} ${Math.round(y(high))}V${Math.round(y(low))}`;
    bodies += `M${x} ${upper}V${lower}`;
  }
  return { wicks, bodies };
}

function lineThrough(points: readonly (readonly [number, number])[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.join(' ')}`).join('');
}

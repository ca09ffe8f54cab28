import { describe, expect, it } from 'vitest';
import {
  afterSimilarFalls,
  drawnOutlooks,
  factors,
  lookAlikes,
  outlookFigures,
  signed,
} from './market-data.ts';
import { drawMarket } from './market-drawing.ts';
import { marketEvents } from './sections/events.content.ts';
import { rangeY } from './sections/feature-charts.tsx';
import { pasts } from './sections/look-alikes-chart.tsx';
import { companies, headlines } from './sections/research.content.ts';
import { moves, spark } from './sections/ticker-strip.tsx';

describe('the hero', () => {
  const { outlooks, todayY, percentHeight, rising, falling } = drawMarket();

  it('draws each outlook to the height of its figure, on the scale of the candles', () => {
    for (const [index, change] of drawnOutlooks.entries())
      expect(todayY - (outlooks[index]?.end[1] ?? NaN)).toBeCloseTo(change * percentHeight, 0);
    expect(percentHeight).toBeGreaterThan(5); // a percent can be seen
  });

  it('has the figures of its data', () => {
    expect(signed(outlookFigures.mean)).toBe('+2.4%');
    expect(signed(outlookFigures.worst)).toBe('−3.1%');
    expect([outlookFigures.rose, outlookFigures.matches]).toEqual([11, 14]);
    expect(afterSimilarFalls.toSorted((one, other) => other - one)).toEqual(afterSimilarFalls);
  });

  it('keeps everything inside its frame', () => {
    const heights = [...(rising.wicks + falling.wicks).matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)].flatMap(
      ([, upper, lower]) => [Number(upper), Number(lower)],
    );
    const ends = outlooks.map(({ end }) => end[1]);
    expect(Math.min(...heights, ...ends)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights, ...ends)).toBeLessThanOrEqual(270);
  });
});

it('the look-alikes end at the heights of their figures', () => {
  const [first, ...others] = pasts;
  const heightOf = (past = first) => (past?.endY ?? NaN) - 0;
  for (const past of others) {
    const difference = (past.change - (first?.change ?? NaN)) * -16;
    expect(heightOf(past) - heightOf(first)).toBeCloseTo(difference, 0);
  }
  expect(pasts.map(({ change }) => change)).toEqual(lookAlikes);
});

it('the range has one scale above and below today', () => {
  const { best, mean, worst } = outlookFigures;
  const perPercent = [best, mean, worst].map((change) => (rangeY(0) - rangeY(change)) / change);
  for (const height of perPercent) expect(height).toBeCloseTo(10, 1);
});

it('the factors explain the whole of a move', () => {
  expect(factors.reduce((sum, [, share]) => sum + share, 0)).toBe(100);
});

describe('market events', () => {
  it.each(marketEvents)('"$name" ends as its outcome says', ({ closes, outcome }) => {
    const [, , , , last] = closes;
    expect(outcome.term).toBe(last > 0 ? 'Rose after' : 'Fell after');
    const [times = 0, of = 0] = outcome.value.split(' of ').map(Number);
    expect(times).toBeGreaterThan(of / 2);
  });

  const closesOf = (name: RegExp) => marketEvents.find((event) => name.test(event.name))?.closes ?? [];

  it('their sentences tell what the bars show', () => {
    const [relief = 0, , , , kept = 0] = closesOf(/rates unchanged/);
    expect(kept).toBeGreaterThan(relief); // "and more of it through the week"
    const [fall = 0, ...later] = closesOf(/Inflation/);
    const days = later.map((close, index) => close - ([fall, ...later][index] ?? 0));
    expect(Math.min(...days)).toBeGreaterThan(fall); // "most of the fall came on the day"
    expect((later.at(-1) ?? NaN) / fall).toBeLessThan(0.5); // "more than half of that was back"
    const jobs = closesOf(/Jobs/);
    expect(jobs[3]).toBeLessThan(Math.max(...jobs) / 2); // "most of it gone by the fourth day"
    for (const name of [/Shipping/, /sanctions/]) {
      const closes = closesOf(name);
      expect(Math.min(...closes)).toBe(closes[2]); // "over three days", "for three days"
    }
    expect(marketEvents.find(({ name }) => name === 'Trade agreement signed')?.outcome.value).toBe('4 of 5');
  });
});

it('each headline is about a company on the screen', () => {
  const names = companies.map(({ name }) => name);
  for (const { about } of headlines) expect(names).toContain(about);
  for (const { change, up } of companies) expect(change.startsWith('+')).toBe(up);
});

it.each(moves)('the line of $name goes the way of its figure', ({ change, up, seed }) => {
  const heights = [...spark(seed, up).matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect((heights.at(-1) ?? 0) < (heights[0] ?? 0)).toBe(up);
  expect(change.startsWith('+')).toBe(up);
});

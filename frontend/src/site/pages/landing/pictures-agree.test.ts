import { describe, expect, it } from 'vitest';
import { cardWords, factors, figuresOf, lookAlikes, outlookFigures, questions } from './market-data.ts';
import { between, drawMarket, marketOf } from './market-drawing.ts';
import { marketEvents } from './sections/events.content.ts';
import { rangeY } from './sections/feature-charts.tsx';
import { pasts } from './sections/look-alikes-chart.tsx';
import { companies, headlines } from './sections/research.content.ts';
import { moves, spark } from './sections/ticker-strip.tsx';

describe.each(questions)('the answer to "$question"', (question) => {
  const figures = figuresOf(question);
  const { outlooks, todayY, percentHeight, rising, falling } = drawMarket(marketOf(question));

  it('draws each outlook to the height of its figure, on the scale of the candles', () => {
    for (const [index, change] of [figures.best, figures.mean, figures.worst].entries())
      expect(todayY - (outlooks[index]?.end[1] ?? NaN)).toBeCloseTo(change * percentHeight, 0);
    expect(percentHeight).toBeGreaterThan(5); // a percent can be seen
  });

  it('lists what came after each time, best first', () => {
    expect(question.changes.toSorted((one, other) => other - one)).toEqual(question.changes);
    expect(question.changes).not.toContain(0); // it rose or fell
  });

  it('keeps everything inside its frame', () => {
    const heights = [...(rising.wicks + falling.wicks).matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)].flatMap(
      ([, upper, lower]) => [Number(upper), Number(lower)],
    );
    const ends = outlooks.map(({ end }) => end[1]);
    expect(Math.min(...heights, ...ends)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights, ...ends)).toBeLessThanOrEqual(270);
  });

  it('draws as many days in a row as its question is about', () => {
    const { candles, runDays } = marketOf(question);
    const moves = candles.map(([open, close]) => Math.sign(close - open)).toReversed();
    const direction = Math.sign(question.run.pace);
    expect(moves.findIndex((move) => move !== direction)).toBe(runDays);
  });

  it('is on the way to another what it was at its start, and the other at its end', () => {
    const other = marketOf(questions[0]);
    expect(drawMarket(between(marketOf(question), other, 0))).toEqual(drawMarket(marketOf(question)));
    expect(drawMarket(between(marketOf(question), other, 1))).toEqual(drawMarket(other));
  });
});

describe('the answers of the hero', () => {
  const saysOf = (short: string) => {
    const question = questions.find((each) => each.short === short) ?? questions[0];
    return { ...figuresOf(question), said: question.answer.join(''), run: question.run };
  };

  it('print the figures of their data', () => {
    expect(questions.map((question) => cardWords(question, figuresOf(question)).slice(-3))).toEqual([
      ['+2.4%', '11 of 14', '−3.1%'],
      ['+1.2%', '9 of 12', '−2.2%'],
      ['−1.3%', '3 of 11', '−5.2%'],
    ]);
  });

  it('say in their sentences what came after', () => {
    const falls = saysOf('Bank falls');
    expect(falls.said).toContain('tended to win some of it back');
    expect(falls.rose * 2).toBeGreaterThan(falls.matches);
    const cuts = saysOf('Rate cuts');
    expect(cuts.said).toContain('it goes on rising for the week. After three of 12 cuts');
    expect(cuts.run.pace).toBeGreaterThan(0);
    expect(cuts.mean).toBeGreaterThan(0);
    const shocks = saysOf('Oil shocks');
    expect(shocks.said).toContain('lower after eight of 11 shocks');
    expect(shocks.mean).toBeLessThan(0);
  });

  it('name a date that is as long as the fall', () => {
    const days = Array.from({ length: 11 }, (_, day) => new Date(2024, 8, 9 + day).getDay());
    expect(questions[0].answer[1]).toBe('September 9 to 19, 2024');
    expect(days.filter((day) => day % 6 > 0)).toHaveLength(questions[0].run.days);
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

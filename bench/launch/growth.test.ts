import { describe, expect, it } from 'vitest';
import { floorsOf, judgeGrowth, medianOf, type Point } from './growth.ts';

const hourMs = 60 * 60 * 1000;
const everyMs = 15_000;
const bound = { perDay: 256, share: 0.1, slack: 10 };

/** Numbers from 0 to 1 that look random and are the same each time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** An hour of samples; `valueAt` gets the part of the run that is over. */
const hourOf = (valueAt: (part: number) => number): readonly Point[] =>
  Array.from({ length: hourMs / everyMs }, (_, index) => ({
    atMs: index * everyMs,
    value: valueAt((index * everyMs) / hourMs),
  }));

const judge = (valueAt: (part: number) => number) => judgeGrowth(hourOf(valueAt), hourMs, bound);

describe('the rule of growth', () => {
  it('passes a figure that does not move', () => {
    expect(judge(() => 200)).toMatchObject({ first: 200, middle: 200, last: 200, perDay: 0, fault: null });
  });

  it('passes noise, whatever its seed', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const random = randomNumbers(seed);
      expect(judge(() => 200 + 40 * (random() - 0.5)).fault).toBeNull();
    }
  });

  it('fails what grows steadily past the bound, however noisy', () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const random = randomNumbers(seed);
      expect(judge((part) => 400 + (700 / 24) * part + 10 * (random() - 0.5)).fault).toBe('trend');
    }
  });

  it('passes what grows more slowly than the bound', () => {
    const growth = judge((part) => 200 + (100 / 24) * part);
    expect(growth.perDay).toBeCloseTo(100, 6);
    expect(growth.fault).toBeNull();
  });

  it('passes growth that ends with the warm-up', () => {
    expect(judge((part) => (part < 1 / 3 ? 900 * part : 300)).fault).toBeNull();
  });

  it('passes saw-teeth that fall back', () => {
    expect(judge((part) => 200 + 100 * ((12 * part) % 1)).fault).toBeNull();
  });

  it('fails saw-teeth whose floor rises', () => {
    expect(judge((part) => 200 + 60 * part + 20 * ((12 * part) % 1)).fault).toBe('trend');
  });

  it('fails a step larger than the share and the slack, and passes a smaller one', () => {
    expect(judge((part) => (part < 0.7 ? 200 : 240)).fault).toBe('level');
    expect(judge((part) => (part < 0.7 ? 200 : 225)).fault).toBeNull();
  });

  it('passes what shrinks', () => {
    expect(judge((part) => 300 - 100 * part).fault).toBeNull();
  });

  it('does not take a few samples for a trend', () => {
    const points = [0, 1, 2].map((index) => ({ atMs: index * everyMs, value: 200 + index }));
    expect(judgeGrowth(points, 3 * everyMs, bound).fault).toBeNull();
  });
});

it('takes the least value of each span', () => {
  const points = [5, 3, 4, 9, 7, 8].map((value, index) => ({ atMs: index * 10, value }));
  expect(floorsOf(points, 30).map(({ value }) => value)).toEqual([3, 7]);
});

it('takes the middle of an odd and of an even number of values', () => {
  expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3])]).toEqual([2, 2.5]);
  expect(medianOf([])).toBeNaN();
});

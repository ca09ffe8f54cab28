import { describe, expect, it } from 'vitest';
import { marksOf, scaleOf } from './scale.ts';

describe('scaleOf', () => {
  it.each([
    { values: [], top: 1, ticks: [0, 1] },
    { values: [0, 0], top: 1, ticks: [0, 1] },
    { values: [1], top: 1, ticks: [0, 1] },
    { values: [2, 1], top: 2, ticks: [0, 1, 2] },
    { values: [3], top: 3, ticks: [0, 1, 2, 3] },
    { values: [97], top: 100, ticks: [0, 20, 40, 60, 80, 100] },
    { values: [12_345, 3], top: 15_000, ticks: [0, 5000, 10_000, 15_000] },
  ])('$values ends at $top', ({ values, ...scale }) => {
    expect(scaleOf(values)).toEqual(scale);
  });

  it('the top is never below a value', () => {
    for (let value = 0; value < 3000; value += 7) expect(scaleOf([value]).top).toBeGreaterThanOrEqual(value);
  });
});

describe('marksOf', () => {
  it('names all of few, and at most seven of many, at equal distances up to the last', () => {
    const named = (count: number) => marksOf(count).map(({ index }) => index);
    expect(named(0)).toEqual([]);
    expect(named(1)).toEqual([0]);
    expect(named(3)).toEqual([0, 1, 2]);
    expect(named(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(named(30)).toEqual([4, 9, 14, 19, 24, 29]);
    for (let count = 1; count < 400; count += 1) expect(named(count).length).toBeLessThanOrEqual(7);
  });

  it('keeps every other one where there is little room', () => {
    const kept = (count: number) => marksOf(count).filter(({ always }) => always);
    expect(kept(90).map(({ index }) => index)).toEqual([29, 59, 89]);
    expect(kept(6).map(({ index }) => index)).toEqual([1, 3, 5]);
  });
});

import { describe, expect, it } from 'vitest';
import { AssessmentPace } from './fairness.assess.ts';

/** Steps at times, in seconds, with how many have joined by then. */
const paced = (steps: readonly (readonly [at: number, joined: number])[], isMore = true) => {
  let now = 0;
  const pace = new AssessmentPace(() => now);
  return steps.map(([at, joined]) => {
    now = at;
    return pace.goesOn({ isWork: true, isMore, joined });
  });
};

describe('the next step of assessing', () => {
  it('follows at once while more people wait, as soon as the pace of joins is known', () => {
    expect(
      paced([
        [0, 0],
        [0.1, 100],
        [0.5, 400],
        [1, 900],
      ]),
    ).toEqual([false, false, true, true]);
  });

  it('does not where nobody waits', () => {
    expect(
      paced(
        [
          [0, 0],
          [1, 10],
        ],
        false,
      ),
    ).toEqual([false, false]);
  });

  it('waits for the next look while very many join, and catches up afterwards', () => {
    expect(
      paced([
        [0, 0],
        [0.5, 5000],
        [1, 10_000],
        [1.5, 10_100],
        [2, 10_100],
      ]),
    ).toEqual([false, false, false, true, true]);
  });

  it('is not misled by looks that come soon after each other', () => {
    expect(
      paced([
        [0, 0],
        [0.26, 0],
        [0.3, 90],
        [0.35, 90],
      ]),
    ).toEqual([false, true, true, true]);
  });
});

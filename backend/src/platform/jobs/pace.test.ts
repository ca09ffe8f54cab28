import { expect, it } from 'vitest';
import { Pace } from './pace.ts';

/** When each of the callers that ask together begins, in milliseconds, in the order in which they begin. */
async function begunAt(pace: Pace, callers: number): Promise<readonly (readonly [number, number])[]> {
  const from = performance.now();
  const begun: [number, number][] = [];
  const turns = Array.from({ length: callers }, async (_, caller) => {
    await pace.turn();
    begun.push([caller, performance.now() - from]);
  });
  await Promise.all(turns);
  return begun;
}

it('spreads callers that come together, in their order', async () => {
  const begun = await begunAt(new Pace(50), 4);
  expect(begun.map(([caller]) => caller)).toEqual([0, 1, 2, 3]);
  // A timer may be early by a fraction of a millisecond.
  for (const [caller, ms] of begun) expect(ms).toBeGreaterThan(caller * 20 - 2);
});

it('saves up no turns while nobody asks, and makes nobody wait after a pause', async () => {
  const pace = new Pace(50);
  await begunAt(pace, 1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const [first, second] = await begunAt(pace, 2);
  expect(first?.[1]).toBeLessThan(20);
  expect(second?.[1]).toBeGreaterThan(18);
});

it('without a limit makes nobody wait', async () => {
  const begun = await begunAt(new Pace(null), 1000);
  expect(begun.at(-1)?.[1]).toBeLessThan(500);
});

import { getHeapSpaceStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { returnMemory } from './return-memory.ts';

it('gives back the young generation that earlier work has filled', () => {
  fillYoungGeneration();
  const before = youngBytes();
  returnMemory();
  expect(youngBytes()).toBeLessThan(before / 2);
});

const youngBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? 0;

/** Many small things that live for a while, as when modules are loaded. */
function fillYoungGeneration(): void {
  const kept: object[] = [];
  for (let count = 0; count < 400_000; count += 1) kept.push({ count, text: String(count) });
  expect(kept).toHaveLength(400_000);
}

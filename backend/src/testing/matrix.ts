import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Everything everywhere (`npm run test:full`), where otherwise a share stands for the rest. */
    readonly fullMatrix: boolean;
  }
}

export const isFullMatrix = inject('fullMatrix');

/** Enough for ties shared by thousands. */
export const manySignups = isFullMatrix ? 20_000 : 5_000;

/** How many inputs or moments to try at random: `runs` in a full run, otherwise a fifth. */
export const randomRuns = (runs: number): number => (isFullMatrix ? runs : Math.ceil(runs / 5));

const shares = 32;

/**
 * What of `values` to try in a place: everything in a full run, otherwise one in 32, which differs from place to place,
 * so that each value is tried in many.
 */
export function shareOf<Value>(values: readonly Value[], place: string): readonly Value[] {
  if (isFullMatrix) return values;
  const first = Buffer.from(place).reduce((sum, byte) => sum + byte, 0);
  return values.filter((_, at) => (at + first) % shares === 0);
}

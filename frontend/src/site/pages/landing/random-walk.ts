/** Made-up prices that are always the same, so that every build draws the same charts. */

/** A linear congruential generator (Numerical Recipes' constants): the same numbers everywhere, 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

interface WalkLine {
  readonly seed: number;
  readonly steps: number;
  /** Mean change of a step. */
  readonly drift: number;
  readonly width: number;
  readonly height: number;
  readonly padding: number;
}

/** SVG path data of a random walk that fills its box. */
export function walkLine({ seed, steps, drift, width, height, padding }: WalkLine): string {
  const random = randomFrom(seed);
  let value = 0;
  const values = Array.from({ length: steps }, () => (value += (random() - 0.5) * 9 + drift));
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  return values
    .map((at, step) => {
      const x = round((step / (steps - 1)) * width);
      const y = round(padding + (1 - (at - lowest) / span) * (height - 2 * padding));
      return `${step === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

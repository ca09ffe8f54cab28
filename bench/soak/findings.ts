import { quantile } from '../measure.ts';
import { thirdsOf } from './growth.ts';

/** What was wrong, how often, and the first examples. */
export interface Wrong {
  readonly what: string;
  count: number;
  readonly examples: string[];
}

/** How long the calls of one kind took, by thirds of the run. */
export interface CallTimes {
  readonly kind: string;
  readonly count: number;
  readonly p50Ms: readonly number[];
  readonly p99Ms: readonly number[];
}

const examplesAtMost = 5;

/** Every wrong answer of a run, and how long the right ones took. */
export class Findings {
  readonly #wrong = new Map<string, Wrong>();
  readonly #times = new Map<string, { readonly atMs: number; readonly value: number }[]>();
  #beganAt = performance.now();

  /** Forgets the times so far: the run begins now. */
  begin(): void {
    this.#times.clear();
    this.#beganAt = performance.now();
  }

  /** How many calls were timed. */
  get calls(): number {
    return [...this.#times.values()].reduce((sum, points) => sum + points.length, 0);
  }

  /** How long the slowest call took of those that began from `fromMs` until `toMs` of the run; 0 without any. */
  slowestMs(fromMs: number, toMs: number): number {
    const within = [...this.#times.values()].flat().filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
    return within.reduce((most, { value }) => Math.max(most, value), 0);
  }

  get elapsedMs(): number {
    return performance.now() - this.#beganAt;
  }

  wrong(what: string, example: string): void {
    const known = this.#wrong.get(what) ?? { what, count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < examplesAtMost) known.examples.push(example);
    this.#wrong.set(what, known);
  }

  /** Notes `what` as wrong unless it is so. */
  expect(isSo: boolean, what: string, example: () => string): void {
    if (!isSo) this.wrong(what, example());
  }

  /** Does it, notes how long it took, and returns what it returned. */
  async timed<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const beganAt = performance.now();
    const result = await work();
    const times = this.#times.get(kind) ?? [];
    times.push({ atMs: beganAt - this.#beganAt, value: performance.now() - beganAt });
    this.#times.set(kind, times);
    return result;
  }

  get allWrong(): readonly Wrong[] {
    return [...this.#wrong.values()];
  }

  times(lengthMs: number): readonly CallTimes[] {
    return [...this.#times].map(([kind, points]) => {
      const thirds = thirdsOf(points, lengthMs).map((third) =>
        third.map(({ value }) => value).sort((one, other) => one - other),
      );
      const at = (part: number) => thirds.map((sorted) => quantile(sorted, part));
      return { kind, count: points.length, p50Ms: at(0.5), p99Ms: at(0.99) };
    });
  }
}

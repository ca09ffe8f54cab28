/** A figure at a time, in milliseconds from the start of the run. */
export interface Point {
  readonly atMs: number;
  readonly value: number;
}

/** How much a figure may grow and still count as level. */
export interface GrowthBound {
  /** The maximum trend after the warm-up, projected to a day. */
  readonly perDay: number;
  /** The last third's median may exceed the middle third's by this part, and by `slack` on top. */
  readonly share: number;
  readonly slack: number;
}

/** A figure's medians by thirds of the run, its trend, and what is wrong with it. */
export interface Growth {
  readonly first: number;
  readonly middle: number;
  readonly last: number;
  /** Theil–Sen slope over the last two thirds, projected to a day. */
  readonly perDay: number;
  /** The least that the slope may be, with a confidence of 95 %, projected likewise: this is held against the bound. */
  readonly perDayAtLeast: number;
  /** `trend`: grows steadily. `level`: the last third is above the middle one. Null: level. */
  readonly fault: 'trend' | 'level' | null;
}

const dayMs = 24 * 60 * 60 * 1000;
/** The 95 % quantile, one-sided, of the normal distribution. */
const confidence = 1.645;

/**
 * Decides whether a figure grows without end. The first third is warm-up. Over the rest, a figure fails by its trend, when even the
 * lower end of the slope's confidence interval (Sen 1968, by Kendall's variance) leads past `perDay`; or by its level, when
 * the last third's median exceeds the middle third's by more than `share` and `slack`. Noise and saw-teeth have no trend
 * and level medians. A single step fails if it is larger than `share` and `slack`: one run cannot tell it from
 * the first of many.
 */
export function judgeGrowth(points: readonly Point[], lengthMs: number, bound: GrowthBound): Growth {
  const [first, middle, last] = thirdsOf(points, lengthMs).map((third) => medianOf(third.map(valueOf)));
  const medians = { first: first ?? Number.NaN, middle: middle ?? Number.NaN, last: last ?? Number.NaN };
  const { slope, atLeast } = slopeOf(points.filter(({ atMs }) => atMs >= lengthMs / 3));
  const perDay = slope * dayMs;
  const perDayAtLeast = atLeast * dayMs;
  const allowed = medians.middle * (1 + bound.share) + bound.slack;
  const fault = perDayAtLeast > bound.perDay ? 'trend' : medians.last > allowed ? 'level' : null;
  return { ...medians, perDay, perDayAtLeast, fault };
}

/** The points of each third of the run. */
export function thirdsOf(points: readonly Point[], lengthMs: number): readonly (readonly Point[])[] {
  const thirdOf = ({ atMs }: Point): number => Math.min(2, Math.floor((3 * atMs) / lengthMs));
  return [0, 1, 2].map((third) => points.filter((point) => thirdOf(point) === third));
}

/** The minimum of each time span: what a garbage-collected heap retains. */
export function floorsOf(points: readonly Point[], spanMs: number): readonly Point[] {
  const least = new Map<number, Point>();
  for (const point of points) {
    const span = Math.floor(point.atMs / spanMs);
    const known = least.get(span);
    if (known === undefined || point.value < known.value) least.set(span, point);
  }
  return [...least.values()];
}

/** NaN when there is none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** The median of the slopes between any two points, and the lower end of its confidence interval; per millisecond. */
function slopeOf(points: readonly Point[]): { readonly slope: number; readonly atLeast: number } {
  const slopes: number[] = [];
  for (const [index, one] of points.entries())
    for (const other of points.slice(index + 1))
      if (other.atMs > one.atMs) slopes.push((other.value - one.value) / (other.atMs - one.atMs));
  slopes.sort((one, other) => one - other);
  const count = points.length;
  const deviation = Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18);
  const place = Math.floor((slopes.length - confidence * deviation) / 2);
  return { slope: medianOf(slopes), atLeast: slopes[place] ?? Number.NEGATIVE_INFINITY };
}

const valueOf = ({ value }: Point): number => value;

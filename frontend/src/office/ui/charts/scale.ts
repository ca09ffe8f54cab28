import { nice, ticks } from 'd3-array';

/** Maps figures to heights. */
export interface Scale {
  /** The figure at the top; the bottom is 0. */
  readonly top: number;
  /** The axis labels, ascending: whole numbers at equal distances. */
  readonly ticks: readonly number[];
}

/** @param values whole numbers from 0 up. */
export function scaleOf(values: readonly number[]): Scale {
  const [, top] = nice(0, Math.max(1, ...values), fewTicks);
  return { top, ticks: ticks(0, top, fewTicks).filter((tick) => Number.isInteger(tick)) };
}

const fewTicks = 4;

/** A point that has its name below the chart. */
export interface Mark {
  readonly index: number;
  /** Whether it is labeled even where space is tight. */
  readonly always: boolean;
}

/** At most seven of `count` points at equal distances, including the last. */
export function marksOf(count: number): readonly Mark[] {
  const last = count - 1;
  const distance = Math.max(1, Math.ceil(last / 6));
  const marks: Mark[] = [];
  for (let index = last; index >= 0; index -= distance)
    marks.unshift({ index, always: ((last - index) / distance) % 2 === 0 });
  return marks;
}

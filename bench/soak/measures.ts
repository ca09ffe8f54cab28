import { floorsOf, type Growth, type GrowthBound, judgeGrowth, medianOf, type Point } from './growth.ts';
import type { InstanceSample, Sample, TableSample } from './sampler.ts';

/** How a figure is shown. */
export type Unit = 'bytes' | 'count' | 'ms' | 'bytes per row';

/** A figure that must not grow, and how it did. */
export interface Measured {
  readonly what: string;
  readonly unit: Unit;
  readonly bound: GrowthBound;
  readonly growth: Growth;
}

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;
/** Garbage collection has come by at least once in so long. */
const floorMs = 3 * 60_000;
const autovacuumNapMinutes = 1;
/** A table whose rows were changed or deleted as often can bloat. */
const hotChanges = 500;
/** From so many rows on, a table is measured by its bytes per row. */
const manyRows = 300;

/** What each figure may do in a day, and from the middle third to the last. */
export const bounds = {
  memory: { perDay: 512 * MIB, share: 0.15, slack: 20 * MIB },
  heap: { perDay: 256 * MIB, share: 0.15, slack: 10 * MIB },
  postgresMemory: { perDay: 512 * MIB, share: 0.1, slack: 20 * MIB },
  handles: { perDay: 240, share: 0.05, slack: 10 },
  postgresHandles: { perDay: 2400, share: 0.1, slack: 200 },
  connections: { perDay: 48, share: 0.05, slack: 3 },
  wal: { perDay: 20 * GIB, share: 0.25, slack: 128 * MIB },
  files: { perDay: 240, share: 0, slack: 10 },
  jobs: { perDay: 2400, share: 0.5, slack: 100 },
  table: { perDay: 16 * MIB, share: 0.25, slack: MIB / 4 },
  perRow: { perDay: 1000, share: 0.15, slack: 16 },
} as const satisfies Readonly<Record<string, GrowthBound>>;

interface Figure {
  readonly what: string;
  readonly unit: Unit;
  readonly bound: keyof typeof bounds;
  readonly points: readonly Point[];
}

/** Every figure of the run that must not grow without end. */
export function measureGrowth(samples: readonly Sample[], lengthMs: number): readonly Measured[] {
  return [
    ...instanceFigures(samples),
    ...postgresFigures(samples),
    ...hotTables(samples).flatMap(({ name }) => tableFigures(samples, name)),
  ].map(({ what, unit, bound, points }) => ({
    what,
    unit,
    bound: bounds[bound],
    growth: judgeGrowth(points, lengthMs, bounds[bound]),
  }));
}

function instanceFigures(samples: readonly Sample[]): readonly Figure[] {
  return (samples[0]?.instances ?? []).flatMap((_, index): readonly Figure[] => {
    const of = (value: (instance: InstanceSample) => number): readonly Point[] =>
      pointsOf(samples, ({ instances: all }) => (all[index] === undefined ? 0 : value(all[index])));
    const name = (what: string): string => `instance ${index + 1}: ${what}`;
    const least = (value: (instance: InstanceSample) => number) => floorsOf(of(value), floorMs);
    const [memory, heap] = [least(({ rssBytes }) => rssBytes), least(({ heapBytes }) => heapBytes)];
    return [
      { what: name('memory (RSS), least of 3 min'), unit: 'bytes', bound: 'memory', points: memory },
      { what: name('heap, least of 3 min'), unit: 'bytes', bound: 'heap', points: heap },
      { what: name('handles'), unit: 'count', bound: 'handles', points: of(({ handles }) => handles) },
      { what: name('files in its folder'), unit: 'count', bound: 'files', points: of(({ files }) => files) },
    ];
  });
}

function postgresFigures(samples: readonly Sample[]): readonly Figure[] {
  const figure = (
    what: string,
    unit: Unit,
    bound: keyof typeof bounds,
    value: (sample: Sample) => number,
  ): Figure => ({ what: `PostgreSQL: ${what}`, unit, bound, points: pointsOf(samples, value) });
  return [
    figure('memory not shared', 'bytes', 'postgresMemory', ({ postgresBytes }) => postgresBytes),
    figure('handles', 'count', 'postgresHandles', ({ postgresHandles }) => postgresHandles),
    figure('connections', 'count', 'connections', ({ connections }) => connections),
    figure('WAL on disk', 'bytes', 'wal', ({ walBytes }) => walBytes),
    figure('temporary files', 'count', 'files', ({ temporaryFiles }) => temporaryFiles),
    figure('jobs in the queue', 'count', 'jobs', ({ jobs }) => jobs),
  ];
}

function tableFigures(samples: readonly Sample[], name: string): readonly Figure[] {
  const of = (value: (table: TableSample) => number): readonly Point[] =>
    pointsOf(samples, ({ tables }) => {
      const table = tables.find((each) => each.name === name);
      return table === undefined ? 0 : value(table);
    });
  const perRow = of(({ bytes, live }) => bytes / Math.max(1, live));
  const hasManyRows = medianOf(of(({ live }) => live).map(({ value }) => value)) >= manyRows;
  return [
    hasManyRows
      ? { what: `${name}: size per row`, unit: 'bytes per row', bound: 'perRow', points: perRow }
      : { what: `${name}: size`, unit: 'bytes', bound: 'table', points: of(({ bytes }) => bytes) },
  ];
}

const pointsOf = (samples: readonly Sample[], value: (sample: Sample) => number): readonly Point[] =>
  samples.map((sample) => ({ atMs: sample.atMs, value: value(sample) }));

/** A table that was changed often, and how vacuum kept up with it. */
export interface HotTable {
  readonly name: string;
  readonly live: number;
  readonly bytes: number;
  readonly changes: number;
  readonly vacuums: number;
  readonly mostDead: number;
  /** What autovacuum leaves: what starts it (50 rows and a fifth of the table), and what changes in five of its naps. */
  readonly deadAtMost: number;
}

/** The tables whose rows were changed or deleted often enough to bloat, the most changed first. */
export function hotTables(samples: readonly Sample[]): readonly HotTable[] {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return [];
  const minutes = (last.atMs - first.atMs) / 60_000;
  return last.tables
    .map(({ name, live, bytes, changed, vacuums }): HotTable => {
      const before = first.tables.find((table) => table.name === name);
      const dead = samples.map(({ tables }) => tables.find((table) => table.name === name)?.dead ?? 0);
      const changes = changed - (before?.changed ?? 0);
      return {
        name,
        live,
        bytes,
        changes,
        vacuums: vacuums - (before?.vacuums ?? 0),
        mostDead: Math.max(...dead),
        deadAtMost: Math.round(50 + 0.2 * live + (5 * autovacuumNapMinutes * changes) / minutes),
      };
    })
    .filter(({ changes }) => changes >= hotChanges)
    .sort((one, other) => other.changes - one.changes);
}

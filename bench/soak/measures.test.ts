import { expect, it } from 'vitest';
import { hotTables, measureGrowth } from './measures.ts';
import type { Sample, TableSample } from './sampler.ts';

const minutes = 60;
const everyMs = 15_000;
const MIB = 1024 * 1024;

const table = (fields: Partial<TableSample>): TableSample => ({
  name: 'signup',
  live: 50_000,
  dead: 0,
  bytes: 500 * 50_000,
  changed: 0,
  vacuums: 0,
  ...fields,
});

/** An hour in which nothing grows but what `change` says, given the part that is over. */
const hour = (change: (part: number) => Partial<Sample>): readonly Sample[] =>
  Array.from({ length: (minutes * 60_000) / everyMs }, (_, index) => {
    const loop = { p50: 10, p90: 11, p99: 12, max: 20 };
    const instance = {
      rssBytes: 200 * MIB,
      handles: 80,
      heapBytes: 80 * MIB,
      loop,
      poolWaiting: 0,
      files: 1,
    };
    return {
      atMs: index * everyMs,
      instances: [instance],
      postgresBytes: 250 * MIB,
      postgresHandles: 3000,
      connections: 50,
      walBytes: 500 * MIB,
      walWritten: 0,
      temporaryFiles: 0,
      databaseBytes: 0,
      jobs: 5,
      jobsFailed: 0,
      tables: [],
      ownSeconds: 0,
      busySeconds: 0,
      ...change((index * everyMs) / (minutes * 60_000)),
    };
  });

const faults = (samples: readonly Sample[]): readonly string[] =>
  measureGrowth(samples, minutes * 60_000)
    .filter(({ growth }) => growth.fault !== null)
    .map(({ what }) => what);

it('finds nothing where nothing grows', () => {
  expect(faults(hour(() => ({})))).toEqual([]);
});

it('finds connections that are not closed, and WAL that is held back', () => {
  const samples = hour((part) => ({
    connections: Math.round(50 + 6 * part),
    walBytes: (500 + 5000 * part) * MIB,
  }));
  expect(faults(samples)).toEqual(['PostgreSQL: connections', 'PostgreSQL: WAL on disk']);
});

it('lets a table grow with its rows, and finds one that grows without them', () => {
  const grown = (bytesOf: (live: number, part: number) => number) =>
    hour((part) => {
      const live = 50_000 + 36_000 * part;
      return { tables: [table({ live, bytes: bytesOf(live, part), changed: 10_000 * part })] };
    });
  expect(faults(grown((live) => 500 * live))).toEqual([]);
  expect(faults(grown((live, part) => 500 * live * (1 + part)))).toEqual(['signup: size per row']);
});

it('finds a table of one row that bloats', () => {
  const samples = hour((part) => ({
    tables: [table({ name: 'waitlist_head', live: 1, bytes: MIB * (1 + 10 * part), changed: 36_000 * part })],
  }));
  expect(faults(samples)).toEqual(['waitlist_head: size']);
});

it('counts the dead rows that vacuum leaves, of tables that are changed often', () => {
  const samples = hour((part) => ({
    tables: [
      table({ name: 'seldom', changed: 100 * part }),
      table({ name: 'often', live: 1, dead: 9000 * part, changed: 36_000 * part, vacuums: 0 }),
    ],
  }));
  const [often, ...others] = hotTables(samples);
  expect(others).toEqual([]);
  expect(often?.name).toBe('often');
  expect(often?.deadAtMost).toBe(3050);
  expect(often?.mostDead).toBeGreaterThan(3050);
});

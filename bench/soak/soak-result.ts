import { cpus, totalmem } from 'node:os';
import type { CallTimes, Wrong } from './findings.ts';
import type { Check } from './final-checks.ts';
import { medianOf, type Point, thirdsOf } from './growth.ts';
import type { MailingTotals } from './mailings.ts';
import { type HotTable, hotTables, type Measured, measureGrowth } from './measures.ts';
import type { InstanceSample, LoopDelays, Sample } from './sampler.ts';
import type { Rates } from './soak-arguments.ts';

/** At most 1 % of the delays may be longer. */
export const loopP99AtMostMs = 50;
const startUpMs = 60_000;
/** The delay is looked at every 10 ms. */
const looksPerWindow = 1500;

/** Nice values, lower first: of the servers, and of the scheduling groups of the run and of PostgreSQL; null: there are none. */
export interface Priority {
  readonly servers: number;
  readonly groups: readonly (number | null)[];
}

export interface SoakMeasurements {
  readonly minutes: number;
  readonly signups: number;
  readonly rates: Rates;
  readonly settings: Readonly<Record<string, string>>;
  readonly postgres: string;
  readonly priority: Priority;
  readonly samples: readonly Sample[];
  readonly times: readonly CallTimes[];
  readonly wrong: readonly Wrong[];
  readonly checks: readonly Check[];
  readonly unsettled: number;
  readonly visitors: number;
  readonly joined: number;
  readonly mailings: MailingTotals;
  readonly webhooks: { readonly events: number; readonly refused: number };
  /** What the instances logged as a warning or worse, and how often. */
  readonly logged: Readonly<Record<string, number>>;
}

/** The delays of an instance's event loop. */
export interface Loop {
  readonly instance: number;
  /** Medians of the windows' p99 by thirds. */
  readonly p99Ms: readonly number[];
  readonly worstP99Ms: number;
  readonly longestMs: number;
  /** The part of the delays above the bound, at most, by thirds. */
  readonly aboveShare: readonly number[];
  readonly isKept: boolean;
}

export interface SoakResult extends Omit<SoakMeasurements, 'samples'> {
  readonly machine: {
    readonly cores: number;
    readonly memoryGib: number;
    readonly node: string;
    /** Parts of all cores, by thirds of the run. */
    readonly ownShare: readonly number[];
    readonly otherShare: readonly number[];
  };
  readonly measured: readonly Measured[];
  readonly loops: readonly Loop[];
  readonly tables: readonly HotTable[];
  /** What was sampled, without the tables: a head, and a line for each sample. */
  readonly series: readonly string[];
  readonly walWritten: number;
  readonly isKept: boolean;
}

export function resultOf({ samples, ...rest }: SoakMeasurements): SoakResult {
  const lengthMs = rest.minutes * 60_000;
  const measured = measureGrowth(samples, lengthMs);
  const loops = loopsOf(samples, lengthMs);
  const tables = hotTables(samples);
  const isKept =
    rest.wrong.length === 0 &&
    rest.unsettled === 0 &&
    rest.checks.every(({ wrong }) => wrong === 0) &&
    measured.every(({ growth }) => growth.fault === null) &&
    tables.every(({ mostDead, deadAtMost }) => mostDead <= deadAtMost) &&
    loops.every((loop) => loop.isKept);
  return {
    ...rest,
    measured,
    loops,
    isKept,
    machine: {
      cores: cpus().length,
      memoryGib: Math.round(totalmem() / 2 ** 30),
      node: process.versions.node,
      ...sharesOf(samples, lengthMs),
    },
    tables,
    series: seriesOf(samples),
    walWritten: (samples.at(-1)?.walWritten ?? 0) - (samples[0]?.walWritten ?? 0),
  };
}

function seriesOf(samples: readonly Sample[]): readonly string[] {
  const seconds = (ms: number): string => (ms / 1000).toFixed(0);
  const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(0);
  const ofInstance = ({
    rssBytes,
    heapBytes,
    handles,
    loop,
    poolWaiting,
  }: InstanceSample): readonly string[] => [
    ...[mebibytes(rssBytes), mebibytes(heapBytes), String(handles), String(poolWaiting)],
    ...[loop.p50, loop.p90, loop.p99, loop.max].map((ms) => ms.toFixed(1)),
  ];
  const instanceHead = ['rss MiB', 'heap MiB', 'handles', 'waiting', 'loop p50 ms', 'p90', 'p99', 'longest'];
  const head = [
    's',
    'own cpu s',
    'busy cpu s',
    'connections',
    'jobs',
    'wal MiB',
    'postgres MiB',
    'database MiB',
  ];
  return [
    [...head, ...(samples[0]?.instances ?? []).flatMap(() => instanceHead)].join(' | '),
    ...samples.map((sample) =>
      [
        ...[seconds(sample.atMs), sample.ownSeconds.toFixed(0), sample.busySeconds.toFixed(0)],
        ...[sample.connections, sample.jobs].map(String),
        ...[sample.walBytes, sample.postgresBytes, sample.databaseBytes].map(mebibytes),
        ...sample.instances.flatMap(ofInstance),
      ].join(' | '),
    ),
  ];
}

/** Without the first minute, in which code is compiled as it is first used. */
function loopsOf(samples: readonly Sample[], lengthMs: number): readonly Loop[] {
  const windows = samples.filter(({ atMs }) => atMs > startUpMs);
  return (samples[0]?.instances ?? []).map((_, index) => {
    const of = (value: (loop: LoopDelays) => number): readonly Point[] =>
      windows.flatMap(({ atMs, instances }) => {
        const loop = instances[index]?.loop;
        return loop === undefined ? [] : [{ atMs, value: value(loop) }];
      });
    const p99 = of((loop) => loop.p99);
    const aboveShare = thirdsOf(of(shareAbove), lengthMs).map(meanOf);
    return {
      instance: index + 1,
      p99Ms: thirdsOf(p99, lengthMs).map((third) => medianOf(third.map(({ value }) => value))),
      worstP99Ms: Math.max(...p99.map(({ value }) => value)),
      longestMs: Math.max(...of((loop) => loop.max).map(({ value }) => value)),
      aboveShare,
      isKept: aboveShare.every((share) => !(share > 0.01)),
    };
  });
}

/**
 * The part of a window's delays that were longer than the bound: between the two known quantiles next to it, delays thin out by a
 * power of their length, as those of a loop do. The longest is one of about 1,500.
 */
export function shareAbove({ p50, p90, p99, max }: LoopDelays): number {
  const known = [
    { ms: p50, above: 0.5 },
    { ms: p90, above: 0.1 },
    { ms: p99, above: 0.01 },
    { ms: max, above: 1 / looksPerWindow },
  ];
  const next = known.findIndex(({ ms }) => ms > loopP99AtMostMs);
  const [from, to] = [known[next - 1], known[next]];
  if (to === undefined) return 0;
  if (from === undefined) return 1;
  const way = Math.log(loopP99AtMostMs / from.ms) / Math.log(to.ms / from.ms);
  return from.above * (to.above / from.above) ** way;
}

const meanOf = (points: readonly Point[]): number =>
  points.reduce((sum, { value }) => sum + value, 0) / points.length;

/** What the run and everything else took of the machine. */
function sharesOf(samples: readonly Sample[], lengthMs: number) {
  const share = (value: (sample: Sample) => number): readonly number[] => {
    const points: readonly Point[] = samples.map((sample) => ({ atMs: sample.atMs, value: value(sample) }));
    return thirdsOf(points, lengthMs).map((third) => {
      const [first, last] = [third[0], third.at(-1)];
      if (first === undefined || last === undefined || last.atMs === first.atMs) return Number.NaN;
      return (1000 * (last.value - first.value)) / (last.atMs - first.atMs) / cpus().length;
    });
  };
  return {
    ownShare: share(({ ownSeconds }) => ownSeconds),
    otherShare: share(({ busySeconds, ownSeconds }) => busySeconds - ownSeconds),
  };
}

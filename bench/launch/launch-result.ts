import { quantile, type Spread } from '../measure.ts';
import type { NoisyClient } from './backlog.ts';
import type { CpuSeconds } from './cpu-times.ts';
import type { Journey, OtherMail } from './journeys.ts';
import type { Load } from './launch-arguments.ts';

/** Processor seconds of each process, from the first arrival on. */
export interface CpuUse {
  readonly whileArriving: CpuSeconds;
  readonly inAll: CpuSeconds;
}

/** The results of a run. */
export interface LaunchMeasurements {
  readonly load: Load;
  readonly postgres: string;
  /** The product's environment, without addresses and secrets. */
  readonly settings: Readonly<Record<string, string>>;
  /** The part of the processors that others used while the benchmark rested. */
  readonly otherWork: Spread;
  readonly journeys: readonly Journey[];
  readonly other: OtherMail;
  readonly noise: NoisyClient | null;
  /** The wait for the code of visitors who came before the mailing; null: there is none. */
  readonly codeBefore: Wait | null;
  /** Queued messages that had not been sent yet when the first visitor arrived. */
  readonly unsentAtStart: number;
  /** The moments at which messages to visitors and others arrived, first to last, in milliseconds from the first visitor's. */
  readonly arrivalsMs: readonly number[];
  readonly mostConnections: number;
  readonly cpu: CpuUse;
  /** From the first arrival until nothing was missing or the patience ended. */
  readonly elapsedSeconds: number;
}

/** How long visitors waited, in milliseconds; null: at least this fraction of them never got it. */
export interface Wait {
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
  readonly p99Ms: number | null;
  readonly maxMs: number | null;
}

/** A promise for runs like this one. */
export interface Goal {
  readonly what: string;
  readonly found: string;
  readonly met: boolean;
}

/** The summary of a run. */
export interface LaunchResult extends Omit<LaunchMeasurements, 'journeys' | 'arrivalsMs'> {
  readonly counts: Readonly<
    Record<'begun' | 'codes' | 'verified' | 'joined' | 'welcomed' | 'failed', number>
  >;
  /** See {@link failureCounts}. */
  readonly failures: Readonly<Record<string, number>>;
  /** From the moment a visitor was due to ask for a code. */
  readonly waits: Readonly<Record<'answer' | 'code' | 'joined' | 'welcome', Wait>>;
  /** How late this process let visitors begin. */
  readonly lateness: Wait;
  readonly messagesPerSecond: { readonly whileArriving: number; readonly inBestSecond: number };
  readonly goals: readonly Goal[];
}

export function resultOf({ journeys, arrivalsMs, ...measured }: LaunchMeasurements): LaunchResult {
  const waits = {
    answer: waitOf(journeys.map(({ dueAt, askedAt }) => since(dueAt, askedAt))),
    code: waitForCode(journeys),
    joined: waitOf(journeys.map(({ dueAt, joinedAt }) => since(dueAt, joinedAt))),
    welcome: waitOf(journeys.map(({ dueAt, welcomedAt }) => since(dueAt, welcomedAt))),
  };
  const count = (is: (journey: Journey) => boolean): number => journeys.filter(is).length;
  const counts = {
    begun: journeys.length,
    codes: count(({ codeAt }) => codeAt !== null),
    verified: count(({ verifiedAt }) => verifiedAt !== null),
    joined: count(({ joinedAt }) => joinedAt !== null),
    welcomed: count(({ welcomedAt }) => welcomedAt !== null),
    failed: count(({ failure }) => failure !== null),
  };
  return {
    ...measured,
    waits,
    counts,
    failures: failureCounts(journeys),
    lateness: waitOf(journeys.map(({ dueAt, begunAt }) => begunAt - dueAt)),
    messagesPerSecond: {
      whileArriving:
        arrivalsMs.filter((at) => at < 1000 * measured.load.seconds).length / measured.load.seconds,
      inBestSecond: Math.max(
        0,
        ...Object.values(tally(arrivalsMs.map((at) => String(Math.floor(at / 1000))))),
      ),
    },
    goals: goalsOf(measured.load, waits.code, counts),
  };
}

/** How long visitors waited for their codes. */
export const waitForCode = (journeys: readonly Journey[]): Wait =>
  waitOf(journeys.map(({ dueAt, codeAt }) => since(dueAt, codeAt)));

const since = (from: number, to: number | null): number =>
  to === null ? Number.POSITIVE_INFINITY : to - from;

function waitOf(ms: readonly number[]): Wait {
  const sorted = ms.toSorted((one, other) => one - other);
  const at = (part: number): number | null => {
    const value = quantile(sorted, part, 'upper');
    return Number.isFinite(value) ? value : null;
  };
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), maxMs: at(1) };
}

/** How many journeys ended early, by call, HTTP status and code. */
export const failureCounts = (journeys: readonly Journey[]): Readonly<Record<string, number>> =>
  tally(
    journeys.flatMap(({ failure }) =>
      failure === null ? [] : [`${failure.call}: ${failure.status} ${failure.code}`],
    ),
  );

/** How often each of the words occurs. */
export function tally(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** The promises, each for a kind of run; `all` says whether all visitors have to join, too. */
const promises: readonly {
  readonly of: Partial<Load>;
  readonly p99Seconds: number;
  readonly all: boolean;
}[] = [
  {
    of: { rate: 60, seconds: 30, mailLatencyMs: 150, welcomes: 0, noisyClient: 0, bulk: 0 },
    p99Seconds: 2,
    all: true,
  },
  {
    of: { rate: 200, seconds: 30, mailLatencyMs: 150, welcomes: 0, noisyClient: 0, bulk: 0 },
    p99Seconds: 5,
    all: false,
  },
  {
    of: { rate: 60, seconds: 30, mailLatencyMs: 150, welcomes: 20_000, noisyClient: 0, bulk: 0 },
    p99Seconds: 2,
    all: false,
  },
  { of: { mailLatencyMs: 300, welcomes: 0, noisyClient: 600, bulk: 0 }, p99Seconds: 2, all: false },
  {
    of: { rate: 60, seconds: 30, mailLatencyMs: 150, welcomes: 0, noisyClient: 0, bulk: 100_000 },
    p99Seconds: 2,
    all: true,
  },
];

function goalsOf(load: Load, { p99Ms }: Wait, { begun, joined }: LaunchResult['counts']): Goal[] {
  const given: Readonly<Record<string, unknown>> = { ...load };
  return promises
    .filter(({ of }) => Object.entries(of).every(([name, value]) => given[name] === value))
    .flatMap(({ p99Seconds, all }) => [
      {
        what: `99 % of visitors have their code within ${p99Seconds} s`,
        found: p99Ms === null ? 'never' : `${(p99Ms / 1000).toFixed(2)} s`,
        met: p99Ms !== null && p99Ms <= 1000 * p99Seconds,
      },
      ...(all ? [{ what: 'all visitors join', found: `${joined} of ${begun}`, met: joined === begun }] : []),
    ]);
}

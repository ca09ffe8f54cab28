import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** What one round of a contender measured. */
export interface Round {
  readonly count: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/** The median of a few measurements and their range. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/**
 * Has `clients` carry out `count` pieces of work together, each starting its next piece when its last is done.
 *
 * @param work gets the number of the piece, from 0.
 */
export async function runClients(
  clients: number,
  count: number,
  work: (piece: number, client: number) => Promise<void>,
): Promise<Round> {
  const latencies: number[] = [];
  const startedAt = performance.now();
  let next = 0;
  const workOff = async (client: number): Promise<void> => {
    while (next < count) {
      const piece = next++;
      const beganAt = performance.now();
      await work(piece, client);
      latencies.push(performance.now() - beganAt);
    }
  };
  const ends = Array.from({ length: clients }, (_, client) =>
    workOff(client).catch((error: unknown) => {
      next = count; // the others end, too
      throw error;
    }),
  );
  await Promise.allSettled(ends);
  await Promise.all(ends);
  return roundOf(latencies, performance.now() - startedAt);
}

/** Sums up a round's latencies. */
export function roundOf(latencies: readonly number[], elapsedMs: number): Round {
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    perSecond: (1000 * sorted.length) / elapsedMs,
    p50Ms: quantile(sorted, 0.5),
    p95Ms: quantile(sorted, 0.95),
    p99Ms: quantile(sorted, 0.99),
  };
}

/** The rounds of each contender, by its name, in the order they were run. */
export type Rounds<Name extends string> = Readonly<Record<Name, readonly Round[]>>;

/**
 * Runs every contender once per round, in alternating order, so that a machine that gets slower or faster favors none
 * of them. Rounds with a negative number warm up and are discarded.
 */
export async function interleave<Name extends string>(
  names: readonly Name[],
  { rounds, warmUp = 0 }: { readonly rounds: number; readonly warmUp?: number },
  run: (name: Name, round: number) => Promise<Round>,
): Promise<Rounds<Name>> {
  const results = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Name, Round[]>;
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const measured = await run(name, round);
      if (round >= 0) results[name].push(measured);
    }
  }
  return results;
}

type Figure = 'perSecond' | 'p50Ms' | 'p95Ms' | 'p99Ms';

/** The ratio of a figure of `one` to `other`'s, round by round. */
export const ratios = (one: readonly Round[], other: readonly Round[], figure: Figure): Spread =>
  spread(one.map((round, index) => round[figure] / (other[index]?.[figure] ?? Number.NaN)));

/** The median of a figure over the rounds. */
export const medianOf = (rounds: readonly Round[], figure: Figure): number =>
  spread(rounds.map((round) => round[figure])).median;

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: (quantile(sorted, 0.5, 'lower') + quantile(sorted, 0.5, 'upper')) / 2,
    min: sorted.at(0) ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  };
}

/** The value below which `part` (0 to 1) of the ascending values lie; between two values, the one on that `side`. */
export function quantile(sorted: readonly number[], part: number, side: 'lower' | 'upper' = 'lower'): number {
  const place = (sorted.length - 1) * part;
  return sorted[side === 'lower' ? Math.floor(place) : Math.ceil(place)] ?? Number.NaN;
}

/** The part of all processors that is in use now, 0 to 1: what other work takes while a command rests. Takes a second. */
export async function otherWork(): Promise<number> {
  const before = busyAndTotal();
  await sleep(1000);
  const after = busyAndTotal();
  return (after.busy - before.busy) / (after.total - before.total);
}

function busyAndTotal(): { readonly busy: number; readonly total: number } {
  const all = cpus().map(({ times }) => times);
  const total = all.reduce((sum, times) => sum + Object.values(times).reduce((one, two) => one + two, 0), 0);
  return { busy: total - all.reduce((sum, { idle }) => sum + idle, 0), total };
}

/** Milliseconds on the machine's monotonic clock, which is the same for every process. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Processor time that a process has used since it began, where Linux tells it. */
export async function cpuMsOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name, in parentheses, may hold anything; see proc_pid_stat(5). A tick is 10 ms.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** Bytes of memory that a process has; 0 when it has ended, and where the system does not tell. */
export async function memoryOf(pid: number, field: 'VmRSS' | 'RssAnon'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return 1024 * Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0);
}

import type { AdminReadResult } from './admin-reads-bench.ts';
import type { ExportResult } from './export-bench.ts';
import { ratios, type Round, spread } from './measure.ts';
import type { Ratio } from './report.ts';

const readGoal = 3;
const exportGoalMib = 100;
const exportRateGoal = 0.5;

/** Admins' reads, the largest database against the smallest, and the export of all users. */
export function adminRatios(results: readonly AdminReadResult[], exported: ExportResult): readonly Ratio[] {
  return [...results.map(readRatio), exportRate(exported), exportGrowth(exported)];
}

function readRatio({ read, withinMs, rounds }: AdminReadResult): Ratio {
  const [small, large] = [rounds.at(0), rounds.at(-1)];
  if (small === undefined || large === undefined) throw new Error(`${read} was not measured`);
  const figure = withinMs === undefined ? 'p50Ms' : 'p95Ms';
  const ratio = ratios(large.rounds, small.rounds, figure);
  const p95 = median(large.rounds, 'p95Ms');
  return {
    what: `${read}, ${figure.slice(0, 3)}: ${number(large.signups)} / ${number(small.signups)} signups`,
    ratio,
    goal: withinMs === undefined ? `≤ ${readGoal}` : `p95 ≤ ${withinMs} ms`,
    met: withinMs === undefined ? ratio.median <= readGoal : p95 <= withinMs,
    figures: `${median(large.rounds, figure).toFixed(2)} ms / ${median(small.rounds, figure).toFixed(2)} ms; p95 ${p95.toFixed(2)} ms`,
  };
}

function exportRate({ people, seconds, copySeconds, ratio }: ExportResult): Ratio {
  return {
    what: 'export of everybody as a file / COPY of the same columns, per second',
    ratio,
    goal: `≥ ${exportRateGoal}`,
    met: ratio.median >= exportRateGoal,
    figures: `${seconds.median.toFixed(1)} s / ${copySeconds.median.toFixed(1)} s for ${number(people)} people`,
  };
}

function exportGrowth({ people, seconds, grownMib }: ExportResult): Ratio {
  return {
    what: 'export of everybody as a file, growth of the memory / what is allowed',
    ratio: spread([grownMib / exportGoalMib]),
    goal: `≤ ${exportGoalMib} MiB`,
    met: grownMib <= exportGoalMib,
    figures: `${grownMib.toFixed(0)} MiB for ${number(people)} people in ${seconds.median.toFixed(1)} s`,
  };
}

const median = (rounds: readonly Round[], figure: 'p50Ms' | 'p95Ms'): number =>
  spread(rounds.map((round) => round[figure])).median;

const number = (value: number): string => value.toLocaleString('en');

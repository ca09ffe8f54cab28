import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { Spread } from './measure.ts';

/** One line of a report: what was measured, and whether it is as promised. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** What is promised; left out: nothing is. */
  readonly goal?: string;
  readonly isKept?: boolean;
  /** What else is known of it. */
  readonly details?: string;
}

/** The result of a command. */
export interface Report {
  /** How it was measured, in sentences. */
  readonly about: string;
  readonly rows: readonly Row[];
}

/** Whether everything is as promised. */
export const isKept = ({ rows }: Report): boolean =>
  rows.length > 0 && rows.every((row) => row.isKept !== false);

/** A command's section of RESULTS.md. */
export function markdownOf(command: string, { about, rows }: Report): string {
  const hasDetails = rows.some(({ details }) => details !== undefined);
  const line = (cells: readonly string[]) =>
    `| ${(hasDetails ? cells : cells.slice(0, 4)).map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  return [
    `## ${command}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine()}. ${about}`,
    '',
    line(['what', 'measured', 'goal', '', 'details']),
    line(['---', '---', '---', '---', '---']),
    ...rows.map((row) =>
      line([
        row.what,
        `**${row.measured}**`,
        row.goal ?? '',
        row.isKept === undefined ? '' : row.isKept ? 'met' : 'MISSED',
        row.details ?? '',
      ]),
    ),
    '',
  ].join('\n');
}

const machine = (): string =>
  `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB of memory, Node ${process.versions.node}`;

const results = new URL('RESULTS.md', import.meta.url);

/** Puts a section in the place of the last result of the same command, or at the end. */
export async function writeSection(section: string): Promise<void> {
  const headingOf = (text: string) => text.slice(0, text.indexOf('\n'));
  const sections = (await readFile(results, 'utf8')).split(/^(?=## )/m);
  const place = sections.findIndex((each) => headingOf(each) === headingOf(section));
  sections.splice(place === -1 ? sections.length : place, 1, section);
  await writeFile(results, `${sections.map((each) => each.trimEnd()).join('\n\n')}\n`);
}

/** A ratio, and what it has to be at least or at most. */
export function ratioRow(
  what: string,
  { median, min, max }: Spread,
  details: string,
  goal?: { readonly atLeast: number } | { readonly atMost: number },
): Row {
  const measured = `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;
  if (goal === undefined) return { what, measured, details };
  return 'atLeast' in goal
    ? { what, measured, details, goal: `≥ ${goal.atLeast}`, isKept: median >= goal.atLeast }
    : { what, measured, details, goal: `≤ ${goal.atMost}`, isKept: median <= goal.atMost };
}

/** A number of things that must be none. */
export const noneRow = (what: string, count: number, details?: string): Row => ({
  what,
  measured: number(count),
  goal: '0',
  isKept: count === 0,
  ...(details === undefined ? {} : { details }),
});

/** `3 × a, b` */
export const tallied = (words: readonly string[]): string =>
  [...Map.groupBy(words, (word) => word)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([word, { length }]) => (length === 1 ? word : `${number(length)} × ${word}`))
    .join(', ');

export const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });

/** A time in milliseconds, for people; infinite: never. */
export const time = (ms: number): string =>
  !Number.isFinite(ms)
    ? 'never'
    : ms < 10
      ? `${ms.toFixed(2)} ms`
      : ms < 995
        ? `${ms.toFixed(0)} ms`
        : `${(ms / 1000).toFixed(2)} s`;

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

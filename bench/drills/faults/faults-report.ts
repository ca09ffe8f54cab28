import { cpus, totalmem } from 'node:os';
import { type FaultResult, isJudged } from './fault-result.ts';

/** One result in a line. */
export const summaryOf = (result: FaultResult): string =>
  `${result.name}: ${result.broken.length === 0 ? 'as promised' : `BROKEN: ${result.broken.join('; ')}`}; ${failuresOf(result)}; slowest ${slowestOf(result)} (bare ${seconds(result.yardstickMs)}); works again after ${seconds(result.worksAfterMs)}`;

/** The results as Markdown. */
export function faultsMarkdown(results: readonly FaultResult[], date: string): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `# Faults, ${date}

${cpus().length} cores, ${memory} GiB of memory, PostgreSQL ${results[0]?.postgres ?? ''}, Node ${process.versions.node}. The built product in production mode on a PostgreSQL of the
drill's own. Each second, 5 visitors join, 2 request a code, 10 read and 2 open the site, however slow the answers are; a
webhook endpoint is told of every join.

| fault | what callers saw | slowest join, code, read, page | after 5 s | bare server | joins lost | works again after | codes: last after | promised |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${results.map(rowOf).join('\n')}

_After 5 s_: the median and the slowest answer to a call that began once the fault had lasted five seconds. _Bare server_: the slowest
answer of a server that does nothing, at the same time; times are judged while that is at most 0.25 s. _Works again_: from the end of the
fault until nothing failed anymore and \`/readyz\` answered 200. _Codes_: from the end of the fault until the last code requested
before it had arrived.

${results.map(detailsOf).join('\n\n')}
`;
}

function rowOf(result: FaultResult): string {
  const { name, does, acknowledged, lost, worksAfterMs, settledMs, settledMedianMs, broken } = result;
  const cells = [
    `**${name}**: ${does}`,
    failuresOf(result),
    slowestOf(result),
    settledMs === null ? '' : `${settledMedianMs ?? '?'} ms, ${seconds(settledMs)}`,
    seconds(result.yardstickMs),
    `${lost} of ${acknowledged.toLocaleString('en')}`,
    seconds(worksAfterMs),
    codesOf(result),
    broken.length > 0 ? 'BROKEN' : isJudged(result) ? 'kept' : 'kept; times not judged',
  ];
  return `| ${cells.join(' | ')} |`;
}

function detailsOf(result: FaultResult): string {
  const { name, calls, untold, webhooksAfterMs, agrees, codesRepeated, seen, broken, logged } = result;
  const lines = [
    `${calls.join} joins, ${calls.code} codes, ${calls.read} reads, ${calls.page} pages.`,
    `Webhooks: ${untold === 0 ? 'told of every join' : `${untold} joins wait for their next attempt`}, the last ${seconds(webhooksAfterMs)} after the end; visitors go on joining for 8 s.`,
    `Points, counts and ranks ${agrees ? 'agree' : 'DIFFER'}.`,
    codesRepeated === 0 ? '' : `${codesRepeated} codes arrived more than once.`,
    ...seen.map((what) => `${what}.`),
    ...Object.entries(logged).map(([line, count]) => `Log: ${count} × “${line}”.`),
    ...broken.map((what) => `BROKEN: ${what}.`),
  ];
  return `## ${name}\n\n${lines
    .filter((line) => line !== '')
    .map((line) => `- ${line}`)
    .join('\n')}`;
}

const failuresOf = ({ failures, withoutRetryAfter }: FaultResult): string => {
  const entries = Object.entries(failures);
  if (entries.length === 0) return 'no failure';
  const each = entries.map(([failure, count]) => `${count} × ${failure}`).join(', ');
  return withoutRetryAfter === 0 ? each : `${each} (${withoutRetryAfter} without Retry-After)`;
};

const slowestOf = ({ slowestMs: { join, code, read, page } }: FaultResult): string =>
  [join, code, read, page].map(seconds).join(', ');

const codesOf = ({ codes, codesMissing, codesAfterMs }: FaultResult): string =>
  codesMissing === 0 ? `${seconds(codesAfterMs)}, all ${codes}` : `${codesMissing} of ${codes} MISSING`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 995 ? 2 : 1)} s`;

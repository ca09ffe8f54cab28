import { cpus, totalmem } from 'node:os';
import type { CpuSeconds } from './cpu-times.ts';
import { type LaunchResult, tally, type Wait } from './launch-result.ts';

/** The result as Markdown. */
export function markdownOf(result: LaunchResult, date: string): string {
  return [
    ...heading(result, date),
    ...waitRows(result),
    '',
    ...countRows(result),
    '',
    ...cpuRows(result),
    '',
    ...goalRows(result),
    '',
  ].join('\n');
}

function heading({ load, postgres, otherWork, settings, ...result }: LaunchResult, date: string): string[] {
  const { rate, seconds, spacing, mailLatencyMs, welcomes, bulk } = load;
  const memory = Math.round(totalmem() / 2 ** 30);
  const { noise, unsentAtStart } = result;
  const backlog = [
    ...(welcomes > 0 ? [`${number(welcomes)} welcome messages queued before`] : []),
    ...(bulk > 0 ? [`a mailing to ${number(bulk)} users under way`] : []),
    ...(noise === null
      ? []
      : [
          `${number(noise.asked)} codes asked for before by ${noise.addresses} addresses of one IPv6 /48, ${number(noise.accepted)} of them accepted${refusalsOf(noise.refusals)}`,
        ]),
  ];
  const unsent =
    backlog.length > 0 ? `; ${number(unsentAtStart)} messages unsent when the first visitor came` : '';
  return [
    `# Launch, ${rate} visitors a second for ${seconds} s, ${date}`,
    '',
    `${cpus().length} cores, ${memory} GiB of memory, PostgreSQL ${postgres}, Node ${process.versions.node}. Other work took ${percent(otherWork.max)} of the processors while the benchmark rested. Product, PostgreSQL, mail server and visitors share the machine.`,
    '',
    `Arrivals ${spacing === 'poisson' ? 'at random moments' : 'evenly spaced'}; the mail server takes ${mailLatencyMs} ms for each message${backlog.map((line) => `; ${line}`).join('')}${unsent}.`,
    '',
    `Settings: ${Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')}; everything else at its default. Each visitor has an address in a network of its own.`,
    '',
  ];
}

const refusalsOf = (refusals: readonly { status: number; code: string }[]): string =>
  refusals.length === 0
    ? ''
    : ` (${Object.entries(tally(refusals.map(({ status, code }) => `${status} ${code}`)))
        .map(([refusal, count]) => `${number(count)} × ${refusal}`)
        .join(', ')})`;

function waitRows({ waits, lateness, codeBefore }: LaunchResult): string[] {
  const row = (what: string, { p50Ms, p95Ms, p99Ms, maxMs }: Wait): string =>
    `| ${what} | **${time(p50Ms)}** | **${time(p95Ms)}** | **${time(p99Ms)}** | ${time(maxMs)} |`;
  return [
    '| from the request for the code to | p50 | p95 | p99 | longest |',
    '| --- | --: | --: | --: | --: |',
    row('the answer to it', waits.answer),
    row('its email', waits.code),
    ...(codeBefore === null ? [] : [row('_its email, of as many visitors before the mailing_', codeBefore)]),
    row('having joined', waits.joined),
    row('the welcome email', waits.welcome),
    row('_benchmark delay in sending requests (included)_', lateness),
  ];
}

function countRows({ counts, failures, other, load, ...result }: LaunchResult): string[] {
  const { messagesPerSecond, mostConnections, elapsedSeconds } = result;
  const missing = (arrived: number, before: number): string =>
    arrived === before
      ? ''
      : `${number(before - arrived)} never came within ${load.patienceSeconds} s of the last visitor`;
  return [
    '| journeys | | |',
    '| --- | --: | --- |',
    `| begun | ${number(counts.begun)} | |`,
    `| codes arrived | ${number(counts.codes)} | ${missing(counts.codes, counts.begun)} |`,
    `| verified | ${number(counts.verified)} | |`,
    `| joined | ${number(counts.joined)} | |`,
    `| welcomed | ${number(counts.welcomed)} | ${missing(counts.welcomed, counts.joined)} |`,
    `| failed | ${number(counts.failed)} | ${Object.entries(failures)
      .map(([failure, count]) => `${number(count)} × ${failure}`)
      .join(', ')} |`,
    `| messages a second while visitors arrived | ${number(Math.round(messagesPerSecond.whileArriving))} | at most ${number(messagesPerSecond.inBestSecond)} in one second, over at most ${mostConnections} connections |`,
    `| other messages | ${number(other.codes + other.welcomes)} | ${load.bulk > 0 ? 'of the mailing' : 'of those queued before'} |`,
    `| messages sent again | ${number(other.repeated)} | |`,
    `| seconds from the first visitor to the end | ${elapsedSeconds.toFixed(1)} | |`,
  ];
}

const processNames: Readonly<Record<keyof CpuSeconds, string>> = {
  app: 'product',
  postgres: 'PostgreSQL',
  mailServer: 'mail server',
  generator: 'visitors',
};

function cpuRows({ cpu, load, counts }: LaunchResult): string[] {
  const names = ['app', 'postgres', 'mailServer', 'generator'] as const;
  const total = names.reduce((sum, name) => sum + (cpu.inAll[name] ?? 0), 0);
  const cell = (value: number | null, text: (value: number) => string): string =>
    value === null ? 'not known' : text(value);
  return [
    '| process | CPU | share | a journey | cores in use while visitors arrived |',
    '| --- | --: | --: | --: | --: |',
    ...names.map((name) => {
      const inAll = cpu.inAll[name];
      return `| ${processNames[name]} | ${cell(inAll, (used) => `${used.toFixed(1)} s`)} | ${cell(inAll, (used) => percent(used / total))} | ${cell(inAll, (used) => `${((1000 * used) / counts.begun).toFixed(1)} ms`)} | ${cell(cpu.whileArriving[name], (used) => (used / load.seconds).toFixed(2))} |`;
    }),
  ];
}

const goalRows = ({ goals }: LaunchResult): string[] =>
  goals.length === 0
    ? ['No goal is set for such a run.']
    : [
        '| goal | found | |',
        '| --- | --: | --- |',
        ...goals.map(({ what, found, met }) => `| ${what} | ${found} | ${met ? 'met' : 'MISSED'} |`),
      ];

const time = (ms: number | null): string =>
  ms === null ? 'never' : ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const number = (value: number): string => value.toLocaleString('en-US');

import type { Growth } from './growth.ts';
import type { Measured, Unit } from './measures.ts';
import { type Loop, loopP99AtMostMs, type Priority, type SoakResult } from './soak-result.ts';

/** The result as Markdown. */
export function soakMarkdown(result: SoakResult, date: string): string {
  return [
    `# ${result.minutes} minutes of everything at once, ${date}`,
    introduction(result),
    `**${result.isKept ? 'Everything held.' : 'Something did NOT hold; see below.'}**`,
    '## Answers',
    answers(result),
    '## Event loop',
    loops(result),
    '## Growth',
    growth(result),
    '## Hot tables',
    tables(result),
    '## Calls',
    calls(result),
    '## Logged',
    logs(result),
    '',
  ].join('\n\n');
}

function introduction(result: SoakResult): string {
  const { machine, postgres, rates, signups, visitors, joined, mailings, webhooks, settings } = result;
  const percents = (shares: readonly number[]) => shares.map(percent).join(', ');
  return [
    `${machine.cores} cores, ${machine.memoryGib} GiB of memory, PostgreSQL ${postgres}, Node ${machine.node}. Two instances, PostgreSQL, a mail server, a receiver of webhooks and the visitors`,
    `share the machine${priorityOf(result.priority)}. They took ${percents(machine.ownShare)} of its cores in the first, middle and last third; other work on the`,
    `same machine took ${percents(machine.otherShare)}. The waitlist had ${number(signups)} users before the first visitor.`,
    '',
    `Each second ${rates.visitors} visitors began to join, ${rates.ranks} ranks, ${rates.statuses} statuses and ${rates.screens} screens of the back office were read; an export every ${rates.exportEverySeconds} s, a wave`,
    `every ${rates.waveEverySeconds} s, news every ${rates.newsEverySeconds} s. ${number(visitors)} visitors came and ${number(joined)} joined; ${mailings.waves} waves sent ${number(mailings.invitesSent)} invitations, of which ${number(mailings.redeemed)} were redeemed,`,
    `and ${mailings.broadcasts} broadcasts ${number(mailings.newsSent)} messages; ${number(webhooks.events)} webhooks were delivered, ${number(webhooks.refused)} of them refused once with 500. PostgreSQL wrote ${bytes(result.walWritten)} of WAL.`,
    '',
    `Settings that differ from the defaults: ${Object.entries(settings)
      .map(([name, value]) => `\`${name}=${value}\``)
      .join(', ')}.`,
  ].join('\n');
}

function answers({ wrong, checks, unsettled }: SoakResult): string {
  const found = wrong.map(({ what, count, examples }) => [
    `| WRONG: ${what} | | ${number(count)} |`,
    ...examples
      .slice(0, 1)
      .map((example) => `| e.g. \`${example.slice(0, 300).replaceAll('|', '/')}\` | | |`),
  ]);
  return [
    '| what | compared | wrong |',
    '| --- | --: | --: |',
    `| status, shape and contents of each answer | | ${number(wrong.reduce((sum, { count }) => sum + count, 0))} |`,
    ...found.flat(),
    ...checks.map(
      ({ what, compared, wrong: count }) => `| ${what} | ${number(compared)} | ${number(count)} |`,
    ),
    `| journeys, messages and webhooks that did not end | | ${number(unsettled)} |`,
  ].join('\n');
}

function priorityOf({ servers, groups }: Priority): string {
  if (servers === 0 && groups.every((nice) => nice === null || nice === 0)) return '';
  return `, the servers at nice ${servers} and the run and PostgreSQL in scheduling groups at nice ${groups.map(String).join(' and ')}`;
}

function loops({ loops: all }: SoakResult): string {
  const row = ({ instance, p99Ms, worstP99Ms, longestMs, aboveShare, isKept }: Loop) =>
    `| ${instance} | ${p99Ms.map((ms) => ms.toFixed(1)).join(' | ')} | ${worstP99Ms.toFixed(1)} | ${longestMs.toFixed(0)} | ${aboveShare.map((share) => `${(100 * share).toFixed(2)} %`).join(', ')} | ${isKept ? 'kept' : 'BROKEN'} |`;
  return [
    `The p99 of the delays, in ms, of each window of 15 seconds (\`nodejs_eventloop_lag_p99_seconds\`, which counts the 10 ms between two looks, too): the median of a third's windows, the worst window, and the longest single delay; the first minute is left out. In each third, the p99 of all delays may be ${loopP99AtMostMs} ms: at most 1 % may be longer.`,
    '',
    `| instance | first third | middle | last | worst window | longest delay | above ${loopP99AtMostMs} ms, by thirds | |`,
    '| --: | --: | --: | --: | --: | --: | --: | --- |',
    ...all.map(row),
  ].join('\n');
}

function growth({ measured }: SoakResult): string {
  const row = ({ what, unit, bound, growth: grown }: Measured) => {
    const medians = [grown.first, grown.middle, grown.last].map((value) => show(value, unit));
    const atLeast = grown.perDayAtLeast > 0 ? show(grown.perDayAtLeast, unit) : '0';
    const level = show(grown.middle * (1 + bound.share) + bound.slack, unit);
    return `| ${what} | ${medians.join(' | ')} | ${level} | ${atLeast} | ${show(bound.perDay, unit)} | ${verdict(grown)} |`;
  };
  return [
    'Medians of the thirds; the first is warm-up. The last may be as large as _at most_ says; the trend over the last two thirds, projected to a day (the lower end of its 95 % confidence interval), as large as _a day at most_.',
    '',
    '| what | first third | middle | last | at most | trend a day | a day at most | |',
    '| --- | --: | --: | --: | --: | --: | --: | --- |',
    ...measured.map(row),
  ].join('\n');
}

const verdict = ({ fault }: Growth): string =>
  fault === null ? 'level' : fault === 'trend' ? 'GROWS' : 'HIGHER';

function tables({ tables: all }: SoakResult): string {
  return [
    'Tables of which at least 500 rows were changed or deleted in the run. Dead rows may be as many as start a vacuum, and as change in five minutes.',
    '',
    '| table | rows | rows changed or deleted | vacuumed | size at the end | most dead rows | at most | |',
    '| --- | --: | --: | --: | --: | --: | --: | --- |',
    ...all.map(
      (table) =>
        `| ${table.name} | ${number(table.live)} | ${number(table.changes)} | ${table.vacuums} | ${bytes(table.bytes)} | ${number(table.mostDead)} | ${number(table.deadAtMost)} | ${table.mostDead <= table.deadAtMost ? 'kept' : 'BROKEN'} |`,
    ),
  ].join('\n');
}

function calls({ times }: SoakResult): string {
  const cells = (all: readonly number[]) =>
    all.map((ms) => (Number.isNaN(ms) ? '' : ms.toFixed(ms < 10 ? 1 : 0))).join(' | ');
  return [
    'In ms, by thirds of the run.',
    '',
    '| call | count | p50, first | middle | last | p99, first | middle | last |',
    '| --- | --: | --: | --: | --: | --: | --: | --: |',
    ...times.map(
      ({ kind, count, p50Ms, p99Ms }) => `| ${kind} | ${number(count)} | ${cells(p50Ms)} | ${cells(p99Ms)} |`,
    ),
  ].join('\n');
}

function logs({ logged }: SoakResult): string {
  const rows = Object.entries(logged).map(
    ([message, count]) => `| ${message.replaceAll('|', '/')} | ${number(count)} |`,
  );
  if (rows.length === 0) return 'No warnings and no errors.';
  return ['Warnings and errors of both instances.', '', '| message | times |', '| --- | --: |', ...rows].join(
    '\n',
  );
}

function show(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return '';
  return unit === 'bytes' ? bytes(value) : number(Math.round(value));
}

const MIB = 1024 * 1024;
const bytes = (value: number): string =>
  value >= MIB
    ? `${number(Number((value / MIB).toFixed(1)))} MiB`
    : `${number(Math.round(value / 1024))} KiB`;
const number = (value: number): string => value.toLocaleString('en');
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

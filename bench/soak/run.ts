import { readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from '../../backend/src/platform/lifecycle.ts';
import { publish, runCommand, say, today } from '../command.ts';
import { arrivalTimes, openLoop, type Spacing } from '../launch/arrivals.ts';
import { generalMessage } from '../log-message.ts';
import { checkInTheEnd, settle } from './final-checks.ts';
import { Findings } from './findings.ts';
import { type Sample, takeSample } from './sampler.ts';
import { parseSoakArguments, type Rates, type SoakArguments, usage } from './soak-arguments.ts';
import { soakMarkdown } from './soak-report.ts';
import { type Priority, resultOf, type SoakMeasurements } from './soak-result.ts';
import { setUp, type Stage } from './stage.ts';

/** `npm run soak`. */

const sampleEveryMs = 15_000;
const rememberEveryMs = 1000;
const trial = { seconds: 5 };

await runCommand(usage, async (args, lifecycle) => {
  const asked = parseSoakArguments(args);
  if (asked.help) {
    process.stdout.write(usage);
    return true;
  }
  const result = resultOf(await measure(asked, lifecycle));
  const markdown = soakMarkdown(result, today());
  if (asked.results) await publish(`${today()}-soak-${asked.minutes}`, result, markdown);
  else process.stdout.write(`\n${markdown}`);
  return result.isKept;
});

async function measure(
  { minutes, signups, rates }: SoakArguments,
  lifecycle: Lifecycle,
): Promise<SoakMeasurements> {
  const findings = new Findings();
  const stage = await setUp(signups, findings, lifecycle);
  const { world, receiver, visitors, mailings } = stage;
  const priority = await yieldToServers(stage.sampler.postgres);
  say('a few visitors for trial');
  await openLoop(
    arrivalTimes(rates.visitors, trial.seconds, 'even'),
    () => visitors.begin(),
    lifecycle.signal,
  );
  say(`${minutes} minutes of everything`);
  findings.begin();
  const remembering = setInterval(() => world.remember(), rememberEveryMs);
  const ended = new AbortController();
  const sampling = sampleUntil(stage, findings, AbortSignal.any([ended.signal, lifecycle.signal]));
  await generate(stage, findings, { rates, seconds: minutes * 60 }, lifecycle.signal);
  ended.abort();
  const samples = await sampling;
  clearInterval(remembering);
  say('waiting for the last messages and webhooks');
  const unsettled = await settle(stage);
  say('checking');
  const checks = await checkInTheEnd(stage);
  const { rows } = await stage.pool.query<{ server_version: string }>('SHOW server_version');
  const events = [...receiver.events.values()];
  return {
    minutes,
    signups,
    rates,
    samples,
    checks,
    unsettled,
    priority,
    settings: stage.settings,
    postgres: rows[0]?.server_version ?? 'unknown',
    times: findings.times(minutes * 60_000),
    wrong: findings.allWrong,
    visitors: visitors.begun,
    joined: world.members.length,
    mailings: mailings.totals,
    logged: await logged(stage),
    webhooks: { events: events.length, refused: events.filter(({ refused }) => refused > 0).length },
  };
}

/** Does everything at its rate, whatever becomes of what is under way; resolves after the last has begun. */
async function generate(
  { visitors, readers, screens, exports, mailings }: Stage,
  findings: Findings,
  { rates, seconds }: { readonly rates: Rates; readonly seconds: number },
  signal: AbortSignal,
): Promise<void> {
  const at = (rate: number, spacing: Spacing, work: () => unknown, what: string): Promise<void> => {
    const run = (): void => {
      void Promise.resolve(work()).catch((error: unknown) => findings.wrong(`${what} broke`, String(error)));
    };
    return openLoop(arrivalTimes(rate, seconds, spacing), run, signal);
  };
  const every = (period: number, work: () => unknown, what: string): Promise<void> =>
    at(1 / period, 'even', work, what);
  await Promise.all([
    at(rates.visitors, 'poisson', () => visitors.begin(), 'a journey'),
    at(rates.ranks, 'poisson', () => readers.readRank(), 'reading a rank'),
    at(rates.statuses, 'poisson', () => readers.readStatus(), 'reading a status'),
    at(rates.screens, 'poisson', () => screens.openNext(), 'a screen'),
    every(rates.exportEverySeconds, () => exports.export(), 'an export'),
    every(rates.waveEverySeconds, () => mailings.invite(), 'a wave'),
    every(rates.newsEverySeconds, () => mailings.broadcast(), 'a broadcast'),
    sleep(seconds * 1000, undefined, { signal }),
  ]);
}

async function sampleUntil(
  { sampler }: Stage,
  findings: Findings,
  signal: AbortSignal,
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (let next = 0; !signal.aborted; next += sampleEveryMs) {
    const wait = Math.max(0, next - findings.elapsedMs);
    await sleep(wait, undefined, { signal }).catch(() => undefined);
    const sample = await takeSample(sampler, findings.elapsedMs).catch((error: unknown) => {
      findings.wrong('a sample broke', String(error));
      return null;
    });
    if (sample !== null) samples.push(sample);
  }
  return samples;
}

/**
 * Where the run was started with a priority of its own (`nice -n -10`), the servers keep it and the visitors return to the
 * usual one. @returns what the result says of it.
 */
async function yieldToServers(postgres: number): Promise<Priority> {
  const servers = getPriority();
  if (servers !== 0) setPriority(0);
  return { servers, groups: await Promise.all([process.pid, postgres].map(groupNice)) };
}

/** Of Linux' autogroups: where there are any, the nice value of a process only counts within its session. */
async function groupNice(pid: number): Promise<number | null> {
  const nice = /nice (-?\d+)/.exec(await readFile(`/proc/${pid}/autogroup`, 'utf8').catch(() => ''))?.[1];
  return nice === undefined ? null : Number(nice);
}

/** What the instances logged, by message. */
async function logged({ products }: Stage): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { printed } of products)
    for (const [, quoted = '""'] of (await printed()).matchAll(/"msg":("(?:[^"\\]|\\.)*")/g)) {
      const message = generalMessage(String(JSON.parse(quoted)));
      counts[message] = (counts[message] ?? 0) + 1;
    }
  return counts;
}

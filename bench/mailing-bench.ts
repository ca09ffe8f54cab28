import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { openBenchPool } from './bench-database.ts';
import { startMailSink } from './launch/mail-sink.ts';
import type { ContenderAnswer } from './mailing-contender.ts';
import { interleave, ratios, type Round, type Spread, spread } from './measure.ts';
import { nextMessage } from './server-process.ts';

export interface MailingBenchOptions {
  readonly url: string;
  readonly rounds: number;
  /** Messages in each round. */
  readonly messages: number;
  readonly lifecycle: Lifecycle;
}

export interface MailingResult {
  readonly rounds: ReadonlyMap<'wave' | 'bare', readonly Round[]>;
  /** How long writing down the recipients of a wave took, in seconds. */
  readonly planSeconds: Spread;
  /** How much the sender's process grew at most after a tenth of all its messages was sent, in MiB. */
  readonly grownMib: number;
  /** The same since it was idle, before it connected anywhere. */
  readonly grownInAllMib: number;
}

/** Sending alone. */
export interface MailingReport {
  readonly messages: number;
  readonly wave: Spread;
  readonly bare: Spread;
  readonly ratio: Spread;
  readonly planSeconds: Spread;
  readonly grownMib: number;
  readonly grownInAllMib: number;
  /** How busy other work kept the processors while the benchmark rested. */
  readonly otherWork: Spread;
  readonly good: boolean;
}

/** The least that messages per second of a wave may be of those of a bare pool. */
export const leastSendingRatio = 0.6;
/** The most that memory may grow, in MiB. */
export const grownMibAtMost = 100;
const answerTimeoutMs = 3_600_000;

/**
 * Invitations of a wave, from the start of writing them down until the last is settled, against a bare pool of nodemailer that
 * sends one of them as often. Each is a process of its own, and so is the mail server, which answers at once.
 */
export async function benchMailing({
  url,
  rounds,
  messages,
  lifecycle,
}: MailingBenchOptions): Promise<MailingResult> {
  const sink = await startMailSink(0, () => undefined, lifecycle);
  const pool = openBenchPool(url, 1);
  // The pace that people may set would be the only thing measured.
  await pool.query('ALTER TABLE mailing DROP CONSTRAINT mailing_per_hour_check');
  await pool.end();
  const start = (name: 'wave' | 'bare') =>
    startContender([name, url, `smtp://127.0.0.1:${sink.port}`, String(rounds * messages)], lifecycle);
  const contenders = { wave: await start('wave'), bare: await start('bare') };
  const waves: ContenderAnswer[] = [];
  try {
    const measured = await interleave(['wave', 'bare'] as const, rounds, async (name) => {
      contenders[name].send(messages);
      const answer = await nextMessage<ContenderAnswer>(contenders[name], answerTimeoutMs);
      if (name === 'wave') waves.push(answer);
      return answer.round;
    });
    return {
      rounds: measured,
      planSeconds: spread(waves.map(({ planMs }) => planMs / 1000)),
      grownMib: Math.max(...waves.map(({ grownMib }) => grownMib)),
      grownInAllMib: Math.max(...waves.map(({ grownInAllMib }) => grownInAllMib)),
    };
  } finally {
    for (const each of Object.values(contenders)) each.disconnect();
  }
}

async function startContender(args: readonly string[], lifecycle: Lifecycle): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('mailing-contender.ts', import.meta.url));
  const child = fork(script, [...args], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  lifecycle.onStop('a contender', () => child.kill('SIGKILL'));
  await nextMessage<'ready'>(child);
  return child;
}

/** Sends waves and nothing else, on a waitlist that is just long enough. */
export async function benchMailingAlone(
  options: MailingBenchOptions,
  otherWork: Spread,
): Promise<MailingReport> {
  const { rounds, planSeconds, grownMib, grownInAllMib } = await benchMailing(options);
  const [wave, bare] = [rounds.get('wave') ?? [], rounds.get('bare') ?? []];
  const rate = (all: readonly Round[]) => spread(all.map(({ perSecond }) => perSecond));
  const ratio = ratios(wave, bare, 'perSecond');
  const good = ratio.median >= leastSendingRatio && grownMib <= grownMibAtMost;
  return {
    messages: options.messages,
    wave: rate(wave),
    bare: rate(bare),
    ratio,
    planSeconds,
    grownMib,
    grownInAllMib,
    otherWork,
    good,
  };
}

/** The result as a table. */
export function mailingMarkdown(result: MailingReport, date: string): string {
  const { messages, wave, bare, ratio, planSeconds, grownMib, grownInAllMib, otherWork } = result;
  const row = (name: string, { median, min, max }: Spread, digits: number) =>
    `| ${name} | ${median.toFixed(digits)} | ${min.toFixed(digits)}–${max.toFixed(digits)} |`;
  return `# Sending a wave of ${messages.toLocaleString('en')}, ${date}

Other work took ${Math.round(100 * otherWork.max)} % of the processors while the benchmark rested. The mail server answers at once.

| messages per second | median | range |
| --- | --- | --- |
${row('a wave: written down, issued, sent, settled', wave, 0)}
${row('a bare pool of nodemailer', bare, 0)}
${row('ratio', ratio, 2)}

The ratio has to be at least ${leastSendingRatio}: ${ratio.median >= leastSendingRatio ? 'met' : 'MISSED'}. A wave took ${(messages / wave.median).toFixed(0)} s,
${planSeconds.median.toFixed(1)} s of it to write down its recipients. The sender's process grew by ${grownMib.toFixed(0)} MiB after the first tenth, by ${grownInAllMib.toFixed(0)} MiB
since it was idle; at most ${grownMibAtMost} MiB after the first tenth: ${grownMib <= grownMibAtMost ? 'met' : 'MISSED'}.
`;
}

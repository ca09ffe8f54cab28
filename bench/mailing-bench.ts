import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { planMailing } from '../backend/src/features/mailing/mailing.plan.ts';
import { runMailings } from '../backend/src/features/mailing/mailing.run.ts';
import { MailingSender } from '../backend/src/features/mailing/mailing.sender.ts';
import { findFirstVersion } from '../backend/src/features/message/message.template.repository.ts';
import { TemplateService } from '../backend/src/features/message/message.template.service.ts';
import { createMailingKinds } from '../backend/src/mailing-kinds.ts';
import { Delivery } from '../backend/src/platform/delivery/delivery.ts';
import type { Lifecycle } from '../backend/src/platform/lifecycle.ts';
import { createSecrets } from '../backend/src/platform/secrets/secrets.ts';
import { openBenchPool } from './bench-database.ts';
import { startWave } from './bench-wave.ts';
import { startMailSink } from './launch/mail-sink.ts';
import { interleave, ratios, type Round, roundOf, runClients, type Spread, spread } from './measure.ts';

const secrets = createSecrets('a secret of the benchmark, long enough for it');
const silent = pino({ level: 'silent' });
const mailConnections = 16;
const noLimit = 1_000_000_000;
const brand = {
  ...{ name: 'Benchmark', legalName: 'Benchmark', tagline: '', description: '', address: 'Street 1, Town' },
  ...{ supportEmail: 'support@example.com', copyright: 'Benchmark' },
};

export interface MailingBenchOptions {
  readonly url: string;
  readonly rounds: number;
  /** Messages in each round. */
  readonly messages: number;
  readonly lifecycle: Lifecycle;
}

export interface MailingResult {
  readonly rounds: ReadonlyMap<'wave' | 'bare', readonly Round[]>;
  /** How much this process grew at most after a tenth of its first wave was sent, in MiB. */
  readonly grownMib: number;
}

/** Sending alone. */
export interface MailingReport {
  readonly messages: number;
  readonly wave: Spread;
  readonly bare: Spread;
  readonly ratio: Spread;
  readonly grownMib: number;
  /** How busy other work kept the processors while the benchmark rested. */
  readonly otherWork: Spread;
  readonly good: boolean;
}

/** The least that messages per second of a wave may be of those of a bare pool. */
export const leastSendingRatio = 0.6;
/** The most that memory may grow, in MiB. */
export const grownMibAtMost = 100;
const sampleEveryMs = 250;

/**
 * Invitations of a wave, from the start of writing them down until the last is settled, against a bare pool of nodemailer that
 * sends as many messages as large, both to a mail server that answers at once.
 */
export async function benchMailing({
  url,
  rounds,
  messages,
  lifecycle,
}: MailingBenchOptions): Promise<MailingResult> {
  let arrived = 0;
  const sink = await startMailSink(0, () => (arrived += 1), lifecycle);
  const smtp = { url: `smtp://127.0.0.1:${sink.port}`, from: 'benchmark@example.com' };
  const pool = openBenchPool(url, 6);
  const bare = createTransport({
    url: smtp.url,
    pool: true,
    maxConnections: mailConnections,
    maxMessages: Infinity,
  });
  const delivery = new Delivery({
    env: { production: true, smtp, twilio: undefined },
    pool,
    mailConnections,
  });
  const memory = new MemoryWatch();
  try {
    // The pace that people may set would be the only thing measured.
    await pool.query('ALTER TABLE mailing DROP CONSTRAINT mailing_per_hour_check');
    const example = await exampleMail(pool);
    const measured = await interleave(['wave', 'bare'] as const, rounds, async (name) => {
      if (name === 'bare')
        return runClients(mailConnections, messages, async (piece) => {
          await bare.sendMail({ ...example, from: smtp.from, to: `user${piece}@example.com` });
        });
      const before = arrived;
      memory.begin(() => arrived - before >= messages / 10);
      const round = await sendWave(pool, delivery, messages);
      for (let waited = 0; arrived - before < messages; waited += 1) {
        if (waited === 100) throw new Error(`Only ${arrived - before} of ${messages} messages arrived`);
        await sleep(20); // the mail server tells what arrived a little later
      }
      memory.end();
      return round;
    });
    return { rounds: measured, grownMib: memory.grownMib };
  } finally {
    bare.close();
    delivery.close();
    await pool.end();
  }
}

/** Compares what this process takes with what it took when it had warmed up. */
class MemoryWatch {
  #first: number | null = null;
  #most = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param isWarm whether to look already. */
  begin(isWarm: () => boolean): void {
    this.#timer = setInterval(() => {
      if (this.#first === null && !isWarm()) return;
      const rss = process.memoryUsage().rss / 2 ** 20;
      this.#first ??= rss;
      this.#most = Math.max(this.#most, rss);
    }, sampleEveryMs);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  get grownMib(): number {
    return this.#first === null ? 0 : Math.max(0, this.#most - this.#first);
  }
}

/** Sends waves and nothing else, on a waitlist that is just long enough. */
export async function benchMailingAlone(
  options: MailingBenchOptions,
  otherWork: Spread,
): Promise<MailingReport> {
  const { rounds, grownMib } = await benchMailing(options);
  const [wave, bare] = [rounds.get('wave') ?? [], rounds.get('bare') ?? []];
  const rate = (all: readonly Round[]) => spread(all.map(({ perSecond }) => perSecond));
  const ratio = ratios(wave, bare, 'perSecond');
  const good = ratio.median >= leastSendingRatio && grownMib <= grownMibAtMost;
  return {
    ...{ messages: options.messages, wave: rate(wave), bare: rate(bare) },
    ...{ ratio, grownMib, otherWork, good },
  };
}

/** The result as a table. */
export function mailingMarkdown(result: MailingReport, date: string): string {
  const { messages, wave, bare, ratio, grownMib, otherWork } = result;
  const row = (name: string, { median, min, max }: Spread, digits: number) =>
    `| ${name} | ${median.toFixed(digits)} | ${min.toFixed(digits)}–${max.toFixed(digits)} |`;
  return `# Sending a wave of ${messages.toLocaleString('en')}, ${date}

Other work took ${Math.round(100 * otherWork.max)} % of the processors while the benchmark rested. The mail server answers at once.

| messages per second | median | range |
| --- | --- | --- |
${row('a wave: written down, issued, sent, settled', wave, 0)}
${row('a bare pool of nodemailer', bare, 0)}
${row('ratio', ratio, 2)}

The ratio has to be at least ${leastSendingRatio}: ${ratio.median >= leastSendingRatio ? 'met' : 'MISSED'}. A wave took ${(messages / wave.median).toFixed(0)} s. Memory grew by ${grownMib.toFixed(0)} MiB
after the first tenth; at most ${grownMibAtMost} MiB: ${grownMib <= grownMibAtMost ? 'met' : 'MISSED'}.
`;
}

async function sendWave(pool: Pool, delivery: Delivery, messages: number): Promise<Round> {
  const mailing = await startWave(pool, { people: messages, perHour: noLimit });
  const claimTest = () => Promise.reject(new Error('No test message is sent here'));
  const { kinds } = createMailingKinds({
    ...{ pool, secrets, brand, smsAvailable: false, publicUrl: () => 'https://example.com' },
    messageTemplates: new TemplateService({ pool, brand, delivery, claimTest }),
  });
  const limits = { mailPerDomainPerHour: noLimit, smsPerHour: 1 };
  const options = { pool, kinds, sender: new MailingSender(delivery), limits };
  const startedAt = performance.now();
  await planMailing(options, mailing.id, silent);
  const signal = new AbortController().signal;
  await runMailings({ ...options, runMs: 3_600_000 }, { log: silent, signal });
  const took = performance.now() - startedAt;
  const { rows } = await pool.query<{ state: string }>('SELECT state FROM mailing WHERE seq = $1', [
    mailing.seq,
  ]);
  if (rows[0]?.state !== 'done') throw new Error(`The wave is ${rows[0]?.state ?? 'gone'}`);
  return { ...roundOf([took], took), count: messages, perSecond: (1000 * messages) / took };
}

/** As large as an invitation. */
async function exampleMail(pool: Pool) {
  const version = await findFirstVersion(pool, 'invite');
  const text = `${version?.body ?? ''}\n`;
  return { subject: 'You are in', text, html: `<!doctype html><p>${text.repeat(5)}</p>` };
}
